import { and, eq } from "drizzle-orm";
import type { Reader } from "../../store/open-store.ts";
import { rounds } from "../../store/schema/round.ts";

/** True while a bet of the member is not settled. */
export async function hasOpenRound(
  reader: Reader,
  merchant: string,
  memberId: string,
): Promise<boolean> {
  const own = and(eq(rounds.merchant, merchant), eq(rounds.member, memberId));
  const found = await reader
    .select({ id: rounds.roundId })
    .from(rounds)
    .where(and(own, eq(rounds.state, "OPEN")))
    .limit(1);
  return found.length > 0;
}
