import { expect, test } from "vitest";
import type { JackpotOption } from "#themes/define-brand.ts";
import { intervalOf, startOf, stepOf, stepToward } from "./counting.ts";

const option: JackpotOption = {
  mode: "random",
  min: 1_400_000,
  max: 1_500_000,
  start: 1_450_000,
  growth: "random",
  everyMs: 4000,
};
const [lowest, highest] = [() => 0, (bound: number) => bound - 1];
const now = 2_800_000;

test("a random one starts between 1,400,000 and 1,500,000, ends included", () => {
  expect(startOf(option, { now, below: lowest })).toBe(14_000_000_000n);
  expect(startOf(option, { now, below: highest })).toBe(15_000_000_000n);
});

test("a fixed one starts where the brand says, the clock's at seconds divided by 2.8", () => {
  expect(startOf({ ...option, mode: "fixed" }, { now, below: lowest })).toBe(14_500_000_000n);
  expect(startOf({ ...option, mode: "clock" }, { now, below: lowest })).toBe(10_000_000n);
});

test("it grows by 100 to 500 at random, as often as the brand says", () => {
  expect(stepOf(option, lowest)).toBe(1_000_000n);
  expect(stepOf(option, highest)).toBe(5_000_000n);
  expect([3000, 4000, 5000].map((ms) => intervalOf({ ...option, everyMs: ms as 3000 }))).toEqual([
    3000, 4000, 5000,
  ]);
});

test("a banner's ticker grows by 165.11 every three seconds", () => {
  const ticker = { ...option, growth: "ticker" } as const;
  expect(stepOf(ticker, highest)).toBe(1_651_100n);
  expect(intervalOf({ ...ticker, everyMs: 5000 })).toBe(3000);
});

test("a pot's counter reaches the platform's amount and never passes it", () => {
  expect(stepToward(1_000n, 1_900n, 3)).toBe(1_300n);
  expect(stepToward(1_300n, 1_900n, 2)).toBe(1_600n);
  expect(stepToward(1_600n, 1_900n, 1)).toBe(1_900n);
  expect(stepToward(1_000n, 1_001n, 2)).toBe(1_000n);
  expect(stepToward(1_900n, 500n, 2)).toBe(500n);
});
