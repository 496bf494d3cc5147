/** How a bonus is reached: with a deposit, or by its code. */
export const BONUS_KINDS = ["deposit", "code"] as const;
export type BonusKind = (typeof BONUS_KINDS)[number];

/**
 * OPEN locks its money. RELEASED became the member's own; EXPIRED, GIVEN_UP and TAKEN_BACK gave back
 * what was left; LOST was played away.
 */
export const BONUS_STATES = [
  "OPEN",
  "RELEASED",
  "GIVEN_UP",
  "EXPIRED",
  "LOST",
  "TAKEN_BACK",
] as const;
export type BonusState = (typeof BONUS_STATES)[number];
