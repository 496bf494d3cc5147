import { and, asc, eq, gt, isNull, ne, or } from "drizzle-orm";
import { GATE_OF_AWARD } from "../../contract/club/awards.ts";
import type { Policy } from "../../domain/policy/policy.ts";
import { isGiftPaused } from "../../members/protection/breaks/is-gift-paused.ts";
import type { Reader } from "../../store/open-store.ts";
import { awards } from "../../store/schema/award.ts";
import type { AwardRow } from "./reach-award.ts";

export const OPEN_MAX = 100;

/**
 * The awards that the member can take now, the oldest first, a hundred at most. None in a break, nor of a
 * kind that the law forbids. A mission is taken as a mission, because staff may have to issue it.
 */
export async function openAwards(
  reader: Reader,
  { merchant, memberId }: { merchant: string; memberId: string },
  policy: Policy,
  now: Date,
): Promise<AwardRow[]> {
  if (await isGiftPaused(reader, { merchant, memberId }, now)) return [];
  const reached = await reader
    .select()
    .from(awards)
    .where(
      and(
        eq(awards.merchant, merchant),
        eq(awards.member, memberId),
        eq(awards.state, "REACHED"),
        ne(awards.kind, "mission"),
        or(isNull(awards.expiresAt), gt(awards.expiresAt, now)),
      ),
    )
    .orderBy(asc(awards.reachedAt), asc(awards.id))
    .limit(OPEN_MAX);
  return reached.filter(({ kind }) => policy.allows[GATE_OF_AWARD[kind]]);
}
