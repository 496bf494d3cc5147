import { registrationsFrom } from "../../core/access/attempt-limit.ts";
import type { Context } from "../../core/context.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { useCaptcha } from "./use-captcha.ts";

/** Whole towns share an address; more newcomers an hour than this are looked at twice. */
const STANDARD_AFTER = 30;

/**
 * Whether a registration from here has to show that a person types: after so many from the address
 * within an hour, by the merchant's setting `registerCaptchaAfter`.
 */
export async function isRegisterCaptchaAsked(context: Context): Promise<boolean> {
  const { settings } = await readMerchant(context.store, context.merchant.code);
  const after = Number(settings.registerCaptchaAfter ?? STANDARD_AFTER);
  return (await registrationsFrom(context)) >= after;
}

/** Uses the newcomer's captcha up where one is asked; refuses as a login does. */
export async function requireRegisterCaptcha(
  context: Context,
  given: Parameters<typeof useCaptcha>[1],
): Promise<void> {
  if (await isRegisterCaptchaAsked(context)) await useCaptcha(context, given);
}
