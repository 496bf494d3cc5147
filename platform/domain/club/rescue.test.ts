import { expect, test } from "vitest";
import { rescueOf } from "./rescue.ts";

const UNIT = 10_000n;
/** 5 % from 500.00 on, 100.00 at most. */
const TERMS = { least: 500n * UNIT, basisPoints: 500, most: 100n * UNIT };

test.each([
  ["a loss below the mark", 4_999_999n, 0n, 0n],
  ["a loss at the mark", 500n * UNIT, 0n, 25n * UNIT],
  ["part of a cent, which is left out", 5_001_999n, 0n, 250_000n],
  ["a loss above the most", 9_000n * UNIT, 0n, 100n * UNIT],
  ["gifts of the house, which are no loss", 600n * UNIT, 100n * UNIT, 25n * UNIT],
  ["gifts that leave too little", 599n * UNIT, 100n * UNIT, 0n],
  ["a day that was won", -700n * UNIT, 0n, 0n],
])("%s", (_, lost, given, amount) => {
  expect(rescueOf({ lost, given }, TERMS)).toBe(amount);
});
