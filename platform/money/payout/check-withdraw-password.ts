import { and, eq } from "drizzle-orm";
import { Refusal } from "../../contract/wire/refusal.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { isPassword } from "../../core/hashing/password-hash.ts";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import { withdrawPasswords } from "../../store/schema/payout.ts";

export const WITHDRAW_TRIES = 5;
export const WITHDRAW_LOCK_HOURS = 24;

export type WithdrawCheck =
  | { outcome: "right" }
  /** Right, but set without the old ones: good only for a change until then. */
  | { outcome: "fresh"; until: Date }
  | { outcome: "unset" }
  | { outcome: "wrong"; triesLeft: number }
  | { outcome: "locked"; until: Date };

type Row = typeof withdrawPasswords.$inferSelect;

/**
 * Checks six digits against a member's withdraw password. Five wrong ones in a row lock it for 24
 * hours, also for the right one. The result is returned and never thrown, because a rolled back try
 * would not count. The caller commits and then refuses with refusalOfCheck.
 */
export async function checkWithdrawPassword(
  context: Context,
  tx: Transaction,
  memberId: string,
  given: string,
): Promise<WithdrawCheck> {
  const row = await lockedRow(context, tx, memberId);
  if (!row?.hash) return { outcome: "unset" };
  const now = context.clock.now();
  if (row.lockedUntil && row.lockedUntil > now) {
    return { outcome: "locked", until: row.lockedUntil };
  }
  if (await isPassword(row.hash, given)) {
    await keep(tx, row, { failures: 0, lockedUntil: null });
    const { usableAt } = row;
    return usableAt && usableAt > now
      ? { outcome: "fresh", until: usableAt }
      : { outcome: "right" };
  }
  const failures = row.lockedUntil ? 1 : row.failures + 1;
  const isLocked = failures >= WITHDRAW_TRIES;
  const until = new Date(now.getTime() + WITHDRAW_LOCK_HOURS * 3_600_000);
  await keep(tx, row, { failures, lockedUntil: isLocked ? until : null });
  const action = isLocked ? "withdrawPasswordLocked" : "withdrawPasswordWrong";
  await record(context, tx, { action, memberId });
  return isLocked
    ? { outcome: "locked", until }
    : { outcome: "wrong", triesLeft: WITHDRAW_TRIES - failures };
}

/** The refusal at `field` for a failed check; null when the digits are right. */
export function refusalOfCheck(check: WithdrawCheck, field: string, now: Date): Refusal | null {
  if (check.outcome === "right") return null;
  if (check.outcome === "unset") return new Refusal("withdraw_password_unset", { field });
  if (check.outcome === "wrong") {
    return new Refusal("withdraw_password_wrong", { field, details: { count: check.triesLeft } });
  }
  const hours = Math.max(1, Math.ceil((check.until.getTime() - now.getTime()) / 3_600_000));
  const code = `withdraw_password_${check.outcome}`;
  return new Refusal(code, { field, details: { count: hours } });
}

/**
 * Checks the digits for a withdrawal in its own transaction, and refuses after its commit. The
 * codes are withdraw_password_unset, _wrong (tries left), _locked or _fresh (hours left).
 */
export async function requireWithdrawPassword(
  context: Context,
  memberId: string,
  given: string,
  field = "withdrawPassword",
): Promise<void> {
  const refusal = refusalOfCheck(
    await checkAlone(context, memberId, given),
    field,
    context.clock.now(),
  );
  if (refusal) throw refusal;
}

/** Checks the old digits for a change, however new they are. */
export async function requireOldDigits(
  context: Context,
  memberId: string,
  given: string,
  field: string,
): Promise<void> {
  const check = await checkAlone(context, memberId, given);
  const refusal = refusalOfCheck(check, field, context.clock.now());
  if (refusal && check.outcome !== "fresh") throw refusal;
}

function checkAlone(context: Context, memberId: string, given: string): Promise<WithdrawCheck> {
  return context.store.inMerchant(context.merchant.code, (tx) =>
    checkWithdrawPassword(context, tx, memberId, given),
  );
}

/** Parallel guesses wait for each other. A password from registration is adopted here. */
async function lockedRow(context: Context, tx: Transaction, memberId: string) {
  const { code } = context.merchant;
  const own = and(eq(withdrawPasswords.merchant, code), eq(withdrawPasswords.memberId, memberId));
  const find = () => tx.select().from(withdrawPasswords).where(own).for("update");
  const [known] = await find();
  if (known) return known;
  const [member] = await tx
    .select({ profile: members.profile })
    .from(members)
    .where(and(eq(members.merchant, code), eq(members.id, memberId)));
  const hash = member?.profile.paymentPasswordHash;
  if (!hash) return undefined;
  await tx
    .insert(withdrawPasswords)
    .values({ merchant: code, memberId, hash, changedAt: context.clock.now() })
    .onConflictDoNothing();
  return (await find())[0];
}

function keep(tx: Transaction, row: Row, change: Pick<Row, "failures" | "lockedUntil">) {
  return tx
    .update(withdrawPasswords)
    .set(change)
    .where(
      and(
        eq(withdrawPasswords.merchant, row.merchant),
        eq(withdrawPasswords.memberId, row.memberId),
      ),
    );
}
