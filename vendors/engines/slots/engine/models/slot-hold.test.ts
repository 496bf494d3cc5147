import { expect, test } from "vitest";
import { add, fraction, multiply, percent } from "../../../shared/fraction.ts";
import { endOf } from "../coin-return.ts";
import { exactRtp } from "../exact-rtp.ts";
import { drawCoins, readCoins } from "../held-coins.ts";
import { drawBaseStops, isStopsOf, spinResult } from "../play-spin.ts";
import type { SlotRules } from "../rules.ts";
import { screenAt } from "../screen-at.ts";
import { slotKinds } from "../slot-kinds.ts";
import { slotHold } from "./slot-hold.ts";

/** Draws these numbers, one after the other, and then always the last. */
function rigged(...numbers: number[]) {
  let last = 0;
  return {
    bytes: () => {
      last = numbers.shift() ?? last;
      return Uint8Array.of(0, 0, 0, last);
    },
  };
}

/** Bytes of a fixed sequence. */
function sampled() {
  let state = 11;
  return (length: number) =>
    Uint8Array.from({ length }, () => {
      state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
      return state >>> 24;
    });
}

/** Stops at which the reels show as many coins as they can: two on each. */
const TEN = slotHold.strips.map((strip) =>
  strip.findIndex((one, at) => one === "C" && strip[(at + 1) % 32] === "C"),
);
const NONE = slotHold.strips.map((strip) =>
  strip.findIndex((_, at) => ![0, 1, 2].some((row) => strip[(at + row) % 32] === "C")),
);
/** Three reels with a pair: six coins, the fewest that hold. */
const SIX = TEN.map((stop, reel) => (reel < 3 ? stop : NONE[reel]!));
const FIVE = SIX.with(
  2,
  slotHold.strips[2]!.findIndex((_, at) => coinsIn(2, at) === 1),
);

function coinsIn(reel: number, at: number) {
  const strip = slotHold.strips[reel]!;
  return [0, 1, 2].filter((row) => strip[(at + row) % 32] === "C").length;
}

/** Draws of a cell: no coin, and a coin. */
const [MISS, COIN] = [1, 0];
/** Draws of a coin's value: ×1 and ×2. */
const [ONE, TWO] = [0, 30];
const misses = (count: number) => Array.from({ length: count }, () => MISS);

test("held coins return what is counted over all reels and all respins", () => {
  const rtp = exactRtp(slotHold);
  expect({
    lines: percent(rtp.lines, 6),
    coins: percent(rtp.coins.paid, 6),
    chance: percent(rtp.coins.chance, 6),
    full: percent(rtp.coins.full, 8),
    total: percent(rtp.total, 8),
  }).toEqual({
    ...{ lines: "62.106490", coins: "34.344217", chance: "0.908470", full: "0.00286263" },
    total: "96.45070723",
  });
});

test("the sheet's count of spins is the chance that coins hold", () => {
  const { chance } = exactRtp(slotHold).coins;
  expect(slotKinds.slotHold.coinsOnceIn).toBe(
    Math.round(Number(chance.under) / Number(chance.over)),
  );
});

test("each reel of 32 stops has four coins; no window shows another symbol twice", () => {
  for (const [reel, strip] of slotHold.strips.entries()) {
    expect(strip).toHaveLength(32);
    expect(strip.filter((one) => one === "C")).toHaveLength(4);
    expect(strip.filter((one) => one === "W")).toHaveLength([0, 1, 1, 1, 0][reel]!);
    expect(strip).not.toContain("S");
    for (const [at, symbol] of strip.entries())
      for (const next of [1, 2])
        if (symbol !== "C") expect(strip[(at + next) % 32]).not.toBe(symbol);
  }
});

test("the chain of respins agrees with following every one of its branches on a small screen", () => {
  // Four cells, two of them with coins, and two respins: few enough to follow one by one.
  const small: SlotRules = {
    ...slotHold,
    strips: [["C"], ["C"]],
    rows: 2,
    coins: { ...slotHold.coins!, respins: 2, oneIn: 3 },
  };
  const follow = (cells: readonly boolean[], left: number): ReturnType<typeof endOf> => {
    const held = cells.filter(Boolean).length;
    if (held === cells.length) return { expected: fraction(BigInt(held)), full: fraction(1n) };
    if (left === 0) return { expected: fraction(BigInt(held)), full: fraction(0n) };
    let end = { expected: fraction(0n), full: fraction(0n) };
    for (let drawn = 0; drawn < 2 ** cells.length; drawn += 1) {
      const came = cells.map((_, at) => Boolean(drawn & (1 << at)));
      if (came.some((coin, at) => coin && cells[at])) continue;
      const chance = cells.reduce(
        (all, isHeld, at) => (isHeld ? all : multiply(all, fraction(came[at] ? 1n : 2n, 3n))),
        fraction(1n),
      );
      const next = follow(
        cells.map((isHeld, at) => isHeld || came[at]!),
        came.some(Boolean) ? 2 : left - 1,
      );
      end = {
        expected: add(end.expected, multiply(chance, next.expected)),
        full: add(end.full, multiply(chance, next.full)),
      };
    }
    return end;
  };
  expect(endOf(small, 2)).toEqual(follow([true, false, true, false], 2));
});

test("so many drawn rounds pay about what the chain says, and fill the screen as often", () => {
  const random = { bytes: sampled() };
  const rounds = 40_000;
  const drawn = Array.from({ length: rounds }, () => {
    return readCoins(slotHold, [...SIX, ...drawCoins(slotHold, random, SIX)])!;
  });
  const { expected, full } = endOf(slotHold, 6);
  const numberOf = ({ over, under }: typeof full) => Number((over * 10n ** 12n) / under) / 1e12;
  const meanOf = (count: (round: (typeof drawn)[number]) => number) =>
    drawn.reduce((sum, round) => sum + count(round), 0) / rounds;
  expect(meanOf(({ coins }) => coins.length)).toBeCloseTo(numberOf(expected), 1);
  expect(meanOf(({ isFull }) => Number(isFull))).toBeCloseTo(numberOf(full), 3);
  const sums = meanOf(({ coins }) => coins.reduce((sum, { value }) => sum + value, 0));
  expect(sums / numberOf(expected), "the average coin").toBeCloseTo(3.97, 1);
});

test("five coins show their values, and pay nothing", () => {
  const stops = drawBaseStops(slotHold, rigged(...FIVE, ONE));
  expect(stops).toHaveLength(10);
  const { coins, bets, paid } = spinResult(slotHold, stops, "base");
  expect(coins).toMatchObject({ respins: 0, isFull: false, factor: 0 });
  expect(coins!.coins.map(({ value }) => value)).toEqual([1, 1, 1, 1, 1]);
  expect(paid).toBe(bets);
});

test("six coins hold; without a new one three respins end them", () => {
  const stops = drawBaseStops(slotHold, rigged(...SIX, ONE, ONE, ONE, ONE, ONE, TWO, MISS));
  const { coins, bets, paid } = spinResult(slotHold, stops, "base");
  expect(coins).toMatchObject({ respins: 3, isFull: false, factor: 7 });
  expect(paid).toBe(bets + 7 * 20);
});

test("a new coin sets the respins back to three, also in the last of them", () => {
  const values = [ONE, ONE, ONE, ONE, ONE, ONE];
  // Nine free cells miss twice; in the third respin the last of them has a coin of ×2. The eight
  // others do the same in the sixth.
  const nine = [...misses(9), ...misses(9), ...misses(8), COIN, TWO];
  const eight = [...misses(8), ...misses(8), ...misses(7), COIN, TWO];
  const stops = drawBaseStops(slotHold, rigged(...SIX, ...values, ...nine, ...eight, MISS));
  const { coins } = spinResult(slotHold, stops, "base");
  expect(coins).toMatchObject({ respins: 9, isFull: false, factor: 10 });
  expect(coins!.coins.slice(-2)).toEqual([
    { reel: 4, row: 2, value: 2, spin: 3 },
    { reel: 4, row: 1, value: 2, spin: 6 },
  ]);
});

test("a full screen ends the respins at once, and pays the grand besides", () => {
  const all = Array.from({ length: 9 }, () => [COIN, ONE]).flat();
  const stops = drawBaseStops(slotHold, rigged(...SIX, ...Array(6).fill(ONE), ...all));
  const { coins } = spinResult(slotHold, stops, "base");
  expect(coins).toMatchObject({ respins: 1, isFull: true, factor: 15 + 1000 });
  expect(stops).toHaveLength(20);
});

test("no spin needs a number of more than four digits or more than twenty of them", () => {
  const { values, respins } = slotHold.coins!;
  // One new coin in each last respin, from the fewest coins on: the longest that respins can last.
  const longest = (15 - 6) * respins;
  expect((longest * 15 + 14) * values.length + values.length - 1).toBeLessThan(10_000);
});

test("what the reels and the respins drew is read again, in one way only", () => {
  const random = { bytes: sampled() };
  for (let times = 0; times < 400; times += 1) {
    const numbers = drawCoins(slotHold, random, TEN);
    const stops = [...TEN, ...numbers];
    expect(isStopsOf(slotHold, stops)).toBe(true);
    const read = readCoins(slotHold, stops)!;
    expect(read.coins).toHaveLength(numbers.length);
    expect(new Set(read.coins.map(({ reel, row }) => `${reel}/${row}`)).size).toBe(numbers.length);
    expect(read.isFull || read.respins === read.coins.at(-1)!.spin + 3).toBe(true);
  }
});

test("numbers that these rules cannot have drawn are known", () => {
  const six = drawBaseStops(slotHold, rigged(...SIX, ...Array(6).fill(ONE), MISS));
  const late = drawBaseStops(
    slotHold,
    rigged(...SIX, ...Array(6).fill(ONE), ...misses(18), COIN, ONE, MISS),
  );
  const values = slotHold.coins!.values.length;
  expect(isStopsOf(slotHold, six)).toBe(true);
  expect(isStopsOf(slotHold, late)).toBe(true);
  // A coin is missing; one is twice; one comes after the last respin; reels without coins have one.
  expect(isStopsOf(slotHold, six.slice(0, -1))).toBe(false);
  expect(isStopsOf(slotHold, [...late, late.at(-1)!])).toBe(false);
  expect(isStopsOf(slotHold, late.with(-1, late.at(-1)! + 15 * values))).toBe(false);
  expect(isStopsOf(slotHold, [...NONE, 0])).toBe(false);
  expect(isStopsOf(slotHold, [...NONE])).toBe(true);
  expect(isStopsOf(slotHold, SIX)).toBe(false);
  expect(screenAt(slotHold, NONE).flat()).not.toContain("C");
});
