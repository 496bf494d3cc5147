import { drawBelow } from "../../../wallet/draw-below.ts";
import type { RandomBytes } from "../../../wallet/runtime.ts";
import type { CoinRules, Screen, SlotRules, SlotSymbol } from "./rules.ts";
import { screenAt } from "./screen-at.ts";

/** A coin in a cell. The value is in total bets; spin 0 is the paid one, 1 the first respin. */
export type Coin = { reel: number; row: number; value: number; spin: number };

export type HeldCoins = {
  /** In the order in which they came, those of one spin reel by reel and from the top. */
  coins: readonly Coin[];
  /** The respins that were played; 0 when too few coins came to hold them. */
  respins: number;
  /** Every cell has a coin. */
  isFull: boolean;
  /** What the coins pay, in total bets. */
  factor: number;
};

/** The screen as it ends: a coin's symbol bears its value, as in "C-5". */
export const withCoins = (screen: Screen, symbol: SlotSymbol, coins: readonly Coin[]): Screen =>
  coins.reduce(
    (shown, { reel, row, value }) => shown.with(reel, shown[reel]!.with(row, `${symbol}-${value}`)),
    screen,
  );

export type Cell = readonly [reel: number, row: number];

/** The cells of a screen that show a coin, reel by reel and from the top. */
export const coinCells = (coins: CoinRules, screen: Screen): Cell[] =>
  screen.flatMap((column, reel) =>
    column.flatMap((one, row) => (one === coins.symbol ? [[reel, row] as const] : [])),
  );

/**
 * Draws the value of each coin on the reels. Where they hold, it draws the respins too: cell by cell
 * whether a coin comes, and its value at once. The numbers that a spin stores, one a coin.
 */
export function drawCoins(rules: SlotRules, random: RandomBytes, stops: readonly number[]) {
  const coins = rules.coins!;
  const numbers: number[] = [];
  const held = new Set<number>();
  const put = (cell: number, spin: number) => {
    held.add(cell);
    numbers.push(numberOf(rules, { cell, spin, place: drawPlace(coins, random) }));
  };
  for (const [reel, row] of coinCells(coins, screenAt(rules, stops)))
    put(reel * rules.rows + row, 0);
  const all = cellsOf(rules);
  let left = held.size < coins.trigger ? 0 : coins.respins;
  for (let spin = 1; left > 0 && held.size < all; spin += 1) {
    const before = held.size;
    for (let cell = 0; cell < all; cell += 1)
      if (!held.has(cell) && drawBelow(random, coins.oneIn) === 0) put(cell, spin);
    left = held.size > before ? coins.respins : left - 1;
  }
  return numbers;
}

/**
 * The coins of a spin's stored numbers, which stand behind its stops. Null when these rules cannot
 * have drawn them.
 */
export function readCoins(rules: SlotRules, stops: readonly number[]): HeldCoins | null {
  const coins = rules.coins!;
  const shown = coinCells(coins, screenAt(rules, stops));
  const read = stops.slice(rules.strips.length).map((number) => coinOf(rules, number));
  if (!read.every((coin) => coin !== null) || !isDrawnBy(rules, shown, read)) return null;
  const isHeld = shown.length >= coins.trigger;
  const isFull = read.length === cellsOf(rules);
  const last = read.at(-1)?.spin ?? 0;
  const respins = !isHeld ? 0 : isFull ? last : last + coins.respins;
  const sum = read.reduce((all, { value }) => all + value, isFull ? coins.full : 0);
  return { coins: read, respins, isFull, factor: isHeld ? sum : 0 };
}

/** The reels' own coins come first; the others are new, and none comes after the last respin. */
function isDrawnBy(rules: SlotRules, shown: readonly Cell[], read: readonly Coin[]): boolean {
  const { trigger, respins } = rules.coins!;
  if (shown.length > read.length || (shown.length < trigger && read.length > shown.length))
    return false;
  const taken = new Set<number>();
  return read.every(({ reel, row, spin }, at) => {
    const cell = reel * rules.rows + row;
    const own = shown[at];
    const before = read[at - 1];
    const isNew = !taken.has(cell);
    taken.add(cell);
    if (own) return spin === 0 && own[0] === reel && own[1] === row;
    const { spin: last, reel: lastReel, row: lastRow } = before!;
    const inOrder = spin > last ? true : cell > lastReel * rules.rows + lastRow;
    return isNew && spin >= Math.max(1, last) && spin <= last + respins && inOrder;
  });
}

const cellsOf = ({ strips, rows }: SlotRules) => strips.length * rows;

/** One number for a coin: its spin, then its cell, then the place of its value. */
const numberOf = (rules: SlotRules, coin: { spin: number; cell: number; place: number }) =>
  (coin.spin * cellsOf(rules) + coin.cell) * rules.coins!.values.length + coin.place;

function coinOf(rules: SlotRules, number: number): Coin | null {
  const { values } = rules.coins!;
  const place = number % values.length;
  const at = Math.floor(number / values.length);
  const cell = at % cellsOf(rules);
  const { value } = values[place] ?? {};
  if (value === undefined) return null;
  return {
    reel: Math.floor(cell / rules.rows),
    row: cell % rules.rows,
    value,
    spin: Math.floor(at / cellsOf(rules)),
  };
}

/** The place of a value, each as likely as its weight. */
function drawPlace({ values }: CoinRules, random: RandomBytes): number {
  let left = drawBelow(
    random,
    values.reduce((sum, { weight }) => sum + weight, 0),
  );
  return values.findIndex(({ weight }) => {
    left -= weight;
    return left < 0;
  });
}
