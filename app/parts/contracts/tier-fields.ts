import type { ContractKind } from "#platform/contract/agents/contract-kinds.ts";

const OF_DAYS = ["rate", "validBet", "loss", "active", "minimumBet"] as const;

/** The fields of a tier by the kind of the contract, in the order in which they are shown and typed. */
export const TIER_FIELDS = {
  dividend: OF_DAYS,
  daily: OF_DAYS,
  hour: ["rate", "validBet", "active", "minimumBet", "dayBefore"],
  realtime: ["winRate", "lossRate", "singleBet", "dayBet"],
} as const satisfies Record<ContractKind, readonly string[]>;
export type TierField = (typeof TIER_FIELDS)[ContractKind][number];
