import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { toPhone } from "../../domain/members/phone.ts";
import { type CodeSent, sendCode } from "../codes/send-code.ts";
import { findByPhone } from "./find-by-phone.ts";

/** A number as somebody types it. */
export type TypedPhone = { countryDialingCode: string; mobileNum: string };

/** The number in E.164; refuses with mobile_invalid what is none. */
export function requirePhone({ countryDialingCode, mobileNum }: TypedPhone): string {
  const phone = toPhone(countryDialingCode, mobileNum);
  if (!phone) throw new Refusal("mobile_invalid", { field: "mobileNum" });
  return phone;
}

/** Sends a code to whoever proved to own a number. Nobody learns whether it has an account. */
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
