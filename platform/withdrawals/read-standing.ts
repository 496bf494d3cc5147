import { and, eq, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import type { Context } from "../context.ts";
import { localMinute } from "../domain/local-time.ts";
import type { WithdrawStanding } from "../domain/withdraw-blocks.ts";
import { balanceOf } from "../ledger/balance-of.ts";
import type { Transaction } from "../store/open-store.ts";
import { members } from "../store/schema/merchant.ts";
import { payoutAccounts, withdrawPasswords } from "../store/schema/payout.ts";
import { withdrawals } from "../store/schema/withdrawal.ts";
import { dropBustLots } from "../wagering/drop-bust-lots.ts";
import { listOpenLots } from "../wagering/list-open-lots.ts";
import type { WithdrawTerms } from "./withdraw-terms.ts";

/** Everything that decides what a member may withdraw now; hold the member's row to rely on it. */
export async function readStanding(
  { merchant, clock }: Context,
  tx: Transaction,
  memberId: string,
  terms: WithdrawTerms,
) {
  const { code } = merchant;
  const now = clock.now();
  await dropBustLots(tx, code, memberId, now);
  const [member] = await tx
    .select({
      rankLevel: members.rankLevel,
      blockedAt: members.withdrawalsBlockedAt,
      profile: members.profile,
      hash: withdrawPasswords.hash,
      passwordUsableAt: withdrawPasswords.usableAt,
    })
    .from(members)
    .leftJoin(
      withdrawPasswords,
      and(
        eq(withdrawPasswords.merchant, members.merchant),
        eq(withdrawPasswords.memberId, members.id),
      ),
    )
    .where(and(eq(members.merchant, code), eq(members.id, memberId)));
  const level = BigInt(member?.rankLevel ?? 0);
  const perDayMax = terms.perDay + Number(level) * terms.perDayPerLevel;
  const sumPerDayMax = terms.sumPerDay + level * terms.sumPerDayPerLevel;
  const today = await sumToday(tx, { merchant: code, memberId, now, timeZone: terms.timeZone });
  const left = sumPerDayMax - today.sum;
  return {
    isBlocked: member?.blockedAt != null,
    balance: await balanceOf(tx, { merchant: code, owner: memberId, kind: "cash" }),
    accounts: await ownAccounts(tx, code, memberId),
    hasPassword: Boolean(member?.hash ?? member?.profile.paymentPasswordHash),
    passwordUsableAt: member?.passwordUsableAt ?? null,
    lots: await listOpenLots(tx, code, memberId),
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

/** What was asked for since midnight on the merchant's clock; what came back does not count. */
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
