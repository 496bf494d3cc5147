import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { longText } from "#app/request/input/long-text.server.ts";
import { answerRefusal } from "#app/request/refusal-to-reply.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { encodeMessage } from "#app/ui/format/message.ts";
import { feedbackSend } from "#platform/contract/publishing/feedback.ts";
import { FEEDBACK } from "#platform/contract/publishing/feedback-rules.ts";
import { helplines } from "#platform/contract/publishing/helplines.ts";

const { contentMin: min, contentMax: max, emailMax } = FEEDBACK;

/** A relative may stay unknown, so an address for the answer is their choice. */
const schema = z.object({
  content: longText({ missing: "content_required", min, max }),
  email: z.email("email_invalid").max(emailMax, encodeMessage("email_long")).optional(),
});

/** The helplines of the brand, of its place and of the visitor's, and what blocks games. */
export async function relativesData(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { t, titled } = wordsOf(site, "feedback");
  const { helpline, blocking } = site.brand.config.legal;
  return {
    helpline,
    blocking,
    lines: await site.ask(helplines, {}),
    title: titled(t("relatives.title")),
    description: t("relatives.description"),
  };
}
export type RelativesData = Awaited<ReturnType<typeof relativesData>>;

/** Sends a relative's message. Its answer is the same whoever it is about. */
export async function writeAsRelative(args: ActionFunctionArgs) {
  const site = await guardedSite(args);
  const submission = parseWithZod(await args.request.formData(), { schema });
  if (submission.status !== "success") return data(submission.reply(), 400);
  try {
    const sent = await site.ask(feedbackSend, {
      type: "RELATIVE",
      images: [],
      ...submission.value,
    });
    return redirect(`/feedback/${sent.reference}`, 303);
  } catch (error) {
    return answerRefusal(submission, error, { fields: ["content", "email"] });
  }
}
