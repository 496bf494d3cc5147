import { randomBytes } from "node:crypto";
import { describe, expect, test } from "vitest";
import { testRandom } from "#tests/support/database.ts";
import { engineFacts } from "#vendors/catalogue/engines.ts";
import { type Fraction, percent } from "#vendors/engines/shared/fraction.ts";
import { INSTANT_STAKES } from "../instant-stakes.ts";
import { crash, TARGET_LEAST, TARGET_MOST, targetOf } from "./crash.ts";
import { drop, RISKS, slotsOf } from "./drop.ts";
import { INSTANT_KINDS, instantRules } from "./instant-kinds.ts";
import { TIMES_MOST } from "./instant-rules.ts";
import { hitsOf, keno, numbersOf } from "./keno.ts";
import { fieldOf, fieldText, MINES_MOST, markedMost, mines, timesFor } from "./mines.ts";
import { placesOf, placesText, waysToChoose } from "./places.ts";

const random = { bytes: (length: number) => new Uint8Array(randomBytes(length)) };
const number = ({ over, under }: Fraction) => Number((over * 10n ** 12n) / under) / 1e12;
/** Always draws this word. */
const word = (value: number) => ({
  bytes: () => {
    const bytes = new Uint8Array(4);
    new DataView(bytes.buffer).setUint32(0, value);
    return bytes;
  },
});

describe.each(INSTANT_KINDS)("%s", (kind) => {
  const rules = instantRules[kind];

  test("returns 96 % to 97.2 % for every choice, and its facts name the lowest and the highest win", () => {
    const returns = [...rules.published().keys()].map((pick) => number(rules.returnOf(pick)));
    expect(Math.min(...returns)).toBeGreaterThanOrEqual(0.96);
    expect(Math.max(...returns)).toBeLessThanOrEqual(0.972);
    expect((Math.min(...returns) * 100).toFixed(2)).toBe(engineFacts[kind].rtp);
    expect(engineFacts[kind].maxMultiple).toBeLessThanOrEqual(TIMES_MOST);
  });

  test("draws only what it can show again, and pays as often as its return says", () => {
    const seeded = testRandom(`instant-${kind}`);
    for (const pick of [...rules.published().keys()].slice(0, 3)) {
      const rounds = 20_000;
      let paid = 0;
      for (let at = 0; at < rounds; at += 1) {
        const drawn = rules.draw(seeded, pick);
        expect(rules.isDrawn(pick, drawn)).toBe(true);
        paid += rules.timesOf(pick, drawn);
      }
      expect(paid / rounds / 100).toBeGreaterThan(0.9);
      expect(paid / rounds / 100).toBeLessThan(1.04);
    }
  });

  test("offers a demonstration player only choices it takes", () => {
    for (let at = 0; at < 200; at += 1) expect(rules.isPick(rules.pickOf(random))).toBe(true);
  });

  test.each(["", "X", "0", "low ", "-1", "3-", "3-0", "99-1", "1E3", "zzzzzzzzzz"])(
    "takes no choice %j",
    (pick) => expect(rules.isPick(pick)).toBe(false),
  );
});

test("every payout of every stake is a whole number of 1/10,000", () => {
  for (const stake of INSTANT_STAKES) expect(stake % 100n).toBe(0n);
});

describe("a drop", () => {
  test.each(RISKS)("of %s risk returns what all 4,096 ways pay together", (risk) => {
    let sum = 0n;
    for (let ways = 0; ways < 4_096; ways += 1) {
      const drawn = Array.from({ length: 12 }, (_, row) => (ways >> row) & 1);
      sum += BigInt(drop.timesOf(risk, drawn));
    }
    const { over, under } = drop.returnOf(risk);
    expect(over * 409_600n).toBe(sum * under);
  });

  test("pays most at the rims, alike on both sides, and its facts name it", () => {
    for (const risk of RISKS) expect(slotsOf(risk).toReversed()).toEqual(slotsOf(risk));
    expect(Math.max(...RISKS.flatMap(slotsOf))).toBe(engineFacts.drop.maxMultiple! * 100);
  });

  test("goes the way of its twelve bits", () => {
    expect(drop.draw(word(0b101), "low")).toEqual([1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe("mines", () => {
  test("return what all places of two mines pay together", () => {
    const pick = fieldText(2, [0, 6, 24]);
    let [sum, all] = [0n, 0n];
    for (let first = 0; first < 25; first += 1)
      for (let second = first + 1; second < 25; second += 1) {
        all += 1n;
        sum += BigInt(mines.timesOf(pick, [first, second]));
      }
    const { over, under } = mines.returnOf(pick);
    expect(over * all * 100n).toBe(sum * under);
  });

  test("can be marked as long as the win is within the highest, and no cell more", () => {
    const wins = Array.from({ length: MINES_MOST }, (_, at) => {
      const most = markedMost(at + 1);
      expect(mines.isPick(fieldText(at + 1, [...Array(most).keys()]))).toBe(true);
      expect(mines.isPick(fieldText(at + 1, [...Array(most + 1).keys()]))).toBe(false);
      return timesFor(at + 1, most);
    });
    expect(Math.max(...wins)).toBeLessThanOrEqual(engineFacts.mines.maxMultiple! * 100);
    expect(Math.max(...wins)).toBeGreaterThan(engineFacts.mines.maxMultiple! * 100 - 100);
  });

  test("pay nothing when one of the marked cells holds a mine", () => {
    const pick = fieldText(3, [4, 5]);
    expect(fieldOf(pick)).toEqual({ mines: 3, marked: [4, 5] });
    expect(mines.timesOf(pick, [1, 2, 5])).toBe(0);
    expect(mines.timesOf(pick, [1, 2, 3])).toBe(timesFor(3, 2));
    expect(mines.isDrawn(pick, [1, 2])).toBe(false);
    expect(mines.isDrawn(pick, [1, 2, 2])).toBe(false);
  });

  test("lie on different cells, each as often as any other", () => {
    const counts = Array<number>(25).fill(0);
    const seeded = testRandom("mines");
    for (let at = 0; at < 10_000; at += 1)
      for (const cell of mines.draw(seeded, fieldText(5, [0]))) counts[cell]! += 1;
    for (const count of counts) expect(Math.abs(count - 2_000)).toBeLessThan(220);
  });
});

describe("keno", () => {
  test("of three numbers returns what all draws of three out of forty hit", () => {
    let [sum, all] = [0n, 0n];
    // By symmetry: ten drawn numbers stay, and the three marked ones go everywhere.
    const drawn = [...Array(10).keys()];
    for (let first = 0; first < 40; first += 1)
      for (let second = first + 1; second < 40; second += 1)
        for (let third = second + 1; third < 40; third += 1) {
          all += 1n;
          sum += BigInt(keno.timesOf(placesText([first, second, third]), drawn));
        }
    const { over, under } = keno.returnOf(placesText([1, 2, 3]));
    expect(over * all * 100n).toBe(sum * under);
    expect(all).toBe(waysToChoose(40, 3));
  });

  test("tells the returns of its rules", () => {
    const returns = [...keno.published()].map(([pick, count]) => [
      count,
      percent(keno.returnOf(pick), 2),
    ]);
    expect(Object.fromEntries(returns)).toEqual({
      ...{ 1: "97.00", 2: "96.73", 3: "97.01", 4: "96.80", 5: "96.78" },
      ...{ 6: "96.89", 7: "96.91", 8: "97.03", 9: "96.81", 10: "97.07" },
    });
  });

  test("takes one to ten numbers of forty", () => {
    expect(numbersOf(placesText([0, 39]))).toEqual([0, 39]);
    expect(keno.isPick(placesText([...Array(10).keys()]))).toBe(true);
    expect(keno.isPick(placesText([...Array(11).keys()]))).toBe(false);
    expect(placesOf((2 ** 40).toString(36), 40)).toBeNull();
    expect(hitsOf(placesText([3, 7, 9]), [9, 3, 1])).toEqual([3, 9]);
  });
});

describe("a flight", () => {
  test("reaches a target with exactly the words that its return counts", () => {
    for (const target of [101, 150, 200, 333, 1_000, 99_999, TARGET_MOST]) {
      const pick = String(target);
      const words = Math.floor((97 * 2 ** 32) / target);
      expect(crash.timesOf(pick, crash.draw(word(words - 1), pick))).toBe(target);
      expect(crash.timesOf(pick, crash.draw(word(words), pick))).toBe(0);
      const { over, under } = crash.returnOf(pick);
      expect(over * 100n * 2n ** 32n).toBe(BigInt(target) * BigInt(words) * under);
    }
  });

  test("ends between 1 and 1,000, four times in a hundred at once", () => {
    expect(crash.draw(word(0), "200")).toEqual([TARGET_MOST]);
    expect(crash.draw(word(2 ** 32 - 1), "200")).toEqual([100]);
    expect(crash.draw(word(Math.floor(0.9605 * 2 ** 32)), "200")).toEqual([100]);
    expect(crash.draw(word(Math.floor(0.9603 * 2 ** 32)), "200")).toEqual([101]);
  });

  test("takes targets in hundredths from 1.01 to 1,000", () => {
    expect(targetOf(String(TARGET_LEAST))).toBe(101);
    expect(targetOf("100000")).toBe(100_000);
    for (const pick of ["100", "100001", "1.50", "0150", "99"]) expect(targetOf(pick)).toBeNull();
  });
});
