import { expect, test } from "vitest";
import { isOutOfReach } from "./out-of-reach.ts";

const DAY = 86_400_000;
const own = { period: "2026-W48", amount: 0n, count: 1, until: 7 * DAY };
const mission = { event: "SIGN_IN_DAYS", targetCount: 5, own } as const;

test("five days in a row are out of reach when fewer days than missing ones are left", () => {
  expect(isOutOfReach(mission, 3 * DAY)).toBe(false);
  expect(isOutOfReach(mission, 3 * DAY + 1)).toBe(false);
  expect(isOutOfReach(mission, 4 * DAY)).toBe(true);
  expect(isOutOfReach({ ...mission, own: { ...own, count: 5 } }, 6.9 * DAY)).toBe(false);
});

test("no other mission is, and none of a guest or without an end", () => {
  expect(isOutOfReach({ ...mission, event: "GAMES_PLAYED" }, 6.9 * DAY)).toBe(false);
  expect(isOutOfReach({ ...mission, own: null }, 6.9 * DAY)).toBe(false);
  expect(isOutOfReach({ ...mission, own: { ...own, until: null } }, 6.9 * DAY)).toBe(false);
});
