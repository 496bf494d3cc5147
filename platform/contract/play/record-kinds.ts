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

/** What a movement without a page of its own was for. */
export const MOVEMENT_REASONS = [
  "daily",
  "hour",
  "realtime",
  "jackpot",
  "bonus",
  "bonusBack",
  "rebate",
  "teamRebate",
  "points",
  "award",
] as const;
