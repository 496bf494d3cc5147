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

/** What the gateway itself says about an order; the webhook's own words are never believed. */
export type GatewayOrder = { status: string; amount: bigint; currency: string };

/** `paid` is what came, `credit` what of it goes into the balance, `fee` the rest or its cost. */
export type DepositStep =
  | { kind: "none" }
  | { kind: "credit"; paid: bigint; credit: bigint; fee: bigint }
  | { kind: "review"; paid: bigint; reason: DepositReason }
  | { kind: "fail" }
  | { kind: "takeBack" };

type Subject = { status: DepositStatus; amount: bigint; currency: string; fee: FeeTerms };
type Limits = { amountMin: bigint; amountMax: bigint };

/** Nothing more comes by itself. */
const OVER: readonly DepositStatus[] = ["CREDITED", "REVIEW", "REFUNDED"];
const OPEN: readonly DepositStatus[] = ["CREATED", "WAITING_PAYMENT", "EXPIRED"];

/**
 * What to do with a deposit once the gateway has told its true state (domain.md 6.7): paid credits
 * once, also after expiry or an earlier failure; another amount credits what really came where it
 * is within the limits; another currency is for a person to look at; what the gateway gave back
 * after it was credited is taken back.
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

/** Whose turn it is; what was paid late may still come, but nobody is waited for. */
export function nextActorOf(
  kind: DepositKind,
  status: DepositStatus,
): "player" | "staff" | "gateway" | "nobody" {
  if (status === "CREATED" || status === "WAITING_PAYMENT") return "player";
  if (status === "SLIP_SUBMITTED" || status === "REVIEW") return "staff";
  return status === "EXPIRED" && kind !== "transfer" ? "gateway" : "nobody";
}

const SLIP_LATE_MS = 7 * 86_400_000;

/** A transfer made in time may be shown later: banks are slow, and so is finding the slip. */
export function canSendSlip(
  { kind, status, expiresAt }: { kind: DepositKind; status: DepositStatus; expiresAt: Date },
  now: Date,
): boolean {
  if (kind !== "transfer") return false;
  if (status === "WAITING_PAYMENT") return true;
  return status === "EXPIRED" && now.getTime() < expiresAt.getTime() + SLIP_LATE_MS;
}

/** Nothing was paid as far as anybody knows, and the player may give it up. */
export const canCancel = (
  { kind, status, expiresAt }: { kind: DepositKind; status: DepositStatus; expiresAt: Date },
  now: Date,
): boolean =>
  kind !== "staff" && (status === "CREATED" || status === "WAITING_PAYMENT") && now < expiresAt;

/** Staff may decide: a person was asked, or a transfer came that nobody showed a slip of. */
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
