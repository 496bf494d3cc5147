import type { passwordSendCode, passwordSetByPhone } from "../../contract/members/passwords.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireFlag } from "../../core/access/require-flag.ts";
import type { Context } from "../../core/context.ts";
import { hashPassword } from "../../core/hashing/password-hash.ts";
import { findByPhone } from "../auth/find-by-phone.ts";
import { requirePhone, sendPhoneCode } from "../auth/send-phone-code.ts";
import { openOrChallenge } from "../challenge/open-or-challenge.ts";
import { useCode } from "../codes/use-code.ts";
import { checkNewPassword } from "./password-policy.ts";
import { setPassword } from "./set-password.ts";

type SendInput = InputOf<typeof passwordSendCode>;

/**
 * Sends a code to a member's phone for a new password. The answer is the same for an unknown
 * number.
 */
export async function sendPasswordCode(
  context: Context,
  input: SendInput,
): Promise<ValueOf<typeof passwordSendCode>> {
  await requireFlag(context, "CHNGPASSVERIF3");
  const { expiredMinutes, sentTo } = await sendPhoneCode(context, "reset", input);
  return { expiredMinutes, sentTo };
}

/**
 * Sets a new password with a code from the member's own phone and logs them in. Other sessions end.
 */
export async function setPasswordByPhone(
  context: Context,
  input: InputOf<typeof passwordSetByPhone>,
): Promise<ValueOf<typeof passwordSetByPhone>> {
  await requireFlag(context, "CHNGPASSVERIF3");
  const target = requirePhone(input);
  const { store, merchant } = context;
  await checkNewPassword(context, { ...input, username: input.mobileNum });
  const passwordHash = await hashPassword(input.newPassword, context.random);
  return store.inMerchant(merchant.code, async (tx) => {
    const code = input.verificationCode;
    await useCode(context, tx, { purpose: "reset", channel: "mobile", target, code });
    const member = await findByPhone(context, tx, target);
    // A code for an unknown number is never sent, so no code can be correct.
    if (!member) throw new Refusal("verification_code_wrong", { field: "verificationCode" });
    const row = await setPassword(context, tx, member, { passwordHash, action: "passwordReset" });
    return openOrChallenge(context, tx, row, { kind: "reset" });
  });
}
