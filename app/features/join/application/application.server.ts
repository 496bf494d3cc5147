import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { longText } from "#app/request/input/long-text.server.ts";
import { answerRefusal } from "#app/request/refusal-to-reply.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { encodeMessage } from "#app/ui/format/message.ts";
import { APPLICATION } from "#platform/contract/agents/application-kinds.ts";
import { affiliateApplication, affiliateApply } from "#platform/contract/agents/applications.ts";
import { isAgentType } from "#platform/contract/members/account-type.ts";

const { textMin, textMax, channelsMax, channelLengthMax } = APPLICATION;
const FIELDS = ["text", "channels", "hasAgreed"];

const schema = z.object({
  text: longText({ missing: "text_required", min: textMin, max: textMax }),
  channels: z
    .string("channel_missing")
    .transform((typed) => typed.split("\n").map((line) => line.trim()))
    .transform((lines) => lines.filter((line) => line !== ""))
    .refine((lines) => lines.length > 0, "channel_missing")
    .refine(
      (lines) => lines.length <= channelsMax,
      encodeMessage("channels_many", { max: channelsMax }),
    )
    .refine(
      (lines) => lines.every((line) => line.length <= channelLengthMax),
      encodeMessage("channel_long", { max: channelLengthMax }),
    ),
  hasAgreed: z.boolean("terms_required"),
});

/** The member's latest application. An agent is sent to the agent centre. */
export async function applicationData(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  if (isAgentType((await site.member())!.type)) throw redirect("/agent");
  const { application } = await site.ask(affiliateApplication, {});
  const { t, titled } = wordsOf(site, "join");
  return { application, title: titled(t("application.title")) };
}
export type ApplicationData = Awaited<ReturnType<typeof applicationData>>;

/** Sends the application, and leads back to the page that shows it. */
export async function sendApplication(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const submission = parseWithZod(await args.request.formData(), { schema });
  if (submission.status !== "success") return data(submission.reply(), 400);
  try {
    await site.ask(affiliateApply, submission.value);
    return redirect("/join/apply", 303);
  } catch (error) {
    return answerRefusal(submission, error, { fields: FIELDS });
  }
}
