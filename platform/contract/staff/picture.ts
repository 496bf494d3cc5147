import { z } from "zod";

/** A picture that a member sent, redrawn by the platform. */
export const picture = z.object({
  /** A file name such as "D-1234-5678-1.png", unique within its answer. */
  name: z.string(),
  contentType: z.enum(["image/png", "image/jpeg"]),
  /** Base64. */
  content: z.string(),
});
