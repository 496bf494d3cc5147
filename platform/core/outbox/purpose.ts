import { and, eq, gt, inArray, isNull, or, type Placeholder } from "drizzle-orm";
import type { Purpose } from "../../contract/core/purpose.ts";
import type { Reader } from "../../store/open-store.ts";
import { playBreaks } from "../../store/schema/protection.ts";

/** The breaks that hold at an instant. */
export const isHeldAt = (now: Date | Placeholder) =>
  // A time-out ends by itself. An exclusion only ends by the player's word.
  and(isNull(playBreaks.endedAt), or(eq(playBreaks.kind, "exclusion"), gt(playBreaks.until, now)));

type Told = { merchant: string; purpose: Purpose; now: Date };

/**
 * Those of the members whom a message of that purpose may reach. A promotion reaches nobody on a break.
 * Every message that the platform sends by itself asks this.
 */
export async function reachable(
  reader: Pick<Reader, "select">,
  { merchant, purpose, now }: Told,
  members: readonly string[],
): Promise<Set<string>> {
  if (purpose === "service" || members.length === 0) return new Set(members);
  const resting = await reader
    .select({ member: playBreaks.member })
    .from(playBreaks)
    .where(
      and(
        eq(playBreaks.merchant, merchant),
        inArray(playBreaks.member, [...members]),
        isHeldAt(now),
      ),
    );
  const held = new Set(resting.map(({ member }) => member));
  return new Set(members.filter((member) => !held.has(member)));
}
