import { z } from "zod";
import { encodeMessage } from "#app/ui/format/message.ts";
import { FEEDBACK, FEEDBACK_TYPES } from "#platform/contract/publishing/feedback-rules.ts";

const { contentMin: min, contentMax: max, emailMax } = FEEDBACK;

/** A line end arrives as two characters and counts as one, as the visitor typed it. */
const asWritten = (text: string) => text.replaceAll("\r\n", "\n").trim();
const lengthOf = (issue: { input?: unknown }) => [...String(issue.input)].length;

/** The rules of a message. A guest must give an address for the answer, a member may. */
export function feedbackSchema({ isMember }: { isMember: boolean }) {
  const email = z.email("email_invalid").max(emailMax, encodeMessage("email_long"));
  return z.object({
    type: z.enum(FEEDBACK_TYPES, "type_required"),
    content: z
      .string("content_required")
      .transform(asWritten)
      .refine((text) => [...text].length >= min, {
        error: (issue) => encodeMessage("input_short", { count: min - lengthOf(issue), min }),
      })
      .refine((text) => [...text].length <= max, {
        error: (issue) => encodeMessage("input_long", { count: lengthOf(issue) - max, max }),
      }),
    email: isMember ? email.optional() : z.string("email_required").pipe(email),
  });
}
