import type { Session } from "../../contract/members/auth.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { countOpened } from "../../core/limits/register-limit.ts";
import { isRegisterCaptchaAsked } from "../captcha/register-captcha.ts";

/** Counts the new account for the browser that opened it. */
export async function counted(context: Context, session: Session): Promise<Session> {
  if (session.deviceToken) await countOpened(context, session.deviceToken);
  return session;
}

/**
 * Refuses a taken name or number. The refusal carries `captcha: true` when the next try needs a
 * captcha.
 */
export async function takenName(context: Context, code: string, field: string): Promise<Refusal> {
  const isAsked = await isRegisterCaptchaAsked(context);
  return new Refusal(code, { field, status: 409, ...(isAsked && { details: { captcha: true } }) });
}
