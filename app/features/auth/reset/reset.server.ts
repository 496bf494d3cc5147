import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { clearSession } from "#app/request/cookies/cookies.server.ts";
import { answerRefusal } from "#app/request/refusal-to-reply.server.ts";
import { guardedSite } from "#app/request/site.server.ts";
import { wordsOf } from "#app/respond/page-title.server.ts";
import {
  passwordReset,
  passwordResetShow,
  passwordRule,
} from "#platform/contract/members/passwords.ts";
import { Refusal } from "#platform/contract/wire/refusal.ts";
import { dialogArt } from "../dialog/dialog-art.server.ts";

const SECRETS = ["newPassword", "confirmNewPassword"];
const schema = z.object({
  newPassword: z.string("password_required").max(255, "invalid_input"),
  confirmNewPassword: z.string("input_required").max(255, "invalid_input"),
});

const tokenOf = (request: Request) => new URL(request.url).searchParams.get("token") ?? "";

/** The account of a reset link; none when the link was used or has expired. */
export async function resetData(args: LoaderFunctionArgs) {
  const site = await guardedSite(args);
  const token = tokenOf(args.request);
  const [owner, rule, art] = await Promise.all([
    site.ask(passwordResetShow, { token }).catch((error: unknown) => {
      if (error instanceof Refusal) return null;
      throw error;
    }),
    site.ask(passwordRule, {}),
    dialogArt(site, "w_login"),
  ]);
  const { t, titled } = wordsOf(site, "access");
  return { account: owner?.account ?? null, rule, art, title: titled(t("reset.title")) };
}
export type ResetData = Awaited<ReturnType<typeof resetData>>;

export async function reset(args: ActionFunctionArgs) {
  const site = await guardedSite(args);
  const { request } = args;
  const submission = parseWithZod(await request.formData(), { schema });
  if (submission.status !== "success") {
    return data(submission.reply({ hideFields: SECRETS as never }), 400);
  }
  try {
    await site.ask(passwordReset, { ...submission.value, token: tokenOf(request) });
    const headers = { "set-cookie": await clearSession() };
    return redirect("/login?reset=1", { headers });
  } catch (error) {
    return answerRefusal(submission, error, { fields: SECRETS, hideFields: SECRETS });
  }
}
