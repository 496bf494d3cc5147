import { and, asc, eq, isNull, sql } from "drizzle-orm";
import { participationIn } from "../../domain/club/mission-participation.ts";
import type { Policy } from "../../domain/policy/policy.ts";
import type { Reader } from "../../store/open-store.ts";
import { missions } from "../../store/schema/club.ts";
import { missionParts } from "../../store/schema/missions.ts";
import { asPromised } from "./promised-terms.ts";

export type MissionRow = typeof missions.$inferSelect;
export type PartRow = typeof missionParts.$inferSelect;
/** What a member did for a mission in its present period. */
export type Own = { period: string; until: Date | null; amount: bigint; count: number };

type Who = { merchant: string; memberId: string };
type Progress = { id: string; period: string; until: string | null; amount: string; count: number };

/** The merchant's missions in their order. Without those of free spins where the law forbids a bonus. */
export const offeredMissions = (
  reader: Reader,
  merchant: string,
  { allows }: Policy,
): Promise<MissionRow[]> =>
  reader
    .select()
    .from(missions)
    .where(
      and(
        eq(missions.merchant, merchant),
        eq(missions.isEnabled, true),
        ...(allows.welcomeBonus ? [] : [isNull(missions.spins)]),
      ),
    )
    .orderBy(asc(missions.position), asc(missions.id));

/**
 * What a member did for each mission that runs now, by its id, with how they stand to it and the mission
 * as it was promised to them. The database reads facts that are kept anyway, so nothing is counted twice
 * and a correction counts at once.
 */
export async function ownMissions(
  reader: Reader,
  { merchant, memberId }: Who,
  list: readonly MissionRow[],
  now: Date,
) {
  const { rows } = await reader.execute<Progress>(sql`
    select id, period, (extract(epoch from until) * 1000)::bigint as until, amount, count
    from mission_progress(${merchant}, ${memberId}, ${now.toISOString()}::timestamptz)`);
  const parts = await reader
    .select()
    .from(missionParts)
    .where(and(eq(missionParts.merchant, merchant), eq(missionParts.member, memberId)));
  return new Map(
    rows.flatMap(({ id, period, until, amount, count }) => {
      const mission = list.find((one) => one.id === id);
      if (!mission) return [];
      const own: Own = {
        ...{ period, amount: BigInt(amount), count },
        until: until === null ? null : new Date(Number(until)),
      };
      const part = parts.find((one) => one.mission === id && one.period === period) ?? null;
      const promised = asPromised(mission, part);
      const participation = participationIn(promised, own, part?.state ?? null);
      return [[id, { own, part, participation, mission: promised }] as const];
    }),
  );
}
