/**
 * One tier of a dividend, a daily or an hour salary. A tier is met when all that it asks for is
 * there; null asks for nothing. Rates are in basis points of the kind's base.
 */
export type Tier = {
  rate: number;
  /** The team's valid bet in the period. */
  validBet: bigint | null;
  /** The loss measure of domain 5.2, as a positive amount. An hour salary has none. */
  loss?: bigint | null;
  /** So many members whose own valid bet reached `minimumBet`. */
  active: number | null;
  minimumBet: bigint;
  /** An hour salary only: the team's valid bet of the day before. */
  dayBefore?: bigint | null;
};

/** One tier of a real-time salary, which pays for single rounds of a downline. */
export type RoundTier = {
  /** The least stake of a round. */
  singleBet: bigint;
  /** The least valid bet of that downline on the day of the round. */
  dayBet: bigint | null;
  /** Basis points of the stake of a round that paid more, or less, than its stake. */
  winRate: number;
  lossRate: number;
};

/** Each rate of a tier with its field. */
export function ratesOf(tier: Tier | RoundTier): ["rate" | "winRate" | "lossRate", number][] {
  if ("rate" in tier) return [["rate", tier.rate]];
  return [
    ["winRate", tier.winRate],
    ["lossRate", tier.lossRate],
  ];
}

/** The highest rate of a kind's terms, in basis points. */
export function highestRate(tiers: readonly (Tier | RoundTier)[]): number {
  return Math.max(0, ...tiers.flatMap((tier) => ratesOf(tier).map(([, rate]) => rate)));
}
