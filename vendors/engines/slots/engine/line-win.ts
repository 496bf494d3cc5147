import type { SlotRules, SlotSymbol } from "./rules.ts";

/** The factor contains `times`, by which wilds multiplied it. */
export type LineWin = { symbol: SlotSymbol; count: number; factor: number; times: number };

/**
 * The pay of the symbols along one line, in line bets: the longest run of one symbol from the left,
 * with wilds standing in. Null when nothing is paid.
 */
export function lineWin(rules: SlotRules, along: readonly SlotSymbol[]): LineWin | null {
  const symbol = along.find((one) => one !== rules.wild) ?? rules.wild;
  if (symbol === undefined) return null;
  const end = along.findIndex((one) => one !== symbol && one !== rules.wild);
  const count = end < 0 ? along.length : end;
  const paid = rules.linePays[symbol]?.[count] ?? 0;
  const times = timesOf(rules, symbol, along.slice(0, count));
  return paid > 0 ? { symbol, count, factor: paid * times, times } : null;
}

/** Wilds that pay as themselves stand in for nothing. */
function timesOf(
  { wild, wildMultiplier = 1 }: SlotRules,
  paid: SlotSymbol,
  run: readonly SlotSymbol[],
) {
  return run.reduce(
    (times, symbol) => (symbol === wild && symbol !== paid ? times * wildMultiplier : times),
    1,
  );
}
