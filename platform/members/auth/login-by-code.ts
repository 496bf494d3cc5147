import { Refusal } from "../../contract/wire/refusal.ts";
import { requireFlag } from "../../core/access/require-flag.ts";
import { recordFailure } from "../../core/audit/record-failure.ts";
import type { Context } from "../../core/context.ts";
import { type LoginOutcome, openOrChallenge } from "../challenge/open-or-challenge.ts";
import { useCode, WrongCode } from "../codes/use-code.ts";
import { findByPhone } from "./find-by-phone.ts";
import type { LoginInput } from "./open-session.ts";
import { requireEntrance } from "./require-entrance.ts";
import { requirePhone } from "./send-phone-code.ts";

/**
 * Logs in by phone: the number is in `username`, the code in `password`. A number without an
 * account is refused like a wrong code. An authenticator app or a passkey that is on is asked for.
 */
export async function loginByCode(context: Context, input: LoginInput): Promise<LoginOutcome> {
  await requireFlag(context, "MOBILEVERCODELOGIN3");
  const { countryDialingCode = "", username: mobileNum } = input;
  const target = requirePhone({ countryDialingCode, mobileNum });
  const opened = context.store.inMerchant(context.merchant.code, async (tx) => {
    await useCode(context, tx, {
      purpose: "login",
      channel: "mobile",
      target,
      code: input.password,
    });
    const row = await findByPhone(context, tx, target);
    if (!row) throw new Refusal("verification_code_wrong", { field: "verificationCode" });
    await requireEntrance(context, row, input.as);
    return openOrChallenge(context, tx, row, { kind: "sms" });
  });
  return opened.catch(async (error: unknown) => {
    if (error instanceof WrongCode) {
      const details = { kind: "sms" };
      await recordFailure(context, { action: "login_failed", memberId: error.memberId, details });
    }
    throw error;
  });
}
