/** The states of a redemption, in the specification's words. */
export const REDEEM_STATES = ["IN_PROCESS", "REJECTED", "APPROVED"] as const;
export type RedeemState = (typeof REDEEM_STATES)[number];

/** Why staff reject a redemption. The site has the words. */
export const REDEEM_REASONS = [
  "sold_out",
  "address_incomplete",
  "not_delivered_there",
  "rules_broken",
  "asked_by_player",
] as const;
export type RedeemReason = (typeof REDEEM_REASONS)[number];

/** How many pieces of a good one redemption may ask for. */
export const PIECES_MAX = 10;
export const ADDRESS_MIN = 10;
export const ADDRESS_MAX = 300;
