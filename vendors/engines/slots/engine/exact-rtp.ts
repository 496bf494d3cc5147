import { add, divide, type Fraction, fraction, multiply, subtract } from "../../shared/fraction.ts";
import { type CoinReturn, coinReturn } from "./coin-return.ts";
import { chosenWin, evaluateScreen, scatterWin } from "./evaluate-screen.ts";
import { lineWin } from "./line-win.ts";
import type { SlotRules, SlotSymbol } from "./rules.ts";
import { screenAt } from "./screen-at.ts";
import { standsFor } from "./ways-win.ts";

export type ExactRtp = {
  /** Of the lines, or of the ways. */
  lines: Fraction;
  scatter: Fraction;
  /** Return of the lines and scatters of one paid spin. */
  base: Fraction;
  /** Return of the chosen symbol in one free game, on average over the symbols. */
  chosen: Fraction;
  /** Chance that one spin awards free games. */
  trigger: Fraction;
  /** What held coins return, and how often they come. */
  coins: CoinReturn;
  /**
   * All parts together. Free games add (µ + c) · m·N·p / (1 − N·p) by domain rule 3.1, where c is the
   * chosen symbol's part.
   */
  total: Fraction;
};

const NONE = fraction(0n);

/**
 * The exact return to the player over every combination of stops. Reels are independent, so the
 * symbols along one line stand for all stops, weighted by how many stops show each. Ways, scatters
 * and the chosen symbol need only how many stops of a reel show a symbol how often.
 */
export function exactRtp(rules: SlotRules): ExactRtp {
  if (rules.doubledScreens) throw new Error("A full screen is no matter of single lines");
  const lines = rules.lines.length > 0 ? lineReturn(rules) : waysReturn(rules);
  const law = lawOver(rules, (window) => countIn(window, rules.coins?.symbol));
  const all = combinations(rules);
  const chances = new Map([...law].map(([seen, weight]) => [seen, fraction(weight, all)]));
  const coins = coinReturn(rules, chances);
  return withFreeGames(rules, {
    lines,
    ...scatterReturn(rules),
    chosen: chosenReturn(rules),
    coins,
  });
}

/** The same by evaluating every screen; only for games with few stops. */
export function bruteForceRtp(rules: SlotRules): ExactRtp {
  const symbols = rules.freeGames?.chosen ?? [];
  const seen = new Map<number, bigint>();
  let [lineBets, totalBets, triggers, chosenBets, spins] = [0, 0, 0, 0, 0];
  forEachStops(rules, (stops) => {
    const shown = screenAt(rules, stops);
    const win = evaluateScreen(rules, shown);
    lineBets += win.wins.reduce((sum, line) => sum + line.factor, 0);
    totalBets += win.scatterFactor;
    triggers += win.freeGames > 0 ? 1 : 0;
    const coins = countIn(shown.flat(), rules.coins?.symbol);
    seen.set(coins, (seen.get(coins) ?? 0n) + 1n);
    for (const symbol of symbols) chosenBets += chosenWin(rules, shown, symbol)?.factor ?? 0;
    spins += 1;
  });
  const all = BigInt(spins);
  const inStakes = all * BigInt(rules.bets);
  return withFreeGames(rules, {
    lines: fraction(BigInt(lineBets), inStakes),
    scatter: fraction(BigInt(totalBets), all),
    trigger: fraction(BigInt(triggers), all),
    chosen: symbols.length ? fraction(BigInt(chosenBets), inStakes * BigInt(symbols.length)) : NONE,
    coins: coinReturn(
      rules,
      new Map([...seen].map(([count, screens]) => [count, fraction(screens, all)])),
    ),
  });
}

type Parts = Pick<ExactRtp, "lines" | "scatter" | "trigger" | "chosen" | "coins">;

function withFreeGames(rules: SlotRules, parts: Parts): ExactRtp {
  const { lines, scatter, trigger, chosen, coins } = parts;
  const base = add(lines, scatter);
  const { games, multiplier } = rules.freeGames ?? { games: 0, multiplier: 0 };
  const expected = multiply(fraction(BigInt(games)), trigger);
  const share = divide(expected, subtract(fraction(1n), expected));
  const ofFreeGame = multiply(fraction(BigInt(multiplier)), add(base, chosen));
  return { ...parts, base, total: add(add(base, coins.paid), multiply(ofFreeGame, share)) };
}

/** All lines have the same law, unless grown wilds make it a matter of the row. */
function lineReturn(rules: SlotRules): Fraction {
  const lines = rules.wildsGrow ? rules.lines : rules.lines.slice(0, 1);
  const sum = lines.reduce((all, rows) => all + betsAlong(rules, rows), 0n);
  return fraction(sum, combinations(rules) * BigInt(lines.length));
}

/** The line's pays over every combination of stops. */
function betsAlong(rules: SlotRules, rows: readonly number[]): bigint {
  const counts = rules.strips.map((strip, reel) =>
    countSymbols(
      windowsOf(rules, strip).map((window) =>
        rules.wildsGrow && window.includes(rules.wild!) ? rules.wild! : window[rows[reel]!]!,
      ),
    ),
  );
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
  return sum;
}

/** A symbol's ways on the first reels, times the stops at which the next reel ends them. */
function waysReturn(rules: SlotRules): Fraction {
  let sum = 0n;
  for (const [symbol, pays] of Object.entries(rules.linePays)) {
    const places = rules.strips.map((strip) =>
      windowsOf(rules, strip).map(
        (window) => window.filter((one) => standsFor(rules, one, symbol)).length,
      ),
    );
    for (const [count, pay] of Object.entries(pays))
      sum +=
        BigInt(pay) *
        product(
          places.map((seen, reel) => {
            if (reel < Number(count)) return seen.reduce((all, one) => all + one, 0);
            return reel > Number(count) ? seen.length : seen.filter((one) => one === 0).length;
          }),
        );
  }
  return fraction(sum, combinations(rules) * BigInt(rules.bets));
}

function chosenReturn(rules: SlotRules): Fraction {
  const symbols = rules.freeGames?.chosen ?? [];
  if (symbols.length === 0) return NONE;
  let sum = 0n;
  for (const symbol of symbols)
    for (const [reels, weight] of lawOver(rules, (window) => (window.includes(symbol) ? 1 : 0)))
      sum += weight * BigInt(rules.linePays[symbol]?.[reels] ?? 0);
  const lines = BigInt(rules.lines.length);
  return fraction(sum * lines, combinations(rules) * BigInt(rules.bets * symbols.length));
}

function scatterReturn(rules: SlotRules) {
  const symbol = rules.scatter?.symbol;
  const law = lawOver(rules, (window) => countIn(window, symbol));
  let [paid, triggers] = [0n, 0n];
  for (const [scatters, weight] of law) {
    const { factor, freeGames } = scatterWin(rules, scatters);
    paid += weight * BigInt(factor);
    if (freeGames > 0) triggers += weight;
  }
  const all = combinations(rules);
  return { scatter: fraction(paid, all), trigger: fraction(triggers, all) };
}

const countIn = (symbols: readonly SlotSymbol[], symbol: SlotSymbol | undefined) =>
  symbols.filter((one) => one === symbol).length;

/** How many combinations of stops have each sum of what the reels' windows show. */
function lawOver(rules: SlotRules, seenIn: (window: readonly SlotSymbol[]) => number) {
  return rules.strips.reduce(
    (law, strip) => convolve(law, countSymbols(windowsOf(rules, strip).map(seenIn))),
    new Map([[0, 1n]]),
  );
}

const windowsOf = (rules: SlotRules, strip: readonly SlotSymbol[]) =>
  strip.map((_, stop) =>
    Array.from({ length: rules.rows }, (_, row) => strip[(stop + row) % strip.length]!),
  );

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

const product = (numbers: readonly number[]) => numbers.reduce((all, one) => all * BigInt(one), 1n);

const combinations = (rules: SlotRules) => product(rules.strips.map(({ length }) => length));

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
