import { and, eq } from "drizzle-orm";
import type { withdrawPasswordSet } from "../../contract/money/payout.ts";
import type { InputOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { hashPassword } from "../../core/hashing/password-hash.ts";
import { tellOfChange } from "../../core/outbox/tell-member.ts";
import { requireRecentProof } from "../../members/challenge/require-proof.ts";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import { withdrawPasswords } from "../../store/schema/payout.ts";
import { requireOldDigits } from "./check-withdraw-password.ts";
import { checkDigits, usableFrom } from "./withdraw-digits.ts";

type Input = InputOf<typeof withdrawPasswordSet>;

/**
 * Sets the six digits that a withdrawal asks for. It needs a recent proof, and a later
 * change the current digits too. The member is also told outside the site.
 */
export async function setWithdrawPassword(
  context: Context,
  input: Input,
): Promise<Record<string, never>> {
  const { memberId } = requireRealAccount(context);
  checkDigits(input);
  const isChange = await hasWithdrawPassword(context, memberId);
  if (isChange) await requireOldDigits(context, memberId, input.current ?? "", "current");
  const hash = await hashPassword(input.password, context.random);
  await context.store.inMerchant(context.merchant.code, async (tx) => {
    await requireRecentProof(context, tx);
    await (isChange ? changeHash : keepFirstHash)(context, tx, memberId, hash);
    await record(context, tx, { action: "withdrawPasswordSet", memberId, details: { isChange } });
    await tellOfChange(context, tx, memberId, "withdrawPassword");
  });
  return {};
}

/** True when the member has withdraw digits, also from registration. */
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

const ownRow = (context: Context, memberId: string) =>
  and(
    eq(withdrawPasswords.merchant, context.merchant.code),
    eq(withdrawPasswords.memberId, memberId),
  );

/** Knowing the old digits neither extends nor shortens the wait. */
async function changeHash(context: Context, tx: Transaction, memberId: string, hash: string) {
  const change = { hash, failures: 0, lockedUntil: null, changedAt: context.clock.now() };
  await tx.update(withdrawPasswords).set(change).where(ownRow(context, memberId));
}

/**
 * The first digits must not overwrite digits set at the same time without knowing them. After
 * customer service removed digits, the next ones wait like forgotten ones.
 */
async function keepFirstHash(context: Context, tx: Transaction, memberId: string, hash: string) {
  const now = context.clock.now();
  const change = { hash, failures: 0, lockedUntil: null, changedAt: now };
  const kept = await tx
    .insert(withdrawPasswords)
    .values({ merchant: context.merchant.code, memberId, ...change })
    .onConflictDoUpdate({
      target: [withdrawPasswords.merchant, withdrawPasswords.memberId],
      set: { ...change, usableAt: usableFrom(now) },
      setWhere: eq(withdrawPasswords.hash, ""),
    })
    .returning({ memberId: withdrawPasswords.memberId });
  if (kept.length === 0) throw new Refusal("withdraw_password_set", { status: 409 });
}
