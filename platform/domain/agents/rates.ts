import {
  RATE_CATEGORIES,
  type RateCategory,
  type Rates,
  SERIES,
} from "../../contract/agents/rate-categories.ts";
import { RATE_MOST } from "../../contract/agents/rates.ts";

/** What an account has before anybody gave it rates. Nothing is inherited. */
export const NO_RATES: Rates = ratesBy((category) => (category === "LOTT" ? SERIES.least : 0));

/** Before the rates of a newcomer. Its series is written too, else it would play at the merchant's. */
export const NOTHING_SET: Rates = { ...NO_RATES, LOTT: 0 };

/** A rate that cannot be set, with the value it must keep to. */
export type RateProblem = {
  category: RateCategory;
  why: "notARate" | "aboveMost" | "belowLeast";
  bound: number;
};

/**
 * What is wrong with rates that shall be set: a category that is no rate or no series, one above
 * `most` (what the agent above has, or the merchant's own limit), one below `least` (what the
 * account has already). The first problem of each category, in the categories' order.
 */
export function ratesProblems(
  rates: Rates,
  { most, least }: { most: Rates; least: Rates },
): RateProblem[] {
  return RATE_CATEGORIES.flatMap((category): RateProblem[] => {
    const rate = rates[category];
    if (!isRate(category, rate)) {
      const bound = category === "LOTT" ? SERIES.step : RATE_MOST;
      return [{ category, why: "notARate", bound }];
    }
    if (rate > most[category]) return [{ category, why: "aboveMost", bound: most[category] }];
    if (rate < least[category]) return [{ category, why: "belowLeast", bound: least[category] }];
    return [];
  });
}

/** True for whole basis points from 0 to 10,000, and under LOTT for a series in its steps. */
export function isRate(category: RateCategory, rate: number): boolean {
  if (!Number.isInteger(rate)) return false;
  if (category !== "LOTT") return rate >= 0 && rate <= RATE_MOST;
  return rate >= SERIES.least && rate <= SERIES.most && (rate - SERIES.least) % SERIES.step === 0;
}

/** The lower one of each category. */
export const lowerRates = (one: Rates, other: Rates): Rates =>
  ratesBy((category) => Math.min(one[category], other[category]));

/** The highest of each category; those of a newcomer for an empty list. */
export const highestRates = (all: readonly Rates[]): Rates =>
  ratesBy((category) => Math.max(NO_RATES[category], ...all.map((rates) => rates[category])));

/**
 * What each account of a path keeps of every category: its own rate less the one below it. The path
 * goes from the top agent down; the last keeps its own.
 */
export function rateDifferences(path: readonly Rates[]): Rates[] {
  return path.map((rates, at) => {
    const below = path[at + 1];
    return ratesBy((category) => rates[category] - (below?.[category] ?? 0));
  });
}

function ratesBy(rate: (category: RateCategory) => number): Rates {
  return Object.fromEntries(RATE_CATEGORIES.map((category) => [category, rate(category)])) as Rates;
}
