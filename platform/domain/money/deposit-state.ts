import type {
  DEPOSIT_KINDS,
  DEPOSIT_REASONS,
  DEPOSIT_STATES,
} from "../../contract/money/cashier.ts";
import type { FeeTerms } from "../../contract/money/surcharge-of.ts";
import { splitPaid } from "./deposit-fee.ts";

export type DepositStatus = (typeof DEPOSIT_STATES)[number];
export type DepositKind = (typeof DEPOSIT_KINDS)[number];
export type DepositReason = (typeof DEPOSIT_REASONS)[number];

/** The order's status from the gateway itself. The webhook's own words are never believed. */
export type GatewayOrder = { status: string; amount: bigint; currency: string };

/**
 * `paid` is what came, `credit` is the share that goes into the balance. `fee` is the rest, or its
 * cost.
 */
export type DepositStep =
  | { kind: "none" }
  | { kind: "credit"; paid: bigint; credit: bigint; fee: bigint }
  | { kind: "review"; paid: bigint; reason: DepositReason }
  | { kind: "fail" }
  | { kind: "takeBack" };

type Subject = { status: DepositStatus; amount: bigint; currency: string; fee: FeeTerms };
type Limits = { amountMin: bigint; amountMax: bigint };

/** Nothing more happens without staff or the gateway. */
const OVER: readonly DepositStatus[] = ["CREDITED", "REVIEW", "REFUNDED"];
const OPEN: readonly DepositStatus[] = ["CREATED", "WAITING_PAYMENT", "EXPIRED"];

/**
 * What to do with a deposit after the gateway reported its true status (domain.md 6.7). A paid
 * order credits once, also after expiry or an earlier failure. Another amount credits what really
 * came, if it is within the limits. Another currency goes to staff. A refund after the credit is
 * taken back.
 */
export function nextDepositStep(
  deposit: Subject,
  order: GatewayOrder,
  limits: Limits,
): DepositStep {
  if (order.status === "REFUNDED") return takenBack(deposit.status);
  if (OVER.includes(deposit.status)) return { kind: "none" };
  if (order.status === "FAILED") {
    return OPEN.includes(deposit.status) ? { kind: "fail" } : { kind: "none" };
  }
  if (order.status !== "PAID") return { kind: "none" };
  const paid = order.amount;
  if (order.currency !== deposit.currency) {
    return { kind: "review", paid, reason: "currency_differs" };
  }
  const { credit, fee } = splitPaid(deposit.fee, paid);
  const isWithin = credit >= limits.amountMin && credit <= limits.amountMax;
  if (credit === deposit.amount || isWithin) return { kind: "credit", paid, credit, fee };
  return { kind: "review", paid, reason: "amount_differs" };
}

function takenBack(status: DepositStatus): DepositStep {
  if (status === "CREDITED") return { kind: "takeBack" };
  return OPEN.includes(status) || status === "REVIEW" ? { kind: "fail" } : { kind: "none" };
}

/** The next to act. A late payment may still come, but nobody waits for it. */
export function nextActorOf(
  kind: DepositKind,
  status: DepositStatus,
): "player" | "staff" | "gateway" | "nobody" {
  if (status === "CREATED" || status === "WAITING_PAYMENT") return "player";
  if (status === "SLIP_SUBMITTED" || status === "REVIEW") return "staff";
  return status === "EXPIRED" && kind !== "transfer" ? "gateway" : "nobody";
}

const SLIP_LATE_MS = 7 * 86_400_000;

/** A slip may be sent after the deadline if the transfer was made in time: banks are slow. */
export function canSendSlip(
  { kind, status, expiresAt }: { kind: DepositKind; status: DepositStatus; expiresAt: Date },
  now: Date,
): boolean {
  if (kind !== "transfer") return false;
  if (status === "WAITING_PAYMENT") return true;
  return status === "EXPIRED" && now.getTime() < expiresAt.getTime() + SLIP_LATE_MS;
}

/** True when no payment is known and the player may cancel. */
export const canCancel = (
  { kind, status, expiresAt }: { kind: DepositKind; status: DepositStatus; expiresAt: Date },
  now: Date,
): boolean =>
  kind !== "staff" && (status === "CREATED" || status === "WAITING_PAYMENT") && now < expiresAt;

/** True when staff may decide: the deposit is in review, or a transfer came without a slip. */
export function isForStaff({
  kind,
  status,
}: {
  kind: DepositKind;
  status: DepositStatus;
}): boolean {
  if (status === "SLIP_SUBMITTED" || status === "REVIEW") return true;
  return kind === "transfer" && ["WAITING_PAYMENT", "EXPIRED", "CANCELLED"].includes(status);
}
