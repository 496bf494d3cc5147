import { type CodeSent, sendCode } from "../codes/send-code.ts";
import type { Context } from "../context.ts";
import type { loginCode } from "../contract/auth.ts";
import type { InputOf } from "../contract/call.ts";
import { Refusal } from "../contract/refusal.ts";
import { toPhone } from "../domain/phone.ts";
import { findByPhone } from "./find-by-phone.ts";
import { requireFlag } from "./require-flag.ts";

/** Sends a code to log in by (MOBILEVERCODELOGIN3). Nobody learns whether the number has an account. */
export async function sendLoginCode(
  context: Context,
  input: InputOf<typeof loginCode>,
): Promise<CodeSent> {
  await requireFlag(context, "MOBILEVERCODELOGIN3");
  const target = toPhone(input.countryDialingCode, input.mobileNum);
  if (!target) throw new Refusal("mobile_invalid", { field: "mobileNum" });
  return context.store.inMerchant(context.merchant.code, async (tx) => {
    const owner = await findByPhone(context, tx, target);
    return sendCode(context, tx, {
      purpose: "login",
      channel: "mobile",
      target,
      language: context.language,
      ...(owner && { memberId: owner.id }),
    });
  });
}
