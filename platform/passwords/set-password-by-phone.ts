import { and, eq, isNotNull } from "drizzle-orm";
import { hashPassword } from "../auth/password-hash.ts";
import { openOrChallenge } from "../challenge/open-or-challenge.ts";
import { sendCode } from "../codes/send-code.ts";
import { useCode } from "../codes/use-code.ts";
import type { Context } from "../context.ts";
import type { InputOf, ValueOf } from "../contract/call.ts";
import type { passwordSendCode, passwordSetByPhone } from "../contract/passwords.ts";
import { Refusal } from "../contract/refusal.ts";
import { toPhone } from "../domain/phone.ts";
import { hasFlag } from "../domain/whitelabel.ts";
import { readMerchant } from "../site/find-merchant.ts";
import type { Transaction } from "../store/open-store.ts";
import { members } from "../store/schema/merchant.ts";
import { checkNewPassword } from "./password-policy.ts";
import { setPassword } from "./set-password.ts";

type SendInput = InputOf<typeof passwordSendCode>;

/** Sends a code to a number whose owner forgot the password; the same answer when nobody has it. */
export async function sendPasswordCode(
  context: Context,
  input: SendInput,
): Promise<ValueOf<typeof passwordSendCode>> {
  const target = await targetOf(context, input);
  return context.store.inMerchant(context.merchant.code, async (tx) => {
    const member = await ownerOf(context, tx, target);
    const { expiredMinutes, sentTo } = await sendCode(context, tx, {
      purpose: "reset",
      channel: "mobile",
      target,
      language: context.language,
      ...(member && { memberId: member.id }),
    });
    return { expiredMinutes, sentTo };
  });
}

/** Sets a new password by a code on the member's own phone and lets them in; other sessions end. */
export async function setPasswordByPhone(
  context: Context,
  input: InputOf<typeof passwordSetByPhone>,
): Promise<ValueOf<typeof passwordSetByPhone>> {
  const target = await targetOf(context, input);
  const { store, merchant } = context;
  await checkNewPassword(context, { ...input, username: input.mobileNum });
  const passwordHash = await hashPassword(input.newPassword, context.random);
  return store.inMerchant(merchant.code, async (tx) => {
    const code = input.verificationCode;
    await useCode(context, tx, { purpose: "reset", channel: "mobile", target, code });
    const member = await ownerOf(context, tx, target);
    // A code for a number that nobody has never leaves the house, so nobody can know one.
    if (!member) throw new Refusal("verification_code_wrong", { field: "verificationCode" });
    const row = await setPassword(context, tx, member, { passwordHash, action: "passwordReset" });
    return openOrChallenge(context, tx, row, "reset");
  });
}

async function targetOf(context: Context, input: SendInput): Promise<string> {
  const { whitelabel } = await readMerchant(context.store, context.merchant.code);
  if (!hasFlag(whitelabel, "CHNGPASSVERIF3")) throw new Refusal("not_offered", { status: 403 });
  const target = toPhone(input.countryDialingCode, input.mobileNum);
  if (!target) throw new Refusal("mobile_invalid", { field: "mobileNum" });
  return target;
}

async function ownerOf(context: Context, tx: Transaction, phone: string) {
  const [row] = await tx
    .select()
    .from(members)
    .where(
      and(
        eq(members.merchant, context.merchant.code),
        eq(members.phone, phone),
        eq(members.status, "active"),
        isNotNull(members.phoneVerifiedAt),
      ),
    );
  return row;
}
