import { worthOf } from "../client/points.js";
import type { Move } from "./hand.ts";
import { DECKS } from "./shoe.ts";
import { bestMove } from "./strategy.ts";

/** Cards left by their worth; the place of tens is 0, as at 10 modulo 10. */
type Left = number[];
const WORTHS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const cardOf = (worth: number) => (worth === 0 ? 9 : worth - 1);

/** How a player decides; the return is counted for any such rule, and stated for basic strategy. */
export type Strategy = (cards: readonly number[], open: number, can: readonly Move[]) => Move;

/** What the round of one stake is worth on average, the stake included, and what it stakes. */
export type Worth = { paid: number; staked: number };

/**
 * The exact return of a strategy over every order of six decks, in stakes.
 *
 * The dealer's hole card is drawn with the others, so each count goes over it too; the rounds that
 * its blackjack ends stay in the sum. The hands of a split are counted one at a time: what the other
 * one draws is unseen, and the cards after it are as likely as those before.
 */
export function returnOf(strategy: Strategy = bestMove): Worth {
  const sum = { paid: 0, staked: 0 };
  const left: Left = WORTHS.map((worth) => (worth === 0 ? 16 : 4) * DECKS);
  for (const first of WORTHS)
    for (const second of WORTHS)
      for (const open of WORTHS)
        for (const hole of WORTHS) {
          const weight = chanceOf(left, [first, second, open, hole]);
          if (weight === 0) continue;
          const rest = without(left, [first, second, open, hole]);
          const one = roundWorth({ strategy, rest, open, hole, first, second });
          sum.paid += weight * one.paid;
          sum.staked += weight * one.staked;
        }
  return sum;
}

type Dealt = {
  strategy: Strategy;
  rest: Left;
  open: number;
  hole: number;
  first: number;
  second: number;
};

function roundWorth({ strategy, rest, open, hole, first, second }: Dealt): Worth {
  const isNatural = first + second === 1 && first * second === 0;
  const hasDealer = open + hole === 1 && open * hole === 0;
  if (isNatural) return { paid: hasDealer ? 1 : 2.5, staked: 1 };
  if (hasDealer) return { paid: 0, staked: 1 };
  const table = { strategy, open, hole, dealers: new Map<string, number[]>() };
  const cards = [cardOf(first), cardOf(second)];
  const can: Move[] = ["hit", "stand", "double", ...(first === second ? (["split"] as const) : [])];
  if (strategy(cards, cardOf(open), can) !== "split") return handWorth(table, rest, cards);
  const half = { paid: 0, staked: 0 };
  for (const drawn of WORTHS) {
    const chance = chanceOf(rest, [drawn]);
    if (chance === 0) continue;
    const next = without(rest, [drawn]);
    const both = [cards[0]!, cardOf(drawn)];
    const one =
      first === 1
        ? { paid: settled(table, next, totalOf(both)), staked: 1 }
        : handWorth(table, next, both);
    half.paid += chance * one.paid;
    half.staked += chance * one.staked;
  }
  return { paid: half.paid * 2, staked: half.staked * 2 };
}

type Table = {
  strategy: Strategy;
  open: number;
  hole: number;
  /** The chances of the dealer's ends by the cards that are left. */
  dealers: Map<string, number[]>;
};

/** A hand played on from these cards. */
function handWorth(table: Table, left: Left, cards: readonly number[]): Worth {
  const total = totalOf(cards);
  if (total > 21) return { paid: 0, staked: 1 };
  const can: Move[] = cards.length === 2 ? ["hit", "stand", "double"] : ["hit", "stand"];
  const move = total === 21 ? "stand" : table.strategy(cards, cardOf(table.open), can);
  if (move === "stand") return { paid: settled(table, left, total), staked: 1 };
  const sum = { paid: 0, staked: 0 };
  for (const drawn of WORTHS) {
    const chance = chanceOf(left, [drawn]);
    if (chance === 0) continue;
    const next = without(left, [drawn]);
    const after = [...cards, cardOf(drawn)];
    const one =
      move === "double"
        ? { paid: 2 * settled(table, next, totalOf(after)), staked: 2 }
        : handWorth(table, next, after);
    sum.paid += chance * one.paid;
    sum.staked += chance * one.staked;
  }
  return sum;
}

/** What a stake on a finished hand is paid on average. */
function settled(table: Table, left: Left, total: number): number {
  if (total > 21) return 0;
  const ends = endsOf(table, left);
  let paid = 0;
  for (const [end, chance] of ends.entries())
    if (end === 22 || end < total) paid += 2 * chance;
    else if (end === total) paid += chance;
  return paid;
}

/** The chances of the dealer's totals, 22 for all above 21. */
function endsOf({ open, hole, dealers }: Table, left: Left): number[] {
  const key = left.join();
  const known = dealers.get(key);
  if (known) return known;
  const ends = Array<number>(23).fill(0);
  const low = (open || 10) + (hole || 10);
  playDealer(left, low, open === 1 || hole === 1, 1, ends);
  dealers.set(key, ends);
  return ends;
}

function playDealer(left: Left, low: number, hasAce: boolean, chance: number, ends: number[]) {
  const total = hasAce && low <= 11 ? low + 10 : low;
  if (total >= 17) {
    ends[Math.min(total, 22)]! += chance;
    return;
  }
  let count = 0;
  for (const one of left) count += one;
  for (let worth = 0; worth < 10; worth += 1) {
    const here = left[worth]!;
    if (here === 0) continue;
    left[worth] = here - 1;
    playDealer(left, low + (worth || 10), hasAce || worth === 1, (chance * here) / count, ends);
    left[worth] = here;
  }
}

function totalOf(cards: readonly number[]): number {
  let low = 0;
  let hasAce = false;
  for (const card of cards) {
    const worth = worthOf(card);
    low += worth;
    hasAce ||= worth === 1;
  }
  return hasAce && low <= 11 ? low + 10 : low;
}

/** The chance that the next cards are these, in this order. */
function chanceOf(left: Left, drawn: readonly number[]): number {
  const rest = [...left];
  let count = rest.reduce((sum, one) => sum + one, 0);
  let chance = 1;
  for (const worth of drawn) {
    chance *= rest[worth]! / count;
    rest[worth]! -= 1;
    count -= 1;
  }
  return chance;
}

function without(left: Left, drawn: readonly number[]): Left {
  const rest = [...left];
  for (const worth of drawn) rest[worth]! -= 1;
  return rest;
}
