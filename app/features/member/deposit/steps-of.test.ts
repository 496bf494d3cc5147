import { expect, test } from "vitest";
import type { DepositState } from "./deposit-status.tsx";
import { stepsOf } from "./steps-of.ts";

test.each<[DepositState, string]>([
  ["WAITING_PAYMENT", "done now next"],
  ["REVIEW", "done done now"],
  ["CREDITED", "done done done"],
  ["FAILED", "done stopped next"],
  ["EXPIRED", "done stopped next"],
])("%s stands at: %s", (status, states) =>
  expect(
    stepsOf(status)
      .map(({ state }) => state)
      .join(" "),
  ).toBe(states),
);
