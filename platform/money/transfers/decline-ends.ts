import type { Context } from "../../core/context.ts";
import { declineEnd, whyNotDecline } from "../../domain/money/transfers/decline-transfer.ts";
import type { Transaction } from "../../store/open-store.ts";
import { balanceOf } from "../ledger/balance-of.ts";
import type { TransferRow } from "./show-transfer.ts";
import { unplayedTransfers } from "./unplayed-transfers.ts";

/** Until when a member may decline each of these transfers; null for those they cannot decline. */
export async function declineEnds(
  { merchant, clock }: Context,
  tx: Transaction,
  memberId: string,
  rows: readonly TransferRow[],
): Promise<(row: TransferRow) => Date | null> {
  const now = clock.now();
  const open = rows.filter(
    (row) => row.toMember === memberId && !row.declinedAt && now < declineEnd(row),
  );
  if (open.length === 0) return () => null;
  const ids = open.map(({ id }) => id);
  const unplayed = await unplayedTransfers(tx, merchant.code, ids);
  const balance = await balanceOf(tx, { merchant: merchant.code, owner: memberId, kind: "cash" });
  return (row) => {
    const received = { ...row, balance, isUnplayed: unplayed.has(row.id) };
    return ids.includes(row.id) && !whyNotDecline(received, now) ? declineEnd(row) : null;
  };
}
