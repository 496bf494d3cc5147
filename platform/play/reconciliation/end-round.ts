import { sql } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";

export type RoundKey = { merchant: string; vendor: string; roundId: string };

/**
 * Ends a round that is still open, as its vendor says or by force: CLOSED and FORCED book what was
 * staked and won, VOID gives the stakes back. Answers whether it was open and is ended now; a round
 * with wins is not made void, and one with a bet or a win within 48 hours is not ended by force.
 */
export async function endRound(
  tx: Transaction,
  { merchant, vendor, roundId }: RoundKey,
  outcome: "CLOSED" | "VOID" | "FORCED",
  now: Date,
): Promise<boolean> {
  const { rows } = await tx.execute<{ ended: boolean }>(
    sql`select round_end(${merchant}, ${vendor}, ${roundId}, ${outcome},
      ${now.toISOString()}::timestamptz) as ended`,
  );
  return rows[0]!.ended;
}
