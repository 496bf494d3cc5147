import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { sessionCookies } from "#app/request/cookies/session-cookies.server.ts";
import { requireMember } from "#app/request/guards/require-member.server.ts";
import { answerRefusal } from "#app/request/refusal-to-reply.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import {
  passwordChange,
  passwordRule,
  passwordState,
} from "#platform/contract/members/passwords.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";

const fields = ["oldPassword", "newPassword", "confirmNewPassword"];
const schema = z.object({
  oldPassword: z.string().max(255, "old_password_wrong").optional(),
  newPassword: z.string("password_required").max(255, "invalid_input"),
  confirmNewPassword: z.string("input_required").max(255, "invalid_input"),
});

export async function passwordData(args: LoaderFunctionArgs) {
  const site = await requireMember(args);
  const { t, titled } = wordsOf(site, "access");
  const isTrial = (error: unknown) => {
    if (error instanceof Refusal) return { account: "", hasPassword: true, due: null };
    throw error;
  };
  const [state, rule] = await Promise.all([
    site.ask(passwordState, {}).catch(isTrial),
    site.ask(passwordRule, {}),
  ]);
  const isDone = new URL(args.request.url).searchParams.has("done");
  return { ...state, rule, isDone, title: titled(t("password.title")) };
}
export type PasswordData = Awaited<ReturnType<typeof passwordData>>;

/** Changes the password. This browser gets a new session; all others end. */
export async function changePassword(args: ActionFunctionArgs) {
  const site = await requireMember(args);
  const isDue = (await site.member())?.passwordDue !== undefined;
  const submission = parseWithZod(await args.request.formData(), { schema });
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields: fields as never }), 400);
  }
  try {
    const { oldPassword, newPassword, confirmNewPassword } = submission.value;
    const session = await site.ask(passwordChange, {
      newPassword,
      confirmNewPassword,
      ...(oldPassword && { oldPassword }),
    });
    const headers = await sessionCookies(session);
    return redirect(isDue ? "/" : "/member/password?done=1", { headers });
  } catch (error) {
    return answerRefusal(submission, error, { fields, hideFields: fields });
  }
}
