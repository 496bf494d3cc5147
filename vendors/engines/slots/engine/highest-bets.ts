import { lineWin } from "./line-win.ts";
import { spinResult } from "./play-spin.ts";
import type { SlotRules, SlotSymbol } from "./rules.ts";
import { standsFor } from "./ways-win.ts";

/**
 * The most that one game can pay, in bets: every combination of stops is looked at, but for those
 * whose first reels can no longer lead to more.
 */
export function highestBets(rules: SlotRules, kind: "base" | "free"): number {
  const chosen = kind === "free" ? (rules.freeGames?.chosen ?? []) : [];
  if (chosen.length === 0) return highestWith(rules, kind, null);
  return Math.max(...chosen.map((_, place) => highestWith(rules, kind, place)));
}

function highestWith(rules: SlotRules, kind: "base" | "free", place: number | null): number {
  const multiplier = kind === "free" ? (rules.freeGames?.multiplier ?? 1) : 1;
  const chosen = place === null ? null : rules.freeGames!.chosen![place]!;
  const windows = rules.strips.map((strip) =>
    strip.map((_, stop) =>
      Array.from({ length: rules.rows }, (_one, row) => strip[(stop + row) % strip.length]!),
    ),
  );
  const fullCoins = mostOfCoins(rules);
  const seenAt = (stops: readonly number[]) => stops.map((one, reel) => windows[reel]![one]!);
  let best = 0;
  const walk = (stops: readonly number[]) => {
    if (stops.length === windows.length) {
      const all = place === null ? stops : [...stops, place];
      const held = countOf(seenAt(stops), rules.coins?.symbol) >= (rules.coins?.trigger ?? 1);
      best = Math.max(best, spinResult(rules, all, kind).paid + (held ? fullCoins : 0));
      return;
    }
    for (const stop of windows[stops.length]!.keys()) {
      const next = [...stops, stop];
      const seen = seenAt(next);
      const coins = canHold(rules, seen) ? fullCoins : 0;
      if (mostAfter(rules, seen, chosen) * multiplier + coins > best) walk(next);
    }
  };
  walk([]);
  return best;
}

type Window = readonly SlotSymbol[];

/** No less than what a game can pay whose first reels show this, in bets. */
function mostAfter(rules: SlotRules, seen: readonly Window[], chosen: SlotSymbol | null): number {
  const left = rules.strips.length - seen.length;
  const scatters = countOf(seen, rules.scatter?.symbol) + left;
  const scatter = (rules.scatter?.pays[scatters] ?? 0) * rules.bets;
  const reels = seen.filter((window) => chosen && window.includes(chosen)).length + left;
  const fill = chosen ? (rules.linePays[chosen]?.[reels] ?? 0) * rules.lines.length : 0;
  const paid = rules.lines.length > 0 ? mostOfLines(rules, seen) : mostOfWays(rules, seen);
  return paid + scatter + fill;
}

/** A full screen of the best coins, in bets. */
function mostOfCoins({ coins, strips, rows, bets }: SlotRules): number {
  if (!coins) return 0;
  const best = Math.max(...coins.values.map(({ value }) => value));
  return (best * strips.length * rows + coins.full) * bets;
}

/** True when the missing reels can bring the coins that hold. */
function canHold({ coins, strips, rows }: SlotRules, seen: readonly Window[]): boolean {
  if (!coins) return false;
  return countOf(seen, coins.symbol) + (strips.length - seen.length) * rows >= coins.trigger;
}

const countOf = (seen: readonly Window[], symbol: SlotSymbol | undefined) =>
  seen.flat().filter((one) => one === symbol).length;

/** The missing reels show wilds, which stand for all. */
function mostOfLines(rules: SlotRules, seen: readonly Window[]): number {
  const isWild = (window: Window) => rules.wildsGrow && window.includes(rules.wild!);
  const missing = rules.strips.slice(seen.length).map(() => rules.wild!);
  return rules.lines.reduce((sum, rows) => {
    const shown = seen.map((window, reel) => (isWild(window) ? rules.wild! : window[rows[reel]!]!));
    return sum + (lineWin(rules, [...shown, ...missing])?.factor ?? 0);
  }, 0);
}

/** The missing reels show a symbol in every row. */
function mostOfWays(rules: SlotRules, seen: readonly Window[]): number {
  return Object.entries(rules.linePays).reduce((sum, [symbol, pays]) => {
    const places = seen.map(
      (window) => window.filter((one) => standsFor(rules, one, symbol)).length,
    );
    const end = places.indexOf(0);
    if (end >= 0)
      return sum + (pays[end] ?? 0) * places.slice(0, end).reduce((all, one) => all * one, 1);
    const left = rules.strips.length - seen.length;
    const ways = places.reduce((all, one) => all * one, 1) * rules.rows ** left;
    return sum + pays[rules.strips.length]! * ways;
  }, 0);
}
