import { expect, test } from "vitest";
import { type DepositStatus, nextDepositStep } from "./deposit-state.ts";

const limits = { amountMin: 500_000n, amountMax: 500_000_000n };
const deposit = (status: DepositStatus) => ({ status, amount: 2_000_000n, currency: "MXN" });
const order = (status: string, amount = 2_000_000n, currency = "MXN") => ({
  status,
  amount,
  currency,
});

test.each<DepositStatus>(["CREATED", "WAITING_PAYMENT", "EXPIRED", "FAILED", "CANCELLED"])(
  "paid credits a deposit that is %s",
  (status) => {
    const step = nextDepositStep(deposit(status), order("PAID"), limits);
    expect(step).toEqual({ kind: "credit", amount: 2_000_000n });
  },
);

test.each<DepositStatus>(["CREDITED", "REVIEW"])("nothing moves once it is %s", (status) => {
  expect(nextDepositStep(deposit(status), order("PAID"), limits)).toEqual({ kind: "none" });
  expect(nextDepositStep(deposit(status), order("FAILED"), limits)).toEqual({ kind: "none" });
});

test("another amount credits what really came, within the limits", () => {
  const step = nextDepositStep(deposit("WAITING_PAYMENT"), order("PAID", 1_990_000n), limits);
  expect(step).toEqual({ kind: "credit", amount: 1_990_000n });
});

test.each([499_999n, 500_000_001n])("%s units are for a person to look at", (amount) => {
  const step = nextDepositStep(deposit("WAITING_PAYMENT"), order("PAID", amount), limits);
  expect(step).toEqual({ kind: "review", amount });
});

test("another currency is for a person to look at", () => {
  const step = nextDepositStep(deposit("EXPIRED"), order("PAID", 2_000_000n, "USD"), limits);
  expect(step.kind).toBe("review");
});

test("failed ends an open deposit and leaves a cancelled one", () => {
  const step = (status: DepositStatus) => nextDepositStep(deposit(status), order("FAILED"), limits);
  expect(step("WAITING_PAYMENT").kind).toBe("fail");
  expect(step("EXPIRED").kind).toBe("fail");
  expect(step("CANCELLED").kind).toBe("none");
});

test("an order that still waits changes nothing", () => {
  for (const status of ["WAITING", "EXPIRED"]) {
    expect(nextDepositStep(deposit("WAITING_PAYMENT"), order(status), limits).kind).toBe("none");
  }
});
