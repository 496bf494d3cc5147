import { sql } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";
import { noteWork } from "../../store/work/work-notes.ts";

export type RoundKey = { merchant: string; vendor: string; roundId: string };

/**
 * Ends an open round by its vendor's word or by force. CLOSED and FORCED book stake and win; VOID
 * returns the stakes. Returns true when it was open and is ended now. A round with wins cannot
 * become void. A round before its `round_forced_at` is not ended by force.
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
  const { ended } = rows[0]!;
  if (ended) noteWork(tx, { merchant, about: "rounds" });
  return ended;
}
