import type { SlotRules, SlotSymbol } from "./rules.ts";

export type LineWin = { symbol: SlotSymbol; count: number; factor: number };

/**
 * The pay of the symbols along one line, in line bets: the longest run of one symbol from the left,
 * with wilds standing in. Null when nothing is paid.
 */
export function lineWin(rules: SlotRules, along: readonly SlotSymbol[]): LineWin | null {
  const symbol = along.find((one) => one !== rules.wild) ?? rules.wild;
  if (symbol === undefined) return null;
  const end = along.findIndex((one) => one !== symbol && one !== rules.wild);
  const count = end < 0 ? along.length : end;
  const factor = rules.linePays[symbol]?.[count] ?? 0;
  return factor > 0 ? { symbol, count, factor } : null;
}
