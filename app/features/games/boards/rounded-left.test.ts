import { expect, test } from "vitest";
import { roundedLeft } from "./rounded-left.ts";

test.each([
  [2 * 86_400_000, "days", 2],
  [86_400_000 - 1, "hours", 23],
  [3_600_000, "hours", 1],
  [3_599_999, "minutes", 59],
  [1, "minutes", 1],
  [-5, "minutes", 1],
])("%i ms are %s: %i", (ms, unit, count) => {
  expect(roundedLeft(ms)).toEqual({ unit, count });
});
