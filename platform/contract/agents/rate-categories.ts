import type { GameType } from "../play/game-types.ts";

/**
 * What an account has a rate for: each game type that is no lottery, in basis points of the valid
 * bet; and LOTT, the series of all lotteries.
 */
export const RATE_CATEGORIES = [
  "RNG",
  "LIVE",
  "FISH",
  "PVP",
  "SPORTS",
  "ESPORTS",
  "COCKFIGHT",
  "LOTT",
] as const satisfies readonly GameType[];
export type RateCategory = (typeof RATE_CATEGORIES)[number];

/** A series is what a lottery pays back of 2,000; two points are 0.1 %. */
export const SERIES = { least: 1700, most: 1960, step: 2 } as const;

/** Basis points by category, and the series under LOTT. */
export type Rates = Record<RateCategory, number>;
