import { expect, test } from "vitest";
import { vipLevelOf } from "./vip-level.ts";

const levels = [
  { level: 0, validBet: 0n, deposits: 0n },
  { level: 1, validBet: 10_000n, deposits: 3_000n },
  { level: 2, validBet: 50_000n, deposits: 10_000n },
  { level: 3, validBet: 200_000n, deposits: 50_000n },
];

test("a newcomer stands on the first level", () => {
  expect(vipLevelOf(levels, { validBet: 0n, deposits: 0n })).toBe(0);
  expect(vipLevelOf([], { validBet: 9n, deposits: 9n })).toBe(0);
});
test("both marks count, to the unit", () => {
  expect(vipLevelOf(levels, { validBet: 10_000n, deposits: 3_000n })).toBe(1);
  expect(vipLevelOf(levels, { validBet: 9_999n, deposits: 900_000n })).toBe(0);
  expect(vipLevelOf(levels, { validBet: 900_000n, deposits: 2_999n })).toBe(0);
});
test("levels may be skipped, and there is a last one", () => {
  expect(vipLevelOf(levels, { validBet: 900_000n, deposits: 900_000n })).toBe(3);
});
