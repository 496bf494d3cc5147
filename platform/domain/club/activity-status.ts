import type { ActivityStatus } from "../../contract/club/promotions.ts";

export type Activity = {
  startsAt: Date | null;
  endsAt: Date | null;
  /** False for what holds for everybody without asking. */
  needsJoining: boolean;
};

/** How far one player has come in an activity; null for who takes no part. */
export type Participation =
  | "joined"
  | "progressing"
  | "reached"
  | "applied"
  | "refused"
  | "issued"
  | "claimed";

/** What was decided stays decided, also after the activity's end. */
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
 * The specification's word for an activity as one player sees it now: by time first, then by what
 * the player has done. Null while it runs and there is nothing to join. An activity without a first
 * day has not been announced for one yet; its end is the first instant at which it is over.
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
