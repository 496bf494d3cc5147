import type { registerCode } from "../../contract/members/account.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import type { Context } from "../../core/context.ts";
import { requirePhone } from "../auth/send-phone-code.ts";
import { allowTextCode } from "../codes/allow-text-code.ts";
import { sendCode } from "../codes/send-code.ts";
import { readRegisterPolicy } from "./read-register-policy.ts";

/**
 * Sends a newcomer the code that proves their number. Any existing number of the merchant's countries
 * gets one, with or without an account. Refuses with registration_closed when no such code is
 * required, and like allowTextCode.
 */
export async function sendRegisterCode(
  context: Context,
  input: InputOf<typeof registerCode>,
): Promise<ValueOf<typeof registerCode>> {
  const { isOpen, tabs } = await readRegisterPolicy(context);
  const isAsked = isOpen && tabs.some(({ rules }) => rules.asksCode);
  if (!isAsked) throw new Refusal("registration_closed", { status: 403 });
  const target = requirePhone(input);
  await allowTextCode(context, { phone: target }, input);
  const { language } = context;
  return context.store.inMerchant(context.merchant.code, (tx) =>
    sendCode(context, tx, { purpose: "register", channel: "mobile", target, language }),
  );
}
