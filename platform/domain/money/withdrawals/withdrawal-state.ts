import type { ALLOCATION_STATES, WITHDRAWAL_STATES } from "../../../contract/money/withdrawals.ts";

export type WithdrawalStatus = (typeof WITHDRAWAL_STATES)[number];
export type AllocationStatus = (typeof ALLOCATION_STATES)[number];

/** An act on a withdrawal as a whole, before its first payment leaves. */
export type WithdrawalAct = "review" | "approve" | "reject" | "cancel" | "pay" | "fail";

const TABLE: Record<WithdrawalAct, Partial<Record<WithdrawalStatus, WithdrawalStatus>>> = {
  review: { REQUESTED: "RISK_REVIEW" },
  approve: { REQUESTED: "APPROVED", RISK_REVIEW: "APPROVED" },
  reject: { REQUESTED: "REJECTED", RISK_REVIEW: "REJECTED", APPROVED: "REJECTED" },
  cancel: { REQUESTED: "CANCELLED" },
  pay: { APPROVED: "PAYING", PAYING: "PAYING", PARTIALLY_PAID: "PARTIALLY_PAID" },
  fail: { APPROVED: "FAILED", PAYING: "FAILED" },
};

/** The status after an act (domain.md 6.8); null when the act is not allowed. */
export function afterAct(status: WithdrawalStatus, act: WithdrawalAct): WithdrawalStatus | null {
  return TABLE[act][status] ?? null;
}

/** Who must confirm a payment before it is settled. */
export const SETTLE_POLICIES = ["RECEIVER", "ADMIN", "BOTH"] as const;
export type SettlePolicy = (typeof SETTLE_POLICIES)[number];

/**
 * An act on one instalment. `paid`: it left. `refuse`: the bank did not take it. `receive`: the
 * player confirms it, or time does. `verify`: staff saw that it arrived. `dispute`: the player
 * denies it. Staff end a dispute with `settle`, `force`, `payAgain` (by hand) or `sendAgain`
 * (through a gateway). A payment that was lost after all is paid anew with `undo`, or returned to
 * the player's cash with `giveBack`.
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

/** The status of an instalment after an act; null when the act is not allowed. */
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
      // A player who disputed the payment may find it later.
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

type Instalment = { amount: bigint; status: AllocationStatus };

/** Cancelled and expired instalments take no share of the amount. */
const isLive = ({ status }: Instalment) => status !== "CANCELLED" && status !== "EXPIRED";
const isPaid = ({ status }: Instalment) => hasLeft(status);
const sumOf = (instalments: readonly Instalment[]) =>
  instalments.reduce((sum, { amount }) => sum + amount, 0n);

/** The status of a withdrawal that is being paid, derived from its instalments. */
export function statusOfInstalments(
  amount: bigint,
  instalments: readonly Instalment[],
): WithdrawalStatus {
  const paid = instalments.filter(isPaid);
  const owed = amount - returnedOf(instalments);
  if (owed === 0n) return "FAILED";
  if (receivedOf(instalments) === owed) return "CONFIRMED";
  if (sumOf(paid) === owed) return "PAID";
  return paid.length > 0 ? "PARTIALLY_PAID" : "PAYING";
}

/** The amount that has no instalment yet. */
export function unassignedOf(amount: bigint, instalments: readonly Instalment[]): bigint {
  return amount - sumOf(instalments.filter(isLive));
}

/** The amount that is known to have reached the player. */
export function receivedOf(instalments: readonly Instalment[]): bigint {
  return sumOf(instalments.filter(({ status }) => status === "SETTLED"));
}

/** The amount returned to the player's cash, over all instalments. */
export function returnedOf(instalments: readonly Instalment[]): bigint {
  return sumOf(instalments.filter(({ status }) => status === "RETURNED"));
}

const OVER: readonly WithdrawalStatus[] = ["CONFIRMED", "REJECTED", "FAILED", "CANCELLED"];
const WITH_STAFF: readonly WithdrawalStatus[] = ["REQUESTED", "RISK_REVIEW", "APPROVED"];

/** True when nothing more happens to the withdrawal. */
export const isOver = (status: WithdrawalStatus) => OVER.includes(status);

/** True when the player is asked whether this instalment arrived. */
export const canConfirm = ({ status }: { status: AllocationStatus }) =>
  status === "PROOF_SUBMITTED" || status === "ADMIN_VERIFIED";

/** True when the whole amount has left or come back, so that the player can confirm all of it. */
export const isAllPaid = (amount: bigint, instalments: readonly Instalment[]) =>
  unassignedOf(amount, instalments) === 0n &&
  instalments.every(({ status }) => status !== "ASSIGNED");

/** True when the payment has left, so that it may turn out to be lost. */
export const canBeLost = ({ status }: { status: AllocationStatus }) => hasLeft(status);

/** Who must act next on a withdrawal. */
export function nextActorOf(
  status: WithdrawalStatus,
  amount: bigint,
  instalments: readonly Instalment[],
): "player" | "staff" | "bank" | "nobody" {
  if (isOver(status)) return "nobody";
  if (WITH_STAFF.includes(status)) return "staff";
  if (instalments.some(canConfirm)) return "player";
  if (
    instalments.some(
      (instalment) =>
        instalment.status === "DISPUTED" || instalment.status === "RECEIVER_CONFIRMED",
    )
  ) {
    return "staff";
  }
  if (instalments.some((instalment) => instalment.status === "ASSIGNED")) return "bank";
  return unassignedOf(amount, instalments) > 0n ? "staff" : "bank";
}
