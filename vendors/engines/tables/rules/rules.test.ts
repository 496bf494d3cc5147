import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { engineFacts } from "#vendors/catalogue/engines.ts";
import { fraction, percent } from "#vendors/engines/shared/fraction.ts";
import { spotMost } from "../table-limits.ts";
import { baccarat, dealCoup } from "./baccarat.ts";
import { dealFromShoe, rankOf } from "./cards.ts";
import { dragonTiger } from "./dragon-tiger.ts";
import { moneyWheel, PRIZES, SEGMENTS } from "./money-wheel.ts";
import { publishedReturns } from "./published-returns.ts";
import { roulette, WHEEL } from "./roulette.ts";
import { insideBets } from "./roulette-inside.ts";
import { sicBo } from "./sic-bo.ts";
import { TABLE_KINDS, tableRules } from "./table-kinds.ts";
import { chancesOf, exactReturns, type TableRules } from "./table-rules.ts";

const random = { bytes: (length: number) => new Uint8Array(randomBytes(length)) };
const returns = (rules: TableRules, decimals = 4) =>
  Object.fromEntries([...exactReturns(rules)].map(([id, value]) => [id, percent(value, decimals)]));
/** A card worth that many points at baccarat: 0 is a ten. */
const card = (points: number) => (points === 0 ? 9 : points - 1);
const coup = (...points: number[]) => dealCoup(points.map(card));

describe("baccarat", () => {
  test("chances and edges are those of eight decks, over all 10^6 sequences", () => {
    const chances = chancesOf(baccarat, (drawn) => dealCoup(drawn).winner);
    const chance = (winner: string) => percent(chances.get(winner)!, 4);
    expect(["banker", "player", "tie"].map(chance)).toEqual(["45.8597", "44.6247", "9.5156"]);
    expect(returns(baccarat)).toMatchObject({
      banker: "98.9421",
      player: "98.7649",
      tie: "85.6404",
      "player-pair": "89.6386",
    });
  });

  test("a pair of the first two cards comes 31 times in 415 and pays 11 to 1", () => {
    let [pairs, all] = [0, 0];
    for (let first = 0; first < 416; first += 1)
      for (let second = 0; second < 416; second += 1)
        if (first !== second) {
          all += 1;
          if (rankOf(first % 52) === rankOf(second % 52)) pairs += 1;
        }
    expect(fraction(BigInt(pairs), BigInt(all))).toEqual(fraction(31n, 415n));
    const six = [0, 1, 13, 2, 3, 4];
    expect(baccarat.returnOf("player-pair", six)).toBe(1200);
    expect(baccarat.returnOf("banker-pair", six)).toBe(0);
    expect(baccarat.returnOf("player-pair", [9, 1, 10, 2, 3, 4])).toBe(0);
  });

  test("nobody draws against an eight or a nine", () => {
    expect(coup(9, 1, 0, 1, 5, 5)).toMatchObject({ points: { player: 9, banker: 2 } });
    expect(coup(1, 4, 2, 4, 9, 9)).toMatchObject({ points: { player: 3, banker: 8 } });
  });

  test("the player draws to five, and the bank by the third card", () => {
    expect(coup(2, 3, 3, 0, 8, 9).banker).toHaveLength(2);
    expect(coup(2, 3, 3, 0, 7, 9).banker).toHaveLength(3);
    expect(coup(2, 6, 3, 0, 6, 1)).toMatchObject({ points: { player: 1, banker: 7 } });
    expect(coup(2, 6, 3, 0, 5, 1).banker).toHaveLength(2);
    expect(coup(6, 5, 0, 0, 4, 1)).toMatchObject({ points: { player: 6, banker: 9 } });
  });

  test("the bank pays 5% commission, and a tie gives both sides their stake back", () => {
    const tie = [card(6), card(6), card(0), card(0), 0, 0];
    expect(["player", "banker", "tie"].map((spot) => baccarat.returnOf(spot, tie))).toEqual([
      100, 100, 900,
    ]);
    const bank = [card(6), card(7), card(0), card(0), 0, 0];
    expect(baccarat.returnOf("banker", bank)).toBe(195);
  });
});

test("dragon and tiger lose half to a tie, which comes 31 times in 415", () => {
  const chances = chancesOf(dragonTiger, ([a, b]) => String(rankOf(a!) === rankOf(b!)));
  expect(chances.get("true")).toEqual(fraction(31n, 415n));
  expect(returns(dragonTiger)).toEqual({ dragon: "96.2651", tiger: "96.2651", tie: "67.2289" });
  expect(dragonTiger.returnOf("tiger", [4, 17])).toBe(50);
  expect(dragonTiger.returnOf("tiger", [0, 12])).toBe(200);
});

test("sic bo's returns over all 216 throws", () => {
  const all = returns(sicBo, 2);
  expect(exactReturns(sicBo).get("big")).toEqual(fraction(210n, 216n));
  expect(all).toMatchObject({ small: "97.22", odd: "97.22", even: "97.22", "any-triple": "88.89" });
  expect(
    ["sum-4", "sum-5", "sum-6", "sum-7", "sum-8", "sum-9", "sum-10"].map((id) => all[id]),
  ).toEqual(["87.50", "88.89", "87.96", "90.28", "87.50", "92.59", "87.50"]);
  expect([all["single-3"], all["double-3"], all["triple-3"]]).toEqual(["92.13", "88.89", "88.43"]);
  for (let sum = 4; sum <= 17; sum += 1) expect(all[`sum-${sum}`]).toBe(all[`sum-${21 - sum}`]);
  expect(sicBo.returnOf("big", [5, 5, 5])).toBe(0);
  expect(sicBo.returnOf("single-5", [5, 2, 5])).toBe(300);
});

test("every bet of single-zero roulette gives 36/37 back", () => {
  expect([...WHEEL].sort((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, at) => at));
  for (const value of exactReturns(roulette).values()) expect(value).toEqual(fraction(36n, 37n));
  expect(roulette.spots).toHaveLength(157);
  expect(roulette.returnOf("even", [0])).toBe(0);
  expect(roulette.returnOf("column-3", [36])).toBe(300);
});

test("an inside bet pays by its pockets, and covers neighbours of the board", () => {
  const counts = new Map<string, number>();
  for (const { id, kind, pockets } of insideBets) {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    for (const pocket of WHEEL)
      expect([id, pocket, roulette.returnOf(id, [pocket])]).toEqual([
        ...[id, pocket],
        pockets.includes(pocket) ? 3600 / pockets.length : 0,
      ]);
  }
  expect(Object.fromEntries(counts)).toEqual({
    ...{ number: 37, split: 60, street: 14, corner: 23, line: 11 },
  });
  const pays = (id: string) => roulette.spots.find((spot) => spot.id === id)?.pays;
  expect(
    ["number-17", "split-17-20", "street-16", "corner-17", "line-16"].map((id) => pays(id)),
  ).toEqual(["35:1", "17:1", "11:1", "8:1", "5:1"]);
  const covers = (id: string) => insideBets.find((bet) => bet.id === id)?.pockets;
  expect(covers("corner-17")).toEqual([17, 18, 20, 21]);
  expect(covers("line-16")).toEqual([16, 17, 18, 19, 20, 21]);
  expect(covers("street-0-2")).toEqual([0, 2, 3]);
  expect(covers("corner-0")).toEqual([0, 1, 2, 3]);
  for (const none of ["split-3-4", "split-34-37", "corner-18", "line-34", "street-2"])
    expect([none, covers(none)]).toEqual([none, undefined]);
});

test("every bet on the standing wheel gives 52/54 back", () => {
  const counts = new Map(PRIZES.map((prize) => [prize, 0]));
  for (const prize of SEGMENTS) counts.set(prize, counts.get(prize)! + 1);
  expect(Object.fromEntries(counts)).toEqual({
    ...{ one: 26, three: 13, "twenty-five": 2, sun: 4, moon: 4, star: 4, crown: 1 },
  });
  for (const value of exactReturns(moneyWheel).values()) expect(value).toEqual(fraction(52n, 54n));
  SEGMENTS.forEach((prize, at) => {
    expect([at, prize]).not.toEqual([at, SEGMENTS[(at + 1) % SEGMENTS.length]]);
  });
  expect(moneyWheel.returnOf("crown", [0])).toBe(5_200);
  expect(moneyWheel.returnOf("one", [0])).toBe(0);
});

test("a place with a high pay takes less: none wins more than 40,000", () => {
  for (const kind of TABLE_KINDS)
    for (const { id, pays } of tableRules[kind].spots) {
      const most = Number(pays.split(":")[0]!.split("–").at(-1));
      expect((Number(spotMost(kind, id)) / 10_000) * most, `${kind} ${id}`).toBeLessThanOrEqual(
        40_000,
      );
    }
});

test("a shoe of eight decks gives no card more often than it has it", () => {
  const cards = dealFromShoe(random, 416);
  const counts = new Map<number, number>();
  for (const one of cards) counts.set(one, (counts.get(one) ?? 0) + 1);
  expect([...counts.values()]).toEqual(Array.from({ length: 52 }, () => 8));
});

test.each(TABLE_KINDS)("what %s draws has a scene, a bead and whole returns", (kind) => {
  const rules = tableRules[kind];
  for (let round = 0; round < 200; round += 1) {
    const drawn = rules.draw(random);
    expect(rules.sceneOf(drawn).result).not.toBe("");
    expect(rules.beadOf(drawn).tone).not.toBe("");
    for (const { id } of rules.spots)
      expect(Number.isInteger(rules.returnOf(id, drawn))).toBe(true);
  }
});

test.each(TABLE_KINDS)("no place of %s pays more than its highest multiple", (kind) => {
  const pays = tableRules[kind].spots.map(({ pays }) => pays.split(":")[0]!.split("–").at(-1));
  expect(Math.max(...pays.map(Number)) + 1).toBe(engineFacts[kind].maxMultiple);
});

test.each(TABLE_KINDS)("the returns that %s publishes are the exact ones", (kind) => {
  const all = returns(tableRules[kind], 2);
  for (const [spot, published] of Object.entries(publishedReturns[kind]))
    expect([spot, all[spot]]).toEqual([spot, published]);
  const best = tableRules[kind].main.map((spot) => Number(all[spot]));
  expect(engineFacts[kind].rtp).toBe(Math.max(...best).toFixed(2));
});
