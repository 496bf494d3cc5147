export const BET_STATES = ["UNSETTLED", "WIN", "LOSE", "DRAW", "CANCELLED"] as const;
