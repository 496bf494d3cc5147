import { expect, test } from "vitest";
import { nextLevel } from "./next-level.ts";

/** The table of domain 6.3 in whole units. */
const VALID_BET = [0n, 10_000n, 50_000n, 200_000n, 1_000_000n, 5_000_000n];
const KEEP = [0n, 1_000n, 5_000n, 20_000n, 80_000n, 300_000n];
const LEVELS = VALID_BET.map((validBet, level) => ({
  ...{ level, validBet, deposits: BigInt(level) * 1_000n, keepValidBet: KEEP[level]! },
}));
const NEW = { level: 0, topLevel: 0 };

test("both marks are needed, and levels may be skipped", () => {
  const at = (validBet: bigint, deposits: bigint) =>
    nextLevel(LEVELS, NEW, { validBet, deposits, monthValidBet: 0n });
  expect(at(9_999n, 9_000n)).toBe(0);
  expect(at(10_000n, 999n)).toBe(0);
  expect(at(10_000n, 1_000n)).toBe(1);
  expect(at(250_000n, 9_000n)).toBe(3);
  expect(at(250_000n, 2_000n)).toBe(2);
});

test("a level that was lost comes back only with the month's bet that keeps it", () => {
  const fallen = { level: 2, topLevel: 3 };
  const at = (monthValidBet: bigint, validBet = 300_000n) =>
    nextLevel(LEVELS, fallen, { validBet, deposits: 9_000n, monthValidBet });
  expect(at(0n)).toBe(2);
  expect(at(19_999n)).toBe(2);
  expect(at(20_000n)).toBe(3);
  // A level never held before asks for its marks alone.
  expect(at(0n, 1_000_000n)).toBe(4);
});

test("nobody falls here", () => {
  const figures = { validBet: 0n, deposits: 0n, monthValidBet: 0n };
  expect(nextLevel(LEVELS, { level: 4, topLevel: 4 }, figures)).toBe(4);
});
