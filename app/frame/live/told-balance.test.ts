import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { ROUND_HIDDEN_MS } from "#platform/contract/money/round-hidden.ts";
import { forgetTold, tellBalance, toldNow } from "./told-balance.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  forgetTold();
  vi.useRealTimers();
});

test("the balance of a running round holds until its result, or until its payout may show", () => {
  tellBalance(990_000n, true);
  vi.advanceTimersByTime(ROUND_HIDDEN_MS - 1);
  expect(toldNow()).toBe(990_000n);
  vi.advanceTimersByTime(1);
  expect(toldNow()).toBeNull();
});

test("a result takes the place of the stake, and gives way to the platform soon after", () => {
  tellBalance(990_000n, true);
  tellBalance(1_040_000n, false);
  expect(toldNow()).toBe(1_040_000n);
  vi.advanceTimersByTime(3_000);
  expect(toldNow()).toBeNull();
});

test("nothing is left of a game that was closed", () => {
  tellBalance(990_000n, true);
  forgetTold();
  expect(toldNow()).toBeNull();
});
