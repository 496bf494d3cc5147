import { sql } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";

/**
 * Keeps everybody's place in the merchant's tree until the transaction ends. Call it before any row
 * is locked, because a move holds the tree first.
 */
export async function holdTree(tx: Transaction, merchant: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock_shared(member_tree_lock(${merchant}))`);
}
