import { and, eq, isNotNull } from "drizzle-orm";
import type { Reader } from "../../store/open-store.ts";
import { playGuards } from "../../store/schema/protection.ts";

/** The money of the member's open bonus in their cash, in ledger units; null without one. */
export async function bonusMoney(
  reader: Reader,
  { merchant, memberId }: { merchant: string; memberId: string },
): Promise<bigint | null> {
  const [row] = await reader
    .select({ left: playGuards.bonusLeft })
    .from(playGuards)
    .where(
      and(
        eq(playGuards.merchant, merchant),
        eq(playGuards.member, memberId),
        isNotNull(playGuards.bonusSince),
      ),
    );
  return row?.left ?? null;
}
