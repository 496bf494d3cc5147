import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { answerRefusal } from "#app/request/refusal-to-reply.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { feedbackMine, feedbackSend } from "#platform/contract/publishing/feedback.ts";
import {
  FEEDBACK_CHOICES,
  type FeedbackChoice,
} from "#platform/contract/publishing/feedback-rules.ts";
import { feedbackSchema } from "./feedback-schema.server.ts";
import { readUpload } from "./read-upload.server.ts";

const fields = ["type", "content", "email", "images"];

const ABOUT_MAX = 200;

/**
 * The form's data: a link may preselect the topic and say what it is about, and members see what they
 * sent.
 */
export async function feedbackData(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const { t, titled } = wordsOf(site, "feedback");
  const member = await site.member();
  const { searchParams } = new URL(args.request.url);
  const asked = searchParams.get("type");
  return {
    isMember: member !== null,
    type: isType(asked) ? asked : "",
    about: searchParams.get("about")?.slice(0, ABOUT_MAX) ?? "",
    own: member ? await site.ask(feedbackMine, {}) : [],
    title: titled(t("title")),
    description: t("description"),
  };
}
export type FeedbackData = Awaited<ReturnType<typeof feedbackData>>;

const isType = (value: unknown): value is FeedbackChoice =>
  (FEEDBACK_CHOICES as readonly unknown[]).includes(value);

/** Sends the message with its pictures, and redirects to the page with its reference. */
export async function writeToService(args: ActionFunctionArgs) {
  const site = await guardedSite(args);
  const { form, pictures, problem } = await readUpload(args.request);
  const schema = feedbackSchema({ isMember: (await site.member()) !== null });
  const submission = parseWithZod(form, { schema });
  if (submission.status !== "success" || problem) {
    const more = problem && { fieldErrors: { images: [problem] } as never };
    return data(submission.reply(more || {}), 400);
  }
  const images = pictures.map((bytes) => bytes.toString("base64"));
  const { type, content, email } = submission.value;
  try {
    const sent = await site.ask(feedbackSend, { type, content, images, ...(email && { email }) });
    return redirect(`/feedback/${sent.reference}`);
  } catch (error) {
    return answerRefusal(submission, error, { fields });
  }
}
