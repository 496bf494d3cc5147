import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { toPhone } from "../../domain/members/phone.ts";
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
 */
export function sendPhoneCode(
  context: Context,
  purpose: "login" | "reset",
  typed: TypedPhone,
): Promise<CodeSent> {
  const target = requirePhone(typed);
  return context.store.inMerchant(context.merchant.code, async (tx) => {
    const owner = await findByPhone(context, tx, target);
    return sendCode(context, tx, {
      purpose,
      channel: "mobile",
      target,
      language: context.language,
      ...(owner && { memberId: owner.id }),
    });
  });
}
