import type { withdrawPasswordReset } from "../../contract/money/payout.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { hashPassword } from "../../core/hashing/password-hash.ts";
import { tellOfChange } from "../../core/outbox/tell-member.ts";
import { writeMessage } from "../../core/outbox/write-message.ts";
import { requireRecentProof } from "../../members/challenge/require-proof.ts";
import { withdrawPasswords } from "../../store/schema/payout.ts";
import { hasWithdrawPassword } from "./set-withdraw-password.ts";
import { checkDigits, usableFrom } from "./withdraw-digits.ts";

/**
 * Sets new digits for a member who forgot theirs, after a recent proof. A lock from wrong tries
 * ends. Withdrawals refuse the digits for a day and the member is told on the site and outside it.
 * So the owner is warned before a thief gains anything. Refuses with withdraw_password_unset when
 * no digits are set.
 */
export async function resetWithdrawPassword(
  context: Context,
  input: InputOf<typeof withdrawPasswordReset>,
): Promise<ValueOf<typeof withdrawPasswordReset>> {
  const { memberId } = requireRealAccount(context);
  checkDigits(input);
  if (!(await hasWithdrawPassword(context, memberId))) {
    throw new Refusal("withdraw_password_unset", { status: 409 });
  }
  const { store, merchant, clock } = context;
  const hash = await hashPassword(input.password, context.random);
  const now = clock.now();
  const usableAt = usableFrom(now);
  const row = { hash, failures: 0, lockedUntil: null, changedAt: now, usableAt };
  await store.inMerchant(merchant.code, async (tx) => {
    await requireRecentProof(context, tx);
    await tx
      .insert(withdrawPasswords)
      .values({ merchant: merchant.code, memberId, ...row })
      .onConflictDoUpdate({
        target: [withdrawPasswords.merchant, withdrawPasswords.memberId],
        set: row,
      });
    await record(context, tx, { action: "withdrawPasswordReset", memberId });
    await tellOfChange(context, tx, memberId, "withdrawPasswordReset");
    await writeMessage(context, tx, memberId, "withdrawPasswordReset", {});
  });
  return { usableAt: usableAt.getTime() };
}
