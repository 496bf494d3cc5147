import { z } from "zod";
import { languageTag } from "../../languages/language-tag.ts";
import { FEEDBACK_TYPES } from "../../publishing/feedback-rules.ts";
import { call, nothing } from "../../wire/call.ts";
import { instant } from "../../wire/money.ts";
import { picture } from "../picture.ts";

const reference = z.string().max(40);

/** The open messages to customer service, or with `all` every one; the newest first, fifty at most. */
export const staffFeedbackList = call({
  name: "staffFeedbackList",
  method: "GET",
  path: "/staff/feedback",
  access: "staff",
  permission: "feedback.list",
  line: "feedback list <merchant>",
  input: z.object({ all: z.enum(["yes", "no"]).default("no") }),
  value: z.array(
    z.object({
      reference: z.string(),
      at: instant,
      type: z.enum(FEEDBACK_TYPES),
      /** The account, or a guest's address. */
      sender: z.string(),
      pictures: z.int(),
      /** The beginning of the first line. */
      content: z.string(),
    }),
  ),
});

export const staffFeedbackShow = call({
  name: "staffFeedbackShow",
  method: "GET",
  path: "/staff/feedback/show",
  access: "staff",
  permission: "feedback.read",
  line: "feedback show <merchant> <reference>",
  input: z.object({ reference }),
  value: z.object({
    reference: z.string(),
    at: instant,
    type: z.enum(FEEDBACK_TYPES),
    language: languageTag,
    /** Where the answer goes. */
    email: z.string().nullable(),
    /** The member who wrote it; null for a guest. */
    account: z.string().nullable(),
    memberId: z.string().nullable(),
    closedAt: instant.nullable(),
    content: z.string(),
    pictures: z.array(picture),
  }),
});

/** Marks a message as done. A member who wrote it sees so. */
export const staffFeedbackClose = call({
  name: "staffFeedbackClose",
  method: "POST",
  path: "/staff/feedback/close",
  access: "staff",
  permission: "feedback.close",
  line: "feedback close <merchant> <reference>",
  input: z.object({ reference }),
  value: nothing,
});
