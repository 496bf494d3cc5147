import { expect, test } from "vitest";
import { comingSteps } from "./coming-steps.ts";
import type { Deposit } from "./receipt-page.tsx";

test.each<[Deposit["kind"], Deposit["nextActor"], string]>([
  ["card", "player", "pay! end"],
  ["transfer", "player", "pay! check end"],
  ["transfer", "staff", "check! end"],
  ["voucher", "staff", "look! end"],
  ["card", "gateway", ""],
  ["card", "nobody", ""],
])("%s, waiting for %s: %s", (kind, nextActor, expected) => {
  const steps = comingSteps({ kind, nextActor, reason: "" } as Deposit);
  expect(steps.map(({ name, isNow }) => (isNow ? `${name}!` : name)).join(" ")).toBe(expected);
});
