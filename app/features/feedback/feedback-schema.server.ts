import { z } from "zod";
import { longText } from "#app/request/input/long-text.server.ts";
import { encodeMessage } from "#app/ui/format/message.ts";
import { FEEDBACK, FEEDBACK_CHOICES } from "#platform/contract/publishing/feedback-rules.ts";

const { contentMin: min, contentMax: max, emailMax } = FEEDBACK;

/** The rules of a message. A guest must give an address for the answer, a member may. */
export function feedbackSchema({ isMember }: { isMember: boolean }) {
  const email = z.email("email_invalid").max(emailMax, encodeMessage("email_long"));
  return z.object({
    type: z.enum(FEEDBACK_CHOICES, "type_required"),
    content: longText({ missing: "content_required", min, max }),
    email: isMember ? email.optional() : z.string("email_required").pipe(email),
  });
}
