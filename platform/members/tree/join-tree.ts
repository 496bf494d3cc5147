import { sql } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";

/**
 * Puts a new member into the merchant's tree, below the parent in the member's row. Call it once, in
 * the transaction that writes the row, and for a parent before its members.
 */
export async function joinTree(tx: Transaction, merchant: string, member: string): Promise<void> {
  await tx.execute(sql`select member_tree_join(${merchant}, ${member})`);
}
