import { and, eq, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import type { Context } from "../../../core/context.ts";
import type { WithdrawTerms } from "../../../core/merchant/withdraw-terms.ts";
import { localMinute } from "../../../domain/local-time.ts";
import type { WithdrawStanding } from "../../../domain/money/withdrawals/withdraw-blocks.ts";
import { readVipLevel } from "../../../members/vip/read-vip-standing.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { payoutAccounts } from "../../../store/schema/payout.ts";
import { withdrawals } from "../../../store/schema/withdrawal.ts";
import { readOwner } from "./read-owner.ts";

/** Everything that decides what a member may withdraw now. Lock the member's row to rely on it. */
export async function readStanding(
  context: Context,
  tx: Transaction,
  memberId: string,
  terms: WithdrawTerms,
) {
  const { code } = context.merchant;
  const now = context.clock.now();
  // Read before the balance: a request cancelled in between still counts here, so the answer is the
  // earlier one.
  const today = await sumToday(tx, { merchant: code, memberId, now, timeZone: terms.timeZone });
  const { member, ...owner } = await readOwner(context, tx, memberId);
  const level = BigInt(await readVipLevel(tx, { merchant: code, memberId }));
  const perDayMax = terms.perDay + Number(level) * terms.perDayPerLevel;
  const sumPerDayMax = terms.sumPerDay + level * terms.sumPerDayPerLevel;
  const left = sumPerDayMax - today.sum;
  return {
    ...owner,
    isBlocked: member?.withdrawalsBlockedAt != null || owner.hasMarkedWin || owner.isHeld,
    accounts: await ownAccounts(tx, code, memberId),
    minute: localMinute(now, terms.timeZone),
    hours: terms.hours,
    perDayMax,
    perDayLeft: Math.max(0, perDayMax - today.count),
    sumPerDayMax,
    sumPerDayLeft: left > 0n ? left : 0n,
    amountMin: terms.amountMin,
  } satisfies WithdrawStanding;
}

function ownAccounts(tx: Transaction, merchant: string, memberId: string) {
  return tx
    .select({ id: payoutAccounts.id, usableAt: payoutAccounts.usableAt })
    .from(payoutAccounts)
    .where(
      and(
        eq(payoutAccounts.merchant, merchant),
        eq(payoutAccounts.memberId, memberId),
        isNull(payoutAccounts.removedAt),
      ),
    );
}

type Day = { merchant: string; memberId: string; now: Date; timeZone: string };

/**
 * The total requested since midnight in the merchant's time zone. Returned amounts do not count.
 */
async function sumToday(tx: Transaction, { merchant, memberId, now, timeZone }: Day) {
  const midnight: SQL = sql`date_trunc('day', ${now.toISOString()}::timestamptz, ${timeZone})`;
  const [row] = await tx
    .select({
      count: sql<string>`count(*)`,
      sum: sql<string>`coalesce(sum(${withdrawals.amount}), 0)`,
    })
    .from(withdrawals)
    .where(
      and(
        eq(withdrawals.merchant, merchant),
        eq(withdrawals.memberId, memberId),
        sql`${withdrawals.createdAt} >= ${midnight}`,
        notInArray(withdrawals.status, ["REJECTED", "FAILED", "CANCELLED"]),
      ),
    );
  return { count: Number(row?.count ?? 0), sum: BigInt(row?.sum ?? 0) };
}
