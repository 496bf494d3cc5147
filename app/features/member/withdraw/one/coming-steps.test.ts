import { expect, test } from "vitest";
import { comingSteps } from "./coming-steps.ts";
import type { Withdrawal } from "./withdrawal-status.tsx";

test.each<[Withdrawal["status"], Withdrawal["nextActor"], string]>([
  ["REQUESTED", "staff", "review! payment end"],
  ["RISK_REVIEW", "staff", "review! payment end"],
  ["APPROVED", "staff", "payment! end"],
  ["PAYING", "bank", "payment! end"],
  ["PARTIALLY_PAID", "bank", "payment! end"],
  ["PARTIALLY_PAID", "player", "answer! end"],
  ["PAID", "player", "answer! end"],
  ["PAID", "staff", "decision! end"],
  ["CONFIRMED", "nobody", ""],
  ["REJECTED", "nobody", ""],
])("%s, waiting for %s: %s", (status, nextActor, expected) => {
  const steps = comingSteps({ status, nextActor } as Withdrawal);
  const said = steps.map(({ name, isNow }) => (isNow ? `${name}!` : name)).join(" ");
  expect(said).toBe(expected);
});
