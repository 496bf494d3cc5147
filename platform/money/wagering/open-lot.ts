import type { Transaction } from "../../store/open-store.ts";
import { wageringLots } from "../../store/schema/wagering.ts";
import { dropBustLots } from "./drop-bust-lots.ts";

type Lot = Pick<
  typeof wageringLots.$inferInsert,
  "merchant" | "id" | "memberId" | "source" | "amount" | "openedAt"
>;

/** How often a credit must be bet before it can be withdrawn (domain.md 6.1, 6.9). */
const TIMES: Record<Lot["source"], bigint> = { deposit: 1n, transfer: 1n };

/**
 * Opens the wagering requirement of a credit, in the credit's transaction and before its money
 * moves. A purse that is empty then ends the earlier ones. Once per id.
 */
export async function openLot(tx: Transaction, lot: Lot): Promise<void> {
  await dropBustLots(tx, lot.merchant, lot.memberId, lot.openedAt);
  await tx
    .insert(wageringLots)
    .values({ ...lot, required: lot.amount * TIMES[lot.source] })
    .onConflictDoNothing();
}
