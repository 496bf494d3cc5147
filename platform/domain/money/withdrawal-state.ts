import type { ALLOCATION_STATES, WITHDRAWAL_STATES } from "../../contract/money/withdrawals.ts";

export type WithdrawalStatus = (typeof WITHDRAWAL_STATES)[number];
export type AllocationStatus = (typeof ALLOCATION_STATES)[number];

/** What somebody does with a withdrawal as a whole, before its first payment has left. */
export type WithdrawalAct = "review" | "approve" | "reject" | "cancel" | "pay" | "fail";

const TABLE: Record<WithdrawalAct, Partial<Record<WithdrawalStatus, WithdrawalStatus>>> = {
  review: { REQUESTED: "RISK_REVIEW" },
  approve: { REQUESTED: "APPROVED", RISK_REVIEW: "APPROVED" },
  reject: { REQUESTED: "REJECTED", RISK_REVIEW: "REJECTED", APPROVED: "REJECTED" },
  cancel: { REQUESTED: "CANCELLED" },
  pay: { APPROVED: "PAYING", PAYING: "PAYING", PARTIALLY_PAID: "PARTIALLY_PAID" },
  fail: { APPROVED: "FAILED", PAYING: "FAILED" },
};

/** Where an act leads (domain.md 6.8); null where it may not be done. */
export function afterAct(status: WithdrawalStatus, act: WithdrawalAct): WithdrawalStatus | null {
  return TABLE[act][status] ?? null;
}

/** Who must say that a payment came before it is settled. */
export const SETTLE_POLICIES = ["RECEIVER", "ADMIN", "BOTH"] as const;
export type SettlePolicy = (typeof SETTLE_POLICIES)[number];

/**
 * What becomes of one payment: `paid` it left, `refuse` the bank did not take it, `receive` the
 * player (or time) says it came, `verify` staff saw that it came, `dispute` the player says it did
 * not; `settle`, `force`, `payAgain` (by hand) and `sendAgain` (through a gateway) are how staff end
 * a dispute. What was lost after all (the bank sent it back, or it was settled in error) is to be
 * paid anew by `undo`, or goes to the player's cash by `giveBack`.
 */
export type AllocationAct =
  | "paid"
  | "refuse"
  | "receive"
  | "verify"
  | "dispute"
  | "settle"
  | "force"
  | "payAgain"
  | "sendAgain"
  | "undo"
  | "giveBack";

/** Where an act leads a payment; null where it may not be done. */
export function afterAllocationAct(
  status: AllocationStatus,
  act: AllocationAct,
  policy: SettlePolicy,
): AllocationStatus | null {
  const isOut = status === "PROOF_SUBMITTED" || status === "ADMIN_VERIFIED";
  switch (act) {
    case "paid":
      return status === "ASSIGNED" ? "PROOF_SUBMITTED" : null;
    case "refuse":
      return status === "ASSIGNED" ? "CANCELLED" : null;
    case "receive":
      // Who said that it was missing may have found it.
      if (status === "DISPUTED" || status === "ADMIN_VERIFIED") return "SETTLED";
      if (status !== "PROOF_SUBMITTED") return null;
      return policy === "RECEIVER" ? "SETTLED" : "RECEIVER_CONFIRMED";
    case "verify":
      if (status === "RECEIVER_CONFIRMED") return "SETTLED";
      if (status !== "PROOF_SUBMITTED") return null;
      return policy === "ADMIN" ? "SETTLED" : "ADMIN_VERIFIED";
    case "dispute":
      return isOut ? "DISPUTED" : null;
    case "settle":
    case "force":
      return status === "DISPUTED" ? "SETTLED" : null;
    case "payAgain":
      return status === "DISPUTED" ? "PROOF_SUBMITTED" : null;
    case "sendAgain":
      return status === "DISPUTED" ? "ASSIGNED" : null;
    case "undo":
      return hasLeft(status) ? "CANCELLED" : null;
    case "giveBack":
      return hasLeft(status) ? "RETURNED" : null;
  }
}

const LEFT: readonly AllocationStatus[] = [
  "PROOF_SUBMITTED",
  "RECEIVER_CONFIRMED",
  "ADMIN_VERIFIED",
  "DISPUTED",
  "SETTLED",
];
const hasLeft = (status: AllocationStatus) => LEFT.includes(status);

type Part = { amount: bigint; status: AllocationStatus };

/** Parts that were called off take no share of the amount. */
const isLive = ({ status }: Part) => status !== "CANCELLED" && status !== "EXPIRED";
const isPaid = ({ status }: Part) => hasLeft(status);
const sumOf = (parts: readonly Part[]) => parts.reduce((sum, { amount }) => sum + amount, 0n);

/** How a withdrawal that is being paid stands, by its parts. */
export function statusOfParts(amount: bigint, parts: readonly Part[]): WithdrawalStatus {
  const paid = parts.filter(isPaid);
  const owed = amount - returnedOf(parts);
  if (owed === 0n) return "FAILED";
  if (receivedOf(parts) === owed) return "CONFIRMED";
  if (sumOf(paid) === owed) return "PAID";
  return paid.length > 0 ? "PARTIALLY_PAID" : "PAYING";
}

/** What no part has been made for yet. */
export function unassignedOf(amount: bigint, parts: readonly Part[]): bigint {
  return amount - sumOf(parts.filter(isLive));
}

/** What the player has, as far as anybody knows. */
export function receivedOf(parts: readonly Part[]): bigint {
  return sumOf(parts.filter(({ status }) => status === "SETTLED"));
}

/** What went back to the player's cash, part by part. */
export function returnedOf(parts: readonly Part[]): bigint {
  return sumOf(parts.filter(({ status }) => status === "RETURNED"));
}

const OVER: readonly WithdrawalStatus[] = ["CONFIRMED", "REJECTED", "FAILED", "CANCELLED"];
const WITH_STAFF: readonly WithdrawalStatus[] = ["REQUESTED", "RISK_REVIEW", "APPROVED"];

/** Nothing more will happen to it. */
export const isOver = (status: WithdrawalStatus) => OVER.includes(status);

/** The player is asked whether this part came. */
export const canConfirm = ({ status }: { status: AllocationStatus }) =>
  status === "PROOF_SUBMITTED" || status === "ADMIN_VERIFIED";

/** It has left, so far as anybody knew, and may turn out to be lost. */
export const canBeLost = ({ status }: { status: AllocationStatus }) => hasLeft(status);

/** For whom a withdrawal waits. */
export function nextActorOf(
  status: WithdrawalStatus,
  amount: bigint,
  parts: readonly Part[],
): "player" | "staff" | "bank" | "nobody" {
  if (isOver(status)) return "nobody";
  if (WITH_STAFF.includes(status)) return "staff";
  if (parts.some(canConfirm)) return "player";
  if (parts.some((part) => part.status === "DISPUTED" || part.status === "RECEIVER_CONFIRMED")) {
    return "staff";
  }
  if (parts.some((part) => part.status === "ASSIGNED")) return "bank";
  return unassignedOf(amount, parts) > 0n ? "staff" : "bank";
}
