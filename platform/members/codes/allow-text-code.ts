import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { takeTextRequest } from "../../core/limits/text-limit.ts";
import { rowOfMerchant } from "../../core/merchant/find-merchant.ts";
import { isServedNumber } from "../../core/merchant/served-countries.ts";
import { textTermsOf } from "../../core/merchant/text-terms.ts";
import { useCaptcha } from "../captcha/use-captcha.ts";

export type CaptchaAnswer = Parameters<typeof useCaptcha>[1];

/**
 * Lets somebody request a code for a typed number. Refuses with sms_country a number outside the
 * merchant's countries, and like a login without the captcha that the third request of an hour needs.
 * `isOwn` says that the request comes from the number's owner. Call it before the transaction that
 * sends the code.
 */
export async function allowTextCode(
  context: Context,
  { phone, isOwn = false }: { phone: string; isOwn?: boolean },
  given: CaptchaAnswer,
): Promise<void> {
  const row = await rowOfMerchant(context.store, context.merchant);
  if (!isServedNumber(row, phone)) throw new Refusal("sms_country", { field: "mobileNum" });
  const isAsked = await takeTextRequest(context, textTermsOf(row), { phone, isOwn });
  if (isAsked) await useCaptcha(context, given);
}
