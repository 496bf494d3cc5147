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
  "adjustment",
] as const;
