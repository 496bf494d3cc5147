import { and, eq, isNull, sql } from "drizzle-orm";
import type { Context } from "../../core/context.ts";
import type { TransferTerms } from "../../core/merchant/transfer-terms.ts";
import type { TransferStanding } from "../../domain/money/transfers/transfer-blocks.ts";
import type { Transaction } from "../../store/open-store.ts";
import { memberTransfers } from "../../store/schema/transfer.ts";
import { readOwner } from "../withdrawals/request/read-owner.ts";

/** Everything that decides what a member may transfer now. Lock the member's row to rely on it. */
export async function readTransferStanding(
  context: Context,
  tx: Transaction,
  memberId: string,
  { sumPerDay, amountMin, timeZone }: TransferTerms,
) {
  const { code } = context.merchant;
  const now = context.clock.now();
  const { member, ...owner } = await readOwner(context, tx, memberId);
  const midnight = sql`date_trunc('day', ${now.toISOString()}::timestamptz, ${timeZone})`;
  const [today] = await tx
    .select({ sum: sql<string>`coalesce(sum(${memberTransfers.amount}), 0)` })
    .from(memberTransfers)
    .where(
      and(
        eq(memberTransfers.merchant, code),
        eq(memberTransfers.fromMember, memberId),
        isNull(memberTransfers.declinedAt),
        sql`${memberTransfers.createdAt} >= ${midnight}`,
      ),
    );
  const left = sumPerDay - BigInt(today?.sum ?? 0);
  const standing = {
    ...owner,
    isBlocked:
      owner.hasMarkedWin ||
      owner.isHeld ||
      Boolean(member?.transfersBlockedAt ?? member?.withdrawalsBlockedAt),
    sumPerDay,
    sumPerDayLeft: left > 0n ? left : 0n,
    amountMin,
  } satisfies TransferStanding;
  return {
    ...standing,
    type: member?.type ?? 0,
    parentId: member?.parentId ?? null,
    usernameKey: member?.usernameKey ?? "",
  };
}
