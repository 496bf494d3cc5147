import { sql } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";

/** Locks the cash of these members until the transaction ends, in the order in which bets do. */
export async function holdPurses(
  tx: Transaction,
  merchant: string,
  memberIds: string[],
): Promise<void> {
  await tx.execute(sql`select ledger_hold(${merchant}, ${sql.param(memberIds)}::text[])`);
}
