import { expect, test } from "vitest";
import { leftUntil, spokenLeft } from "./left-until.ts";

const SECOND = 1_000;
const DAY = 86_400 * SECOND;

test("what is left is cut into days, hours, minutes and seconds", () => {
  expect(leftUntil(DAY + 3_661 * SECOND, 0)).toEqual({ days: 1, hours: 1, minutes: 1, seconds: 1 });
  expect(leftUntil(1, 0)).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 1 });
  expect(leftUntil(0, 0)).toBeNull();
  expect(leftUntil(0, 1)).toBeNull();
});

test.each([
  [3 * DAY + 1, "days", 3],
  [DAY - SECOND, "hours", 23],
  [3_599 * SECOND, "minutes", 50],
  [601 * SECOND, "minutes", 10],
  [599 * SECOND, "minutes", 9],
  [5 * SECOND, "minutes", 1],
])("%s ms are shown as %s: %s", (milliseconds, unit, count) =>
  expect(spokenLeft(leftUntil(milliseconds, 0)!)).toEqual({ unit, count }),
);
