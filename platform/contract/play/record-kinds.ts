/** The kinds of a player's movements. */
export const RECORD_KINDS = [
  "deposit",
  "withdrawal",
  "transfer",
  "wallet",
  "bet",
  "win",
  "refund",
  "prize",
  "salary",
  "dividend",
  "adjustment",
] as const;
