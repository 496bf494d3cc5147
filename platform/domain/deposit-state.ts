import type { DEPOSIT_STATES } from "../contract/cashier.ts";

export type DepositStatus = (typeof DEPOSIT_STATES)[number];

/** What the gateway itself says about an order; the webhook's own words are never believed. */
export type GatewayOrder = { status: string; amount: bigint; currency: string };

export type DepositStep =
  | { kind: "none" }
  | { kind: "credit"; amount: bigint }
  | { kind: "review"; amount: bigint }
  | { kind: "fail" };

type Subject = { status: DepositStatus; amount: bigint; currency: string };
type Limits = { amountMin: bigint; amountMax: bigint };

/**
 * What to do with a deposit once the gateway has told its true state (domain.md 6.7): paid credits
 * once, also after expiry or an earlier failure; another amount credits what really came where it
 * is within the limits; another currency is for a person to look at.
 */
export function nextDepositStep(
  deposit: Subject,
  order: GatewayOrder,
  limits: Limits,
): DepositStep {
  if (deposit.status === "CREDITED" || deposit.status === "REVIEW") return { kind: "none" };
  if (order.status === "FAILED") {
    const isOpen = ["CREATED", "WAITING_PAYMENT", "EXPIRED"].includes(deposit.status);
    return isOpen ? { kind: "fail" } : { kind: "none" };
  }
  if (order.status !== "PAID") return { kind: "none" };
  const isWithin = order.amount >= limits.amountMin && order.amount <= limits.amountMax;
  const isCreditable =
    order.currency === deposit.currency && (order.amount === deposit.amount || isWithin);
  return { kind: isCreditable ? "credit" : "review", amount: order.amount };
}
