import type { ActivityStatus } from "../../contract/club/promotions.ts";

export type Activity = {
  startsAt: Date | null;
  endsAt: Date | null;
  /** False for an activity that holds for everybody without joining. */
  needsJoining: boolean;
};

/** The progress of one player in an activity; null for players who take no part. */
export type Participation =
  | "joined"
  | "progressing"
  | "reached"
  | "applied"
  | "refused"
  | "issued"
  | "claimed";

/** These outcomes stay, also after the activity's end. */
const OUTCOMES: Partial<Record<Participation, ActivityStatus>> = {
  applied: "APPLYING",
  refused: "REJECTED",
  issued: "ISSUED",
  claimed: "CLAIMED",
};
const UNDER_WAY: Partial<Record<Participation, ActivityStatus>> = {
  joined: "JOINED",
  progressing: "PROCESS",
  reached: "CLAIM",
};

/**
 * The status of an activity for one player: by time first, then by the player's progress. Null
 * while it runs and there is nothing to join. An activity without a first day is not announced yet.
 * `endsAt` is the first instant after it.
 */
export function activityStatus(
  { startsAt, endsAt, needsJoining }: Activity,
  participation: Participation | null,
  now: Date,
): ActivityStatus | null {
  const outcome = participation && OUTCOMES[participation];
  if (outcome) return outcome;
  if (endsAt && endsAt <= now) return "CLOSE";
  if (!startsAt || startsAt > now) return "COMING_SOON";
  if (participation) return UNDER_WAY[participation]!;
  return needsJoining ? "JOIN" : null;
}
