import type { Transaction } from "../../store/open-store.ts";
import { wageringLots } from "../../store/schema/wagering.ts";
import { dropBustLots } from "./drop-bust-lots.ts";

type Lot = Pick<
  typeof wageringLots.$inferInsert,
  "merchant" | "id" | "memberId" | "source" | "amount" | "openedAt"
>;

/** How often what was credited must be played before it can be withdrawn (domain.md 6.1, 6.9). */
const TIMES: Record<Lot["source"], bigint> = { deposit: 1n, transfer: 1n };

/**
 * Opens the lot of a credit, in the transaction of the credit and before its money moves: a purse
 * that is empty by then ends the lots before it. Once for each id.
 */
export async function openLot(tx: Transaction, lot: Lot): Promise<void> {
  await dropBustLots(tx, lot.merchant, lot.memberId, lot.openedAt);
  await tx
    .insert(wageringLots)
    .values({ ...lot, required: lot.amount * TIMES[lot.source] })
    .onConflictDoNothing();
}
