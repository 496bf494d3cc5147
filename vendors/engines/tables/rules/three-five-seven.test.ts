import { expect, test } from "vitest";
import { percent } from "#vendors/engines/shared/fraction.ts";
import { isStraight, POKER_HANDS, type PokerHand, readHand } from "./poker-hands.ts";
import { exactReturns } from "./table-rules.ts";
import { DEAL_NAMES, DEALS, HAND_COUNTS, NONE, threeFiveSeven } from "./three-five-seven.ts";

/** Cards by name: "As Th 2c". */
const SUITS = "shcd";
const RANKS = "A23456789TJQK";
const cards = (text: string) =>
  text.split(" ").map((one) => SUITS.indexOf(one[1]!) * 13 + RANKS.indexOf(one[0]!));

test.each([
  ["As Ks Qs", "straight-flush"],
  ["As 2s 3s", "straight-flush"],
  ["Ks As 2s", "flush"],
  ["7s 7h 7d", "trips"],
  ["9s Th Jd", "straight"],
  ["Qc Qd 2s", "pair"],
  ["As Kh 2d", "high"],
  ["As Ks Qs Js Ts", "straight-flush"],
  ["As 2s 3s 4s 5s", "straight-flush"],
  ["7s 7h 7d 7c 2s", "four"],
  ["7s 7h 7d 2c 2s", "full"],
  ["2s 9s Js Qs 4s", "flush"],
  ["Ts Jh Qd Kc As", "straight"],
  ["7s 7h 7d 3c 2s", "trips"],
  ["7s 7h 3d 3c 2s", "two-pair"],
  ["7s 7h 7d 2c 2s 2d Ks", "full"],
  ["7s 7h 3d 3c 2s 2d Ks", "two-pair"],
  ["2s 3s 4s 5s 6s 6d 6c", "straight-flush"],
  ["2s 3h 4s 5s 9s Ks 6d", "flush"],
] as const)("%s is a %s", (text, hand) => expect(readHand(cards(text)).hand).toBe(hand));

/** Every choice of so many of 52 cards. */
function* choices(count: number, from = 0, before: readonly number[] = []): Generator<number[]> {
  if (before.length === count) {
    yield [...before];
    return;
  }
  for (let card = from; card < 52; card += 1) yield* choices(count, card + 1, [...before, card]);
}

test("the three cards' counts are those of all 22,100 hands", () => {
  const counts: Record<string, number> = {};
  let total = 0;
  for (const hand of choices(3)) {
    const name = readHand(hand).hand;
    counts[name] = (counts[name] ?? 0) + 1;
    total += 1;
  }
  delete counts.high;
  expect({ total, of: counts }).toEqual(HAND_COUNTS.three);
});

/** Sorts of hands by their ranks: how often each rank comes, and how many ways the suits fall. */
function countByRanks(length: number, paying: (hand: PokerHand, counts: number[]) => boolean) {
  const found: { [hand in PokerHand]?: number } = {};
  const add = (hand: PokerHand, counts: number[], ways: number) => {
    if (ways > 0 && paying(hand, counts)) found[hand] = (found[hand] ?? 0) + ways;
  };
  let total = 0;
  for (const counts of spreads(length)) {
    const all = product(counts.map((count) => choose(4, count)));
    total += all;
    const had = counts.flatMap((count, rank) => (count > 0 ? [rank] : []));
    let flushes = 0;
    for (const one of subsets(had)) {
      if (one.length < 5) continue;
      // The flush's suit has exactly these ranks, and the other three suits have the rest.
      const ways =
        4 * product(had.map((rank) => choose(3, counts[rank]! - (one.includes(rank) ? 1 : 0))));
      const isRun = isStraight(maskOf(one), 5);
      flushes += ways;
      add(isRun ? "straight-flush" : "flush", counts, ways);
    }
    add(withoutFlush(counts, had), counts, all - flushes);
  }
  return { total, of: found };
}

function withoutFlush(counts: readonly number[], had: readonly number[]): PokerHand {
  const [most = 0, next = 0] = counts.toSorted((a, b) => b - a);
  if (most === 4) return "four";
  if (most === 3 && next >= 2) return "full";
  if (isStraight(maskOf(had), 5)) return "straight";
  if (most === 3) return "trips";
  if (most === 2) return next === 2 ? "two-pair" : "pair";
  return "high";
}

/** Every way to spread so many cards over the thirteen ranks, four at most on each. */
function* spreads(length: number, before: number[] = []): Generator<number[]> {
  if (before.length === 13) {
    if (length === 0) yield before;
    return;
  }
  for (let count = 0; count <= Math.min(4, length); count += 1)
    yield* spreads(length - count, [...before, count]);
}

function subsets(ranks: readonly number[]): number[][] {
  let all: number[][] = [[]];
  for (const rank of ranks) all = all.concat(all.map((one) => [...one, rank]));
  return all;
}
const maskOf = (ranks: readonly number[]) => ranks.reduce((mask, rank) => mask | (1 << rank), 0);
const product = (numbers: readonly number[]) => numbers.reduce((all, one) => all * one, 1);
const choose = (from: number, count: number): number =>
  count < 0 || count > from ? 0 : count === 0 ? 1 : (choose(from - 1, count - 1) * from) / count;

test("the five cards' counts are those of all 2,598,960 hands, a pair from jacks up", () => {
  const isPaid = (hand: PokerHand, counts: number[]) =>
    hand !== "high" && (hand !== "pair" || [0, 10, 11, 12].includes(counts.indexOf(2)));
  expect(countByRanks(5, isPaid)).toEqual(HAND_COUNTS.five);
});

test("the seven cards' counts are those of all 133,784,560 hands", () =>
  expect(countByRanks(7, (hand) => hand !== "high" && hand !== "pair")).toEqual(HAND_COUNTS.seven));

/**
 * Orders of seven cards that win nowhere: all ranks differ, or two are a pair. Ranks and suits are
 * counted on their own, as a flush asks only for suits and everything else only for ranks.
 */
function countNone(): bigint {
  const spread = Array.from({ length: 13 }, (_, rank) => rank);
  const sets = (size: number) => subsets(spread).filter((one) => one.length === size);
  const isPlain = (set: readonly number[]) => !isStraight(maskOf(set), 5);
  let apart = 0;
  // The three in any order, then the other four.
  for (const set of sets(7).filter(isPlain))
    for (const three of subsets(set).filter((one) => one.length === 3))
      if (!isStraight(maskOf(three), 3)) apart += 6 * 24;
  let count = BigInt(apart) * BigInt(suitings(null));
  for (let first = 0; first < 7; first += 1)
    for (let second = first + 1; second < 7; second += 1) {
      // A pair among the first three wins there.
      if (second < 3) continue;
      let ranks = 0;
      for (const set of sets(6).filter(isPlain))
        for (const pair of set) {
          if (second < 5 && (pair === 0 || pair >= 10)) continue;
          const others = set.filter((rank) => rank !== pair);
          ranks += first < 3 ? withPairAmongThree(pair, others) : withThree(others);
        }
      count += BigInt(ranks) * BigInt(suitings([first, second]));
    }
  return count;
}

/** Orders of five other ranks, two of them beside the pair's card in the first three. */
function withPairAmongThree(pair: number, others: readonly number[]) {
  let orders = 0;
  for (const two of subsets(others).filter((one) => one.length === 2))
    if (!isStraight(maskOf([pair, ...two]), 3)) orders += 2 * 6;
  return orders;
}

/** Orders of five other ranks, three of them in front. */
function withThree(others: readonly number[]) {
  let orders = 0;
  for (const three of subsets(others).filter((one) => one.length === 3))
    if (!isStraight(maskOf(three), 3)) orders += 6 * 2;
  return orders;
}

/** Suits for seven cards without a flush of the first three or of five; a pair's differ. */
function suitings(pair: readonly [number, number] | null): number {
  let ways = 0;
  for (let code = 0; code < 4 ** 7; code += 1) {
    const suits = Array.from({ length: 7 }, (_, at) => (code >> (at * 2)) & 3);
    if (suits[0] === suits[1] && suits[1] === suits[2]) continue;
    if (pair && suits[pair[0]] === suits[pair[1]]) continue;
    if ([0, 1, 2, 3].some((suit) => suits.filter((one) => one === suit).length >= 5)) continue;
    ways += 1;
  }
  return ways;
}

test("the place that pays when nothing wins has its exact count", () =>
  expect(countNone()).toBe(NONE.count));

test("each place gives back what its counts say", () => {
  const returns = exactReturns(threeFiveSeven);
  const written = [...returns].map(([id, value]) => [id, percent(value, 4)]);
  expect(Object.fromEntries(written)).toEqual({
    ...{ three: "96.5068", five: "96.4481", seven: "96.3107", none: "96.8709" },
  });
});

test("a sample of deals pays about as much", () => {
  // A small generator with a fixed start, so that the sample is the same each time.
  let state = 20_261_130;
  const next = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state >>> 24;
  };
  const random = { bytes: (length: number) => Uint8Array.from({ length }, next) };
  const deals = 60_000;
  const back: Record<string, number> = { three: 0, five: 0, seven: 0, none: 0 };
  for (let deal = 0; deal < deals; deal += 1) {
    const drawn = threeFiveSeven.draw(random);
    expect(new Set(drawn).size).toBe(7);
    for (const id of Object.keys(back)) back[id]! += threeFiveSeven.returnOf(id, drawn);
  }
  for (const [id, sum] of Object.entries(back)) {
    const { over, under } = exactReturns(threeFiveSeven).get(id)!;
    expect(Math.abs(sum / deals / 100 - Number(over) / Number(under)), id).toBeLessThan(0.05);
  }
});

test("nothing wins exactly when no hand does, and a pair of five pays from jacks", () => {
  const wins = (text: string) =>
    threeFiveSeven.spots.flatMap(({ id }) =>
      threeFiveSeven.returnOf(id, cards(text)) > 0 ? [id] : [],
    );
  expect(wins("As 3h 5c 7d 9h Jc Kd")).toEqual(["none"]);
  expect(wins("Ts 3h 5c Td 9h Jc Kd")).toEqual(["none"]);
  expect(wins("Js 3h 5c Jd 9h 8c Kd")).toEqual(["five"]);
  expect(wins("As 3h 5c Ad 9h 8c Kd")).toEqual(["five"]);
  expect(wins("Ts 3h 5c Td 9h 9c Kd")).toEqual(["seven"]);
  expect(wins("2s 2h 2c 2d 9h 8c Kd")).toEqual(["three", "five", "seven"]);
  const pays = (id: string, text: string) => threeFiveSeven.returnOf(id, cards(text));
  expect(pays("three", "As Ks Qs 2d 9h 8c Kd")).toBe(4_100);
  expect(pays("five", "As Ks Qs Js Ts 8c Kd")).toBe(20_100);
  expect(pays("seven", "As Kh Qs Js Ts 8c Ks")).toBe(6_100);
  expect(pays("none", "As 3h 5c 7d 9h Jc Kd")).toBe(210);
});

test("every sort of result stands among the deals that name them", () => {
  const named = [...threeFiveSeven.outcomes()].map(({ drawn }) => threeFiveSeven.sceneOf(drawn));
  expect(named.map(({ result }) => result)).toEqual([
    ...["none", "three", "five", "seven"],
    ...["three-five", "three-seven", "five-seven", "three-five-seven"],
  ]);
  for (const deal of DEAL_NAMES)
    for (const hand of Object.keys(DEALS[deal].pays)) expect(POKER_HANDS).toContain(hand);
});
