import { expect, test } from "vitest";
import { betStateOf } from "./round-state.ts";

test.each([
  ["OPEN", 10n, 50n, "UNSETTLED"],
  ["VOID", 0n, 0n, "CANCELLED"],
  ["CLOSED", 10n, 11n, "WIN"],
  ["CLOSED", 10n, 9n, "LOSE"],
  ["CLOSED", 10n, 10n, "DRAW"],
] as const)("%s with stake %s and payout %s is %s", (state, stake, payout, expected) => {
  expect(betStateOf({ state, stake, payout })).toBe(expected);
});
