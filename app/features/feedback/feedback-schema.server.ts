import { z } from "zod";
import { encodeMessage } from "#app/ui/format/message.ts";
import { FEEDBACK, FEEDBACK_TYPES } from "#platform/contract/publishing/feedback-rules.ts";

const { contentMin: min, contentMax: max, emailMax } = FEEDBACK;

/** Line ends travel as two characters and are counted as one, as the person wrote them. */
const asWritten = (text: string) => text.replaceAll("\r\n", "\n").trim();
const lengthOf = (issue: { input?: unknown }) => [...String(issue.input)].length;

/** What is asked of a message; a guest must say where to answer, a member may. */
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
