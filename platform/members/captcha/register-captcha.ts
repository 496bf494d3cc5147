import type { Context } from "../../core/context.ts";
import { registrationsFrom } from "../../core/limits/register-limit.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { useCaptcha } from "./use-captcha.ts";

/** Whole towns share an address. More registrations per hour than this need a captcha. */
const STANDARD_AFTER = 30;

/**
 * True when a registration from this address needs a captcha: after so many within an hour. The
 * merchant's setting `registerCaptchaAfter` overrides the number.
 */
export async function isRegisterCaptchaAsked(context: Context): Promise<boolean> {
  const { settings } = await readMerchant(context.store, context.merchant.code);
  const after = Number(settings.registerCaptchaAfter ?? STANDARD_AFTER);
  return (await registrationsFrom(context)) >= after;
}

/** Uses up the newcomer's captcha if one is required. Refuses like a login. */
export async function requireRegisterCaptcha(
  context: Context,
  given: Parameters<typeof useCaptcha>[1],
): Promise<void> {
  if (await isRegisterCaptchaAsked(context)) await useCaptcha(context, given);
}
