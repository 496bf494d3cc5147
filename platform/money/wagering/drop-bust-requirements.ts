import { sql } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";

/**
 * Ends a member's wagering requirements when less than 1.00 is left and no round is open (domain.md
 * 6.1).
 */
export async function dropBustRequirements(
  tx: Transaction,
  merchant: string,
  memberId: string,
  now: Date,
): Promise<void> {
  await tx.execute(
    sql`select wagering_bust(${merchant}, ${memberId}, ${now.toISOString()}::timestamptz)`,
  );
}
