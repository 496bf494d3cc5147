import { spotMost } from "../tables/table-limits.ts";

/** The most that a hand is dealt for, as on a main place of the other tables. */
export const HAND_MOST = spotMost("baccarat", "player");

/** Two hands, each doubled: the most stakes of a round, and the most that it pays. */
export const STAKES_MOST = 4;
export const PAY_MOST = 2 * STAKES_MOST;
