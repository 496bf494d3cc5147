/** The areas of a merchant's terms. Each has versions of its own. */
export const CONFIG_AREAS = [
  "withdrawals",
  "transfers",
  "deposits",
  "usdt",
  "vendorCredits",
  "winners",
  "games",
  "jackpot",
  "textMessages",
  "access",
  "registration",
  "letters",
  "vip",
  "points",
  "pointConversion",
  "missions",
  "affiliate",
  "agents",
  "contracts",
  "jurisdiction",
] as const;
export type ConfigArea = (typeof CONFIG_AREAS)[number];
