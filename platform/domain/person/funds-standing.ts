import type { FundsStanding, FundsState } from "../../contract/members/person/funds-kinds.ts";

type Newest = { state: FundsState; validUntil: Date | null };

/** How far it is known where the money comes from, by the newest question. */
export function fundsStanding(newest: Newest | undefined, now: Date): FundsStanding {
  if (!newest) return "none";
  const isOver = newest.validUntil !== null && newest.validUntil <= now;
  if (newest.state === "ACCEPTED") return isOver ? "expired" : "accepted";
  return ({ ASKED: "asked", ANSWERED: "answered", REFUSED: "refused" } as const)[newest.state];
}

/** True while an answer may help: before the first, after a refusal, and when an accepted one has run out. */
export const mayAnswer = (standing: FundsStanding): boolean =>
  standing !== "answered" && standing !== "accepted";
