import {
  REBATE_CATEGORIES,
  type RebateCategory,
  type RebateRates,
} from "../../contract/club/rebate-categories.ts";

const CENT = 100n;
/** Hundredths of a percent in the whole. */
const WHOLE = 10_000n;

export type Rebated = { category: RebateCategory; validBet: bigint; rate: number; amount: bigint };

/** The rate of every category; none gives nothing. */
export const ratesOf = (rates: RebateRates): Record<RebateCategory, number> =>
  Object.fromEntries(REBATE_CATEGORIES.map((one) => [one, rates[one] ?? 0])) as Record<
    RebateCategory,
    number
  >;

/**
 * What each category gives back (domain 6.2): the valid bet times the level's rate, rounded down to
 * two decimals. A category below zero after a correction gives nothing and waits for more play.
 */
export function rebateOf(
  counters: ReadonlyMap<RebateCategory, bigint>,
  rates: RebateRates,
): { lines: Rebated[]; total: bigint } {
  const all = ratesOf(rates);
  const lines = REBATE_CATEGORIES.map((category) => {
    const validBet = counters.get(category) ?? 0n;
    const rate = all[category];
    const exact = validBet > 0n ? (validBet * BigInt(rate)) / WHOLE : 0n;
    return { category, validBet, rate, amount: exact - (exact % CENT) };
  });
  return { lines, total: lines.reduce((sum, { amount }) => sum + amount, 0n) };
}
