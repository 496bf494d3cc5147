/** How a player's movements are told apart. */
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
