import { and, asc, eq, inArray } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";
import { members } from "../../store/schema/merchant.ts";
import { holdPurses } from "../ledger/hold-purses.ts";

/**
 * Locks members and their purses in one order, so that neither transfers nor bets deadlock with it.
 */
export async function holdBoth(tx: Transaction, merchant: string, ids: string[]): Promise<void> {
  await tx
    .select({ id: members.id })
    .from(members)
    .where(and(eq(members.merchant, merchant), inArray(members.id, ids)))
    .orderBy(asc(members.id))
    .for("no key update");
  await holdPurses(tx, merchant, ids);
}
