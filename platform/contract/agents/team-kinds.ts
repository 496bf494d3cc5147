import { BET_STATES } from "../play/bet-states.ts";
import { RECORD_KINDS } from "../play/record-kinds.ts";

/** Whose rows a list shows: the account's own, those directly below it too, or the whole team's. */
export const TEAM_SCOPES = ["self", "direct", "all"] as const;
export type TeamScope = (typeof TEAM_SCOPES)[number];

/** The states of settled rounds; a round under way is in no team's record. */
export const TEAM_BET_STATES = BET_STATES.filter((state) => state !== "UNSETTLED");

/** The kinds of a team's movements: play is in the team's betting record. */
export const TEAM_RECORD_KINDS = RECORD_KINDS.filter(
  (kind) => kind !== "bet" && kind !== "win" && kind !== "refund",
);

/** The lengths of a message to somebody of the team, in characters. */
export const AGENT_MESSAGE = { subjectMax: 80, textMax: 1_000 } as const;
