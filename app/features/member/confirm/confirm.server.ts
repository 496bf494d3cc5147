import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { answerRefusal } from "#app/request/refusal-to-reply.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import { encodeMessage } from "#app/ui/format/message.ts";
import { memberConfirm, registerSettings } from "#platform/contract/members/account.ts";

const FIELDS = ["isAdult", "hasAgreed"];
const schema = (age: number) =>
  z.object({
    isAdult: z.boolean(encodeMessage("age_required", { age })),
    hasAgreed: z.boolean("terms_required"),
  });

/** The age to confirm. A member who owes no confirmation is sent to the start page. */
export async function confirmData(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  if (!(await site.member())?.confirmationDue) throw redirect("/");
  const { ageMin } = await site.ask(registerSettings, {});
  const { t, titled } = wordsOf(site, "access");
  return { age: ageMin, title: titled(t("confirm.title")) };
}
export type ConfirmData = Awaited<ReturnType<typeof confirmData>>;

/** Confirms age and terms, and leads to the start page. */
export async function confirmAccount(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const { ageMin } = await site.ask(registerSettings, {});
  const submission = parseWithZod(await args.request.formData(), { schema: schema(ageMin) });
  if (submission.status !== "success") return data(submission.reply(), 400);
  try {
    await site.ask(memberConfirm, submission.value);
    return redirect("/");
  } catch (error) {
    return answerRefusal(submission, error, { fields: FIELDS });
  }
}
