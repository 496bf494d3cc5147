import type { PromisedTerms } from "../../store/schema/missions.ts";
import { spinsWorth } from "../free-spins/held-spins.ts";
import type { MissionRow, PartRow } from "./read-missions.ts";

/** The clauses of a mission that a member keeps from joining it on. */
export const promisedTerms = (mission: MissionRow): PromisedTerms => ({
  targetAmount: mission.targetAmount === null ? null : String(mission.targetAmount),
  targetCount: mission.targetCount,
  reward: String(mission.reward),
  points: mission.points,
  spins: mission.spins,
  wagering: mission.wagering,
});

/**
 * The mission as it was when the member joined. Its event and games are those of now, because the
 * database measures by them. Without a part, or with one from before terms were kept, the mission of now.
 */
export function asPromised(mission: MissionRow, part: PartRow | null): MissionRow {
  if (!part?.terms) return mission;
  const { targetAmount, reward, ...terms } = part.terms;
  return {
    ...{ ...mission, ...terms, reward: BigInt(reward) },
    targetAmount: targetAmount === null ? null : BigInt(targetAmount),
  };
}

/**
 * What a mission's reward takes of a campaign's budget, in ledger units: its cash, and its free spins at
 * their stake. Points cost nothing.
 */
export const costOf = ({ reward, spins }: Pick<MissionRow, "reward" | "spins">): bigint =>
  reward + spinsWorth(spins);
