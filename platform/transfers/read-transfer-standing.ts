import { and, eq, sql } from "drizzle-orm";
import type { Context } from "../context.ts";
import type { TransferStanding } from "../domain/transfer-blocks.ts";
import { balanceOf } from "../ledger/balance-of.ts";
import type { Transaction } from "../store/open-store.ts";
import { members } from "../store/schema/merchant.ts";
import { withdrawPasswords } from "../store/schema/payout.ts";
import { memberTransfers } from "../store/schema/transfer.ts";
import { dropBustLots } from "../wagering/drop-bust-lots.ts";
import { listOpenLots } from "../wagering/list-open-lots.ts";
import type { TransferTerms } from "./transfer-terms.ts";

/** Everything that decides what a member may transfer now; hold the member's row to rely on it. */
export async function readTransferStanding(
  { merchant, clock }: Context,
  tx: Transaction,
  memberId: string,
  { sumPerDay, amountMin, timeZone }: TransferTerms,
) {
  const { code } = merchant;
  const now = clock.now();
  await dropBustLots(tx, code, memberId, now);
  const [member] = await tx
    .select({
      type: members.type,
      parentId: members.parentId,
      transfersBlockedAt: members.transfersBlockedAt,
      withdrawalsBlockedAt: members.withdrawalsBlockedAt,
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
  const midnight = sql`date_trunc('day', ${now.toISOString()}::timestamptz, ${timeZone})`;
  const [today] = await tx
    .select({ sum: sql<string>`coalesce(sum(${memberTransfers.amount}), 0)` })
    .from(memberTransfers)
    .where(
      and(
        eq(memberTransfers.merchant, code),
        eq(memberTransfers.fromMember, memberId),
        sql`${memberTransfers.createdAt} >= ${midnight}`,
      ),
    );
  const left = sumPerDay - BigInt(today?.sum ?? 0);
  const standing = {
    isBlocked: Boolean(member?.transfersBlockedAt ?? member?.withdrawalsBlockedAt),
    balance: await balanceOf(tx, { merchant: code, owner: memberId, kind: "cash" }),
    hasPassword: Boolean(member?.hash ?? member?.profile.paymentPasswordHash),
    passwordUsableAt: member?.passwordUsableAt ?? null,
    lots: await listOpenLots(tx, code, memberId),
    sumPerDay,
    sumPerDayLeft: left > 0n ? left : 0n,
    amountMin,
  } satisfies TransferStanding;
  return { ...standing, type: member?.type ?? 0, parentId: member?.parentId ?? null };
}
