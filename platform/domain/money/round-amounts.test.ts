import { expect, test } from "vitest";
import { roundAmounts } from "./round-amounts.ts";

const units = (amount: number) => BigInt(amount) * 10_000n;

test.each([
  ["Mexico", 100, 100_000, [200, 500, 1_000, 2_000, 5_000, 10_000]],
  ["Peru", 20, 20_000, [50, 100, 200, 500, 1_000, 2_000]],
  ["Chile", 10_000, 10_000_000, [20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000]],
  ["a narrow range", 100, 300, [200]],
  ["no room", 100, 150, []],
])("the choices of %s are round amounts within the limits", (_, min, max, expected) => {
  expect(roundAmounts(units(min), units(max))).toEqual(expected.map(units));
});
