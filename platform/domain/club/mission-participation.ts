import type { MISSION_PART_STATES } from "../../contract/club/missions.ts";
import type { Participation } from "./activity-status.ts";

type Target = { targetAmount: bigint | null; targetCount: number | null };
type Done = { amount: bigint; count: number };
type PartState = (typeof MISSION_PART_STATES)[number];

const DECIDED = {
  APPLIED: "applied",
  REFUSED: "refused",
  ISSUED: "issued",
  CLAIMED: "claimed",
} as const satisfies Record<Exclude<PartState, "JOINED">, Participation>;

/** True when what was done is what the mission asks for. */
export const isReached = ({ targetAmount, targetCount }: Target, { amount, count }: Done) =>
  targetAmount === null ? count >= (targetCount ?? 1) : amount >= targetAmount;

/** How a player stands to a mission in one period; null before joining, unless it is reached. */
export function participationIn(
  target: Target,
  done: Done,
  state: PartState | null,
): Participation | null {
  if (state !== null && state !== "JOINED") return DECIDED[state];
  if (isReached(target, done)) return "reached";
  if (state === null) return null;
  return done.amount > 0n || done.count > 0 ? "progressing" : "joined";
}
