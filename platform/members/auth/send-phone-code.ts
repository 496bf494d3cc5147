import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { toPhone } from "../../domain/members/phone.ts";
import { isBrowserOf } from "../challenge/device.ts";
import { allowTextCode, type CaptchaAnswer } from "../codes/allow-text-code.ts";
import { type CodeSent, sendCode } from "../codes/send-code.ts";
import { findByPhone } from "./find-by-phone.ts";

/** A number as typed. */
export type TypedPhone = { countryDialingCode: string; mobileNum: string };

/** The number in E.164. Refuses any other text with mobile_invalid. */
export function requirePhone({ countryDialingCode, mobileNum }: TypedPhone): string {
  const phone = toPhone(countryDialingCode, mobileNum);
  if (!phone) throw new Refusal("mobile_invalid", { field: "mobileNum" });
  return phone;
}

/**
 * Sends a code to the member who proved a number. The answer does not reveal whether there is one.
 * Refuses like allowTextCode.
 */
export async function sendPhoneCode(
  context: Context,
  purpose: "login" | "reset",
  typed: TypedPhone & CaptchaAnswer,
): Promise<CodeSent> {
  const target = requirePhone(typed);
  const { store, merchant } = context;
  const { owner, isOwn } = await store.inMerchant(merchant.code, async (tx) => {
    const found = await findByPhone(context, tx, target);
    return { owner: found, isOwn: await isBrowserOf(context, tx, found?.id ?? "") };
  });
  await allowTextCode(context, { phone: target, isOwn }, typed);
  return store.inMerchant(merchant.code, (tx) => {
    return sendCode(context, tx, {
      purpose,
      channel: "mobile",
      target,
      language: context.language,
      ...(owner && { memberId: owner.id }),
    });
  });
}
