import type { Screen, SlotRules, SlotSymbol } from "./rules.ts";

/** A symbol on adjacent reels, each of its places counted; the factor is the sum of its ways. */
export type WaysWin = { symbol: SlotSymbol; count: number; ways: number; factor: number };

/**
 * The wins of a game of ways: each symbol of the first reel, on as many reels in a row as show it or
 * a wild. The number of ways is the product of its places.
 */
export function waysWins(rules: SlotRules, screen: Screen): WaysWin[] {
  return Object.entries(rules.linePays).flatMap(([symbol, pays]) => {
    const places = screen.map(
      (column) => column.filter((one) => standsFor(rules, one, symbol)).length,
    );
    const end = places.indexOf(0);
    const count = end < 0 ? places.length : end;
    const ways = places.slice(0, count).reduce((product, one) => product * one, 1);
    const paid = pays[count] ?? 0;
    return paid > 0 ? [{ symbol, count, ways, factor: paid * ways }] : [];
  });
}

export const standsFor = ({ wild }: SlotRules, shown: SlotSymbol, symbol: SlotSymbol): boolean =>
  shown === symbol || shown === wild;
