import { and, eq } from "drizzle-orm";
import { record } from "../audit/record.ts";
import { hashPassword } from "../auth/password-hash.ts";
import { requireRealAccount } from "../auth/require-actor.ts";
import { requireRecentProof } from "../challenge/require-proof.ts";
import type { Context } from "../context.ts";
import type { InputOf } from "../contract/call.ts";
import type { withdrawPasswordSet } from "../contract/payout.ts";
import { Refusal } from "../contract/refusal.ts";
import { isWeakPin } from "../domain/weak-pin.ts";
import { tellOfChange } from "../outbox/tell-member.ts";
import { members } from "../store/schema/merchant.ts";
import { withdrawPasswords } from "../store/schema/payout.ts";
import { requireWithdrawPassword } from "./check-withdraw-password.ts";

type Input = InputOf<typeof withdrawPasswordSet>;

/**
 * Sets the six digits that a withdrawal asks for: the first time after a recent proof, later with
 * the digits until now. The member is told outside of the site as well.
 */
export async function setWithdrawPassword(
  context: Context,
  input: Input,
): Promise<Record<string, never>> {
  const { memberId } = requireRealAccount(context);
  checkDigits(input);
  const isChange = await hasWithdrawPassword(context, memberId);
  if (isChange) await requireWithdrawPassword(context, memberId, input.current ?? "", "current");
  const hash = await hashPassword(input.password, context.random);
  await keepHash(context, memberId, hash, isChange);
  return {};
}

function checkDigits({ password, confirmPassword }: Input): void {
  if (!/^\d{6}$/.test(password)) throw new Refusal("pin_digits", { field: "password" });
  if (isWeakPin(password)) throw new Refusal("pin_weak", { field: "password" });
  if (password !== confirmPassword) {
    throw new Refusal("pin_mismatch", { field: "confirmPassword" });
  }
}

/** Whether the member has withdraw digits, also such as were given at registration. */
export async function hasWithdrawPassword(context: Context, memberId: string): Promise<boolean> {
  const { store, merchant } = context;
  const [row] = await store.inMerchant(merchant.code, (tx) =>
    tx
      .select({ hash: withdrawPasswords.hash, profile: members.profile })
      .from(members)
      .leftJoin(
        withdrawPasswords,
        and(
          eq(withdrawPasswords.merchant, members.merchant),
          eq(withdrawPasswords.memberId, members.id),
        ),
      )
      .where(and(eq(members.merchant, merchant.code), eq(members.id, memberId))),
  );
  return Boolean(row?.hash ?? row?.profile.paymentPasswordHash);
}

async function keepHash(context: Context, memberId: string, hash: string, isChange: boolean) {
  const { store, merchant, clock } = context;
  const row = { hash, failures: 0, lockedUntil: null, changedAt: clock.now() };
  await store.inMerchant(merchant.code, async (tx) => {
    if (!isChange) await requireRecentProof(context, tx);
    const insert = tx
      .insert(withdrawPasswords)
      .values({ merchant: merchant.code, memberId, ...row });
    const target = [withdrawPasswords.merchant, withdrawPasswords.memberId];
    // The first one must not overwrite one that was set at the same time without knowing it.
    const kept = await (isChange
      ? insert.onConflictDoUpdate({ target, set: row })
      : insert.onConflictDoNothing()
    ).returning({ memberId: withdrawPasswords.memberId });
    if (kept.length === 0) throw new Refusal("withdraw_password_set", { status: 409 });
    await record(context, tx, { action: "withdrawPasswordSet", memberId, details: { isChange } });
    await tellOfChange(context, tx, memberId, "withdrawPassword");
  });
}
