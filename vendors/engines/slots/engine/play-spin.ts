import { drawBelow } from "../../../wallet/draw-below.ts";
import type { RandomBytes } from "../../../wallet/runtime.ts";
import { type ChosenWin, chosenWin, evaluateScreen, type ScreenWin } from "./evaluate-screen.ts";
import { drawCoins, type HeldCoins, readCoins } from "./held-coins.ts";
import type { Screen, SlotRules, SlotSymbol } from "./rules.ts";
import { screenAt } from "./screen-at.ts";

/** What one game of a slot shows and pays. */
export type SpinResult = ScreenWin & {
  /** Where the reels stop, before anything fills one. */
  shown: Screen;
  /** The symbol of the round's free games; null before they are won, and in games without one. */
  chosen: SlotSymbol | null;
  /** What it pays in this free game. */
  chosenWin: ChosenWin | null;
  /** The coins on the reels and what came after them; null in games without coins. */
  coins: HeldCoins | null;
  /** By which every win is multiplied in a free game; 1 in a paid one. */
  multiplier: number;
  /** What the game pays in bets, multiplied. */
  paid: number;
};

/**
 * The result of stored stops. Behind the stops of the reels stands the place of the chosen symbol,
 * in the game that won it and in each free game of its round. In a game of coins there stand all of
 * them.
 */
export function spinResult(
  rules: SlotRules,
  stops: readonly number[],
  kind: "base" | "free",
): SpinResult {
  const shown = screenAt(rules, stops);
  const won = evaluateScreen(rules, shown);
  const chosen = rules.freeGames?.chosen?.[stops[rules.strips.length] ?? -1] ?? null;
  const isFree = kind === "free";
  const filling = isFree && chosen ? chosenWin(rules, shown, chosen) : null;
  const multiplier = isFree ? (rules.freeGames?.multiplier ?? 1) : 1;
  const coins = rules.coins ? readCoins(rules, stops) : null;
  const coinBets = (coins?.factor ?? 0) * rules.bets;
  const paid = (won.bets + (filling?.factor ?? 0)) * multiplier + coinBets;
  return { ...won, shown, chosen, chosenWin: filling, coins, multiplier, paid };
}

/** One stop per reel, each equally likely and independent of the others. */
function drawStops(rules: SlotRules, random: RandomBytes): number[] {
  return rules.strips.map((strip) => drawBelow(random, strip.length));
}

/** Stops that also draw a symbol where they win the free games of one, or all that coins do. */
export function drawBaseStops(rules: SlotRules, random: RandomBytes): number[] {
  const stops = drawStops(rules, random);
  if (rules.coins) return [...stops, ...drawCoins(rules, random, stops)];
  const symbols = rules.freeGames?.chosen;
  if (!symbols || evaluateScreen(rules, screenAt(rules, stops)).freeGames === 0) return stops;
  return [...stops, drawBelow(random, symbols.length)];
}

/** Stops of a free game, with the chosen symbol of the game before it in the round. */
export function drawFreeStops(
  rules: SlotRules,
  random: RandomBytes,
  before: readonly number[],
): number[] {
  const symbols = rules.freeGames?.chosen;
  if (rules.coins) return drawBaseStops(rules, random);
  const stops = drawStops(rules, random);
  if (!symbols) return stops;
  return [...stops, before[rules.strips.length] ?? drawBelow(random, symbols.length)];
}

/** True for stops that a game of these rules can have drawn. */
export function isStopsOf(rules: SlotRules, stops: readonly number[]): boolean {
  const reels = rules.strips.length;
  const place = stops[reels] ?? 0;
  if (stops.length < reels || !rules.strips.every((strip, reel) => stops[reel]! < strip.length))
    return false;
  if (rules.coins) return readCoins(rules, stops) !== null;
  return (
    stops.length <= reels + (rules.freeGames?.chosen ? 1 : 0) &&
    place < (rules.freeGames?.chosen?.length ?? 1)
  );
}
