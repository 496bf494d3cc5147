import { add, divide, type Fraction, fraction, multiply, subtract } from "../../shared/fraction.ts";
import { evaluateScreen, scatterWin } from "./evaluate-screen.ts";
import { lineWin } from "./line-win.ts";
import type { SlotRules, SlotSymbol } from "./rules.ts";
import { screenAt } from "./screen-at.ts";

export type ExactRtp = {
  lines: Fraction;
  scatter: Fraction;
  /** Return of the lines and scatters of one paid spin. */
  base: Fraction;
  /** Chance that one spin awards free games. */
  trigger: Fraction;
  /** With free games: µ · (1 + m·N·p / (1 − N·p)), domain rule 3.1. */
  total: Fraction;
};

/**
 * The exact return to the player over every combination of stops. A uniform stop puts each symbol
 * of a strip on a given row equally often, so every line has the same distribution. The symbols
 * along one line, weighted by their counts, stand for all stops. Scatters need only the strips'
 * windows.
 */
export function exactRtp(rules: SlotRules): ExactRtp {
  if (rules.doubledScreens) throw new Error("A full screen is no matter of single lines");
  const lines = lineReturn(rules);
  const { scatter, trigger } = scatterReturn(rules);
  return withFreeGames(rules, lines, scatter, trigger);
}

/** The same by evaluating every screen; only for games with few stops. */
export function bruteForceRtp(rules: SlotRules): ExactRtp {
  let [lineBets, totalBets, triggers, spins] = [0, 0, 0, 0];
  forEachStops(rules, (stops) => {
    const win = evaluateScreen(rules, screenAt(rules, stops));
    lineBets += win.lines.reduce((sum, line) => sum + line.factor, 0);
    totalBets += win.scatterFactor;
    triggers += win.freeGames > 0 ? 1 : 0;
    spins += 1;
  });
  const all = BigInt(spins);
  const lines = fraction(BigInt(lineBets), all * BigInt(rules.lines.length));
  return withFreeGames(
    rules,
    lines,
    fraction(BigInt(totalBets), all),
    fraction(BigInt(triggers), all),
  );
}

function withFreeGames(rules: SlotRules, lines: Fraction, scatter: Fraction, trigger: Fraction) {
  const base = add(lines, scatter);
  const { games, multiplier } = rules.freeGames ?? { games: 0, multiplier: 0 };
  const expected = multiply(fraction(BigInt(games)), trigger);
  const share = divide(expected, subtract(fraction(1n), expected));
  const total = multiply(base, add(fraction(1n), multiply(fraction(BigInt(multiplier)), share)));
  return { lines, scatter, base, trigger, total };
}

function lineReturn(rules: SlotRules): Fraction {
  const counts = rules.strips.map(countSymbols);
  let sum = 0n;
  const along: SlotSymbol[] = [];
  const walk = (reel: number, weight: bigint) => {
    const here = counts[reel];
    if (!here) {
      sum += weight * BigInt(lineWin(rules, along)?.factor ?? 0);
      return;
    }
    for (const [symbol, count] of here) {
      along[reel] = symbol;
      walk(reel + 1, weight * BigInt(count));
    }
  };
  walk(0, 1n);
  return fraction(sum, combinations(rules));
}

function scatterReturn(rules: SlotRules) {
  let law = new Map([[0, 1n]]);
  for (const strip of rules.strips) law = convolve(law, scattersInWindows(rules, strip));
  let [paid, triggers] = [0n, 0n];
  for (const [scatters, weight] of law) {
    const { factor, freeGames } = scatterWin(rules, scatters);
    paid += weight * BigInt(factor);
    if (freeGames > 0) triggers += weight;
  }
  const all = combinations(rules);
  return { scatter: fraction(paid, all), trigger: fraction(triggers, all) };
}

function scattersInWindows(rules: SlotRules, strip: readonly SlotSymbol[]) {
  const seen = strip.map((_, stop) => {
    const window = Array.from(
      { length: rules.rows },
      (_, row) => strip[(stop + row) % strip.length],
    );
    return window.filter((symbol) => symbol === rules.scatter?.symbol).length;
  });
  return countSymbols(seen);
}

function convolve(law: Map<number, bigint>, reel: Map<number, number>) {
  const next = new Map<number, bigint>();
  for (const [had, weight] of law)
    for (const [more, count] of reel)
      next.set(had + more, (next.get(had + more) ?? 0n) + weight * BigInt(count));
  return next;
}

function countSymbols<T>(symbols: readonly T[]): Map<T, number> {
  const counts = new Map<T, number>();
  for (const symbol of symbols) counts.set(symbol, (counts.get(symbol) ?? 0) + 1);
  return counts;
}

function combinations(rules: SlotRules): bigint {
  return rules.strips.reduce((product, strip) => product * BigInt(strip.length), 1n);
}

function forEachStops(rules: SlotRules, visit: (stops: readonly number[]) => void) {
  const stops = rules.strips.map(() => 0);
  for (;;) {
    visit(stops);
    let reel = 0;
    while (reel < stops.length && ++stops[reel]! === rules.strips[reel]!.length) {
      stops[reel] = 0;
      reel += 1;
    }
    if (reel === stops.length) return;
  }
}
