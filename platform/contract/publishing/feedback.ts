import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant } from "../wire/money.ts";
import { FEEDBACK, FEEDBACK_TYPES } from "./feedback-rules.ts";

/** Base64 makes a picture a third longer. */
const IMAGE_TEXT_MAX = Math.ceil(FEEDBACK.imageBytesMax / 3) * 4;

export const feedbackSend = call({
  name: "feedbackSend",
  method: "PUT",
  path: "/feedback",
  access: "guest",
  bodyBytesMax: FEEDBACK.imagesMax * IMAGE_TEXT_MAX + 64 * 1024,
  input: z.object({
    type: z.enum(FEEDBACK_TYPES),
    content: z.string().max(4 * FEEDBACK.contentMax),
    /** The address for the answer to a guest. */
    email: z.email().max(FEEDBACK.emailMax).optional(),
    /** PNG or JPEG in base64. The platform redraws each one. */
    images: z.array(z.string().max(2 * IMAGE_TEXT_MAX)).default([]),
  }),
  value: z.object({ reference: z.string() }),
});

/** The member's own messages to customer service, newest first. */
export const feedbackMine = call({
  name: "feedbackMine",
  method: "GET",
  path: "/feedback/mine",
  access: "member",
  input: z.object({}),
  value: z.array(
    z.object({
      reference: z.string(),
      type: z.enum(FEEDBACK_TYPES),
      content: z.string(),
      images: z.number().int(),
      time: instant,
      isClosed: z.boolean(),
    }),
  ),
});
