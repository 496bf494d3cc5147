import { expect, test } from "vitest";
import { headOf, isReturnedInPart, type Withdrawal } from "./head-of.ts";

type Payment = Withdrawal["allocations"][number]["status"];
type Row = [Withdrawal["status"], Withdrawal["nextActor"], Payment[], string];

test.each<Row>([
  ["REQUESTED", "staff", [], "review"],
  ["APPROVED", "staff", [], "paying"],
  ["PAYING", "bank", ["ASSIGNED"], "paying"],
  ["PARTIALLY_PAID", "player", ["PROOF_SUBMITTED"], "answer"],
  ["PARTIALLY_PAID", "bank", ["SETTLED", "ASSIGNED"], "part"],
  ["PARTIALLY_PAID", "staff", ["SETTLED"], "part"],
  ["PARTIALLY_PAID", "staff", ["DISPUTED"], "decision"],
  ["PAID", "staff", ["SETTLED", "DISPUTED"], "decision"],
  ["PAID", "staff", ["RECEIVER_CONFIRMED"], "check"],
  ["FAILED", "nobody", ["RETURNED"], "back"],
])("%s, waiting for %s, with payments %o: %s", (status, nextActor, payments, name) => {
  const allocations = payments.map((payment) => ({ status: payment }));
  const withdrawal = { status, nextActor, allocations, amount: 15n, receivedAmount: 0n };
  expect(headOf(withdrawal as unknown as Withdrawal).name).toBe(name);
});

test("a complete withdrawal of which a part came back says so", () => {
  const complete = { status: "CONFIRMED", nextActor: "nobody", amount: 15n, allocations: [] };
  const half = { ...complete, receivedAmount: 9n } as unknown as Withdrawal;
  expect([headOf(half).name, isReturnedInPart(half)]).toEqual(["endInPart", true]);
  const whole = { ...half, receivedAmount: 15n };
  expect([headOf(whole).name, isReturnedInPart(whole)]).toEqual(["end", false]);
});
