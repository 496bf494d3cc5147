import { expect, test } from "vitest";
import { canSendSlip, type DepositStatus, nextDepositStep } from "./deposit-state.ts";

const limits = { amountMin: 500_000n, amountMax: 500_000_000n };
const fee = { fixed: 0n, basisPoints: 0, payer: "house" } as const;
const deposit = (status: DepositStatus) => ({ status, amount: 2_000_000n, currency: "MXN", fee });
const order = (status: string, amount = 2_000_000n, currency = "MXN") => ({
  status,
  amount,
  currency,
});

test.each<DepositStatus>(["CREATED", "WAITING_PAYMENT", "EXPIRED", "FAILED", "CANCELLED"])(
  "paid credits a deposit that is %s",
  (status) => {
    const step = nextDepositStep(deposit(status), order("PAID"), limits);
    expect(step).toEqual({ kind: "credit", paid: 2_000_000n, credit: 2_000_000n, fee: 0n });
  },
);

test.each<DepositStatus>(["CREDITED", "REVIEW"])("nothing moves once it is %s", (status) => {
  expect(nextDepositStep(deposit(status), order("PAID"), limits)).toEqual({ kind: "none" });
  expect(nextDepositStep(deposit(status), order("FAILED"), limits)).toEqual({ kind: "none" });
});

test("another amount credits the received sum within the limits", () => {
  const step = nextDepositStep(deposit("WAITING_PAYMENT"), order("PAID", 1_990_000n), limits);
  expect(step).toEqual({ kind: "credit", paid: 1_990_000n, credit: 1_990_000n, fee: 0n });
});

test.each([499_999n, 500_000_001n])("a person must look at %s units", (amount) => {
  const step = nextDepositStep(deposit("WAITING_PAYMENT"), order("PAID", amount), limits);
  expect(step).toEqual({ kind: "review", paid: amount, reason: "amount_differs" });
});

test("a person must look at another currency", () => {
  const step = nextDepositStep(deposit("EXPIRED"), order("PAID", 2_000_000n, "USD"), limits);
  expect(step).toMatchObject({ kind: "review", reason: "currency_differs" });
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

test("a player's fee is no part of what is credited", () => {
  const withFee = {
    ...deposit("WAITING_PAYMENT"),
    fee: { ...fee, fixed: 120_000n, payer: "player" as const },
  };
  expect(nextDepositStep(withFee, order("PAID", 2_120_000n), limits)).toEqual({
    kind: "credit",
    paid: 2_120_000n,
    credit: 2_000_000n,
    fee: 120_000n,
  });
});

test("a refund of the gateway takes back a credited deposit, and fails an uncredited one", () => {
  const step = (status: DepositStatus) =>
    nextDepositStep(deposit(status), order("REFUNDED"), limits).kind;
  expect(step("CREDITED")).toBe("takeBack");
  expect(step("REVIEW")).toBe("fail");
  expect(step("EXPIRED")).toBe("fail");
  expect(step("REFUNDED")).toBe("none");
});

test.each<[DepositStatus, number, boolean]>([
  ["WAITING_PAYMENT", 0, true],
  ["EXPIRED", 6, true],
  ["EXPIRED", 8, false],
  ["REVIEW", 0, false],
  ["CREDITED", 0, false],
])("%s: %i days after expiry a slip can be sent: %s", (status, days, expected) => {
  const expiresAt = new Date(0);
  const now = new Date(days * 86_400_000);
  expect(canSendSlip({ kind: "transfer", status, expiresAt }, now)).toBe(expected);
  expect(canSendSlip({ kind: "card", status, expiresAt }, now)).toBe(false);
});
