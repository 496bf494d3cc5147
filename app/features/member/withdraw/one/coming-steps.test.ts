import { expect, test } from "vitest";
import type { Withdrawal } from "../head-of.ts";
import { comingSteps } from "./coming-steps.ts";

type Payment = Withdrawal["allocations"][number]["status"];

test.each<[Withdrawal["status"], Withdrawal["nextActor"], string, Payment?]>([
  ["REQUESTED", "staff", "review! payment end"],
  ["RISK_REVIEW", "staff", "review! payment end"],
  ["APPROVED", "staff", "payment! end"],
  ["PAYING", "bank", "payment! end"],
  ["PARTIALLY_PAID", "bank", "payment! end"],
  ["PARTIALLY_PAID", "player", "answer! end"],
  ["PAID", "player", "answer! end"],
  ["PARTIALLY_PAID", "staff", "payment! end", "SETTLED"],
  ["PARTIALLY_PAID", "staff", "decision! end", "DISPUTED"],
  ["PAID", "staff", "decision! end", "DISPUTED"],
  ["PAID", "staff", "check! end", "RECEIVER_CONFIRMED"],
  ["CONFIRMED", "nobody", ""],
  ["REJECTED", "nobody", ""],
])("%s, waiting for %s: %s", (status, nextActor, expected, payment) => {
  const allocations = payment ? [{ status: payment }] : [];
  const steps = comingSteps({ status, nextActor, allocations } as unknown as Withdrawal);
  const said = steps.map(({ name, isNow }) => (isNow ? `${name}!` : name)).join(" ");
  expect(said).toBe(expected);
});
