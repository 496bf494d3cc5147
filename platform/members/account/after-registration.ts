import type { Session } from "../../contract/members/auth.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { countOpened } from "../../core/access/attempt-limit.ts";
import type { Context } from "../../core/context.ts";
import { isRegisterCaptchaAsked } from "../captcha/register-captcha.ts";

/** Counts the account for the browser in which it was opened. */
export async function counted(context: Context, session: Session): Promise<Session> {
  if (session.deviceToken) await countOpened(context, session.deviceToken);
  return session;
}

/** A name or number that is taken; carries `captcha: true` where the next try has to answer one. */
export async function takenName(context: Context, code: string, field: string): Promise<Refusal> {
  const isAsked = await isRegisterCaptchaAsked(context);
  return new Refusal(code, { field, status: 409, ...(isAsked && { details: { captcha: true } }) });
}
