import { expect, test } from "vitest";
import { commitmentOf, fairStream } from "./fair-stream.ts";

const SEED = Uint8Array.from({ length: 32 }, (_, index) => index);
const ISSUE = "20261120-0001";
const times = (count: number, next: () => number) => Array.from({ length: count }, next);

test("a seed and its issue give the published results", () => {
  expect(commitmentOf(SEED)).toBe(
    "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd",
  );
  const digits = fairStream(SEED, "SSC1", ISSUE);
  expect(times(5, () => digits(10))).toEqual([7, 7, 7, 1, 0]);
  const dice = fairStream(SEED, "K3_1", ISSUE);
  expect(times(3, () => dice(6) + 1)).toEqual([6, 1, 1]);
});

test("every number of a hundred comes as often as chance allows", () => {
  const counts = new Array<number>(100).fill(0);
  for (let spin = 0; spin < 20_000; spin += 1) {
    counts[fairStream(SEED, "wheel", String(spin))(100)]! += 1;
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - 200) ** 2 / 200, 0);
  // 99 of 100 fair histograms of 99 degrees of freedom stay below 134.6.
  expect(chiSquare).toBeLessThan(134.6);
});
