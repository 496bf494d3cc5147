import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { LIST_STATES } from "./list-states.ts";
import { NOT_RECEIVED } from "./not-received.ts";
import { PAYOUT_KINDS } from "./payout.ts";

export const WITHDRAWAL_STATES = [
  "REQUESTED",
  "RISK_REVIEW",
  "APPROVED",
  "PAYING",
  "PARTIALLY_PAID",
  "PAID",
  "CONFIRMED",
  "REJECTED",
  "FAILED",
  "CANCELLED",
] as const;

export const ALLOCATION_STATES = [
  "ASSIGNED",
  "PROOF_SUBMITTED",
  "RECEIVER_CONFIRMED",
  "ADMIN_VERIFIED",
  "SETTLED",
  "DISPUTED",
  "EXPIRED",
  "CANCELLED",
  "RETURNED",
] as const;

export const WITHDRAWAL_STEPS = [
  "requested",
  "review",
  "approved",
  "rejected",
  "cancelled",
  "paying",
  "refused",
  "asking",
  "paid",
  "reminded",
  "received",
  "autoReceived",
  "notReceived",
  "forced",
  "paidAgain",
  "failed",
  "lost",
  "returned",
  "confirmed",
] as const;

/** Why staff or the bank rejected a withdrawal. Players may see these reasons. */
export const WITHDRAWAL_REASONS = [
  "account_details",
  "identity_needed",
  "rules_broken",
  "asked_by_player",
  "bank_refused",
] as const;

/**
 * Why a member cannot withdraw now, in the order they are reported. They are also refusal codes.
 */
export const WITHDRAW_BLOCKS = [
  "identity_required",
  "withdrawals_blocked",
  "account_debt",
  "pay_owed",
  "no_payout_account",
  "payout_account_waiting",
  "withdraw_password_unset",
  "withdraw_password_fresh",
  "wagering_open",
  "outside_hours",
  "daily_count_reached",
  "daily_sum_reached",
  "amount_out_of_range",
  "not_enough_funds",
] as const;

/** What opens a wagering requirement. */
/** "bonus" is a vendor's, "promo" one that the member took from the merchant. */
export const WAGERING_SOURCES = [
  "deposit",
  "transfer",
  "bonus",
  "points",
  "award",
  "promo",
] as const;

const details = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

export const withdrawalStep = z.object({
  kind: z.enum(WITHDRAWAL_STEPS),
  at: instant,
  by: z.enum(["player", "staff", "system", "bank"]),
  amount: money.nullable(),
  /** The number of the instalment; null for a step of the whole withdrawal. */
  allocation: z.number().int().nullable(),
  /** One of WITHDRAWAL_REASONS, or empty. */
  reason: z.string(),
});

/** One instalment of a withdrawal. */
export const allocation = z.object({
  id: z.string(),
  /** Counted from 1. */
  number: z.number().int(),
  amount: money,
  status: z.enum(ALLOCATION_STATES),
  paidAt: instant.nullable(),
  /** When it counts as received without an answer; null when it is not waiting for the player. */
  receiptDueAt: instant.nullable(),
  /** True when staff recorded it as received against the player's word. */
  isForced: z.boolean(),
  /** True when the player can confirm or deny receipt now. */
  canConfirm: z.boolean(),
});

export const withdrawal = z.object({
  withdrawalId: z.string(),
  /** A short reference that a member can read out to customer service. */
  reference: z.string(),
  amount: money,
  receivedAmount: money,
  /** The amount still to be paid; 0 when nothing more will be. */
  remainingAmount: money,
  status: z.enum(WITHDRAWAL_STATES),
  account: z.object({ kind: z.enum(PAYOUT_KINDS), label: z.string(), numberEnd: z.string() }),
  createdAt: instant,
  nextActor: z.enum(["player", "staff", "bank", "nobody"]),
  /** When the next instalment counts as received without an answer. */
  dueAt: instant.nullable(),
  reason: z.string(),
  canCancel: z.boolean(),
  /** True when `withdrawalFullPayment` can confirm the rest now. */
  canConfirmAll: z.boolean(),
  allocations: z.array(allocation),
  /** Oldest first; empty in lists. */
  steps: z.array(withdrawalStep),
});

/** What a member may withdraw now, why not, and under which rules. */
export const withdrawOptions = call({
  name: "withdrawOptions",
  method: "GET",
  path: "/cashier/withdraw-options",
  access: "real",
  input: z.object({}),
  value: z.object({
    amountMin: money,
    amountMax: money,
    quickAmounts: z.array(money),
    perDayMax: z.number().int(),
    perDayLeft: z.number().int(),
    sumPerDayMax: money,
    sumPerDayLeft: money,
    /** Both minutes are included; the time is the merchant's. */
    hours: z.object({ from: z.string(), to: z.string(), timeZone: z.string() }),
    balance: money,
    /** Money of the member in vendors' purses, by the ledger. It must be brought back first. */
    outside: z.array(z.object({ name: z.string(), amount: money })),
    /** Money under way to a vendor's purse. */
    transit: money,
    /** The part of the balance that no open wagering requirement locks. */
    withdrawable: money,
    locked: money,
    blocks: z.array(z.object({ code: z.enum(WITHDRAW_BLOCKS), details })),
    /** The open wagering requirements, oldest first. Valid bets fill the first of them. */
    lots: z.array(
      z.object({
        source: z.enum(WAGERING_SOURCES),
        amount: money,
        required: money,
        done: money,
        openedAt: instant,
      }),
    ),
    hasWithdrawPassword: z.boolean(),
  }),
});

/** Requests a withdrawal and freezes its amount. The same key again returns the same withdrawal. */
export const withdrawalCreate = call({
  name: "withdrawalCreate",
  method: "POST",
  path: "/cashier/withdrawals",
  access: "real",
  keyed: true,
  sealed: true,
  input: z.object({
    amount: money,
    accountId: z.string().max(40),
    withdrawPassword: z.string().max(40),
  }),
  value: withdrawal,
});

/** The member's own withdrawals: those under way first, then the newest. */
export const withdrawals = call({
  name: "withdrawals",
  method: "GET",
  path: "/cashier/withdrawals",
  access: "real",
  input: z.object({
    state: z.enum(LIST_STATES).optional(),
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  value: z.object({ list: z.array(withdrawal), totalPages: z.number().int() }),
});

const withdrawalId = z.string().max(64);

export const withdrawalOne = call({
  name: "withdrawalOne",
  method: "GET",
  path: "/cashier/withdrawal",
  access: "real",
  input: z.object({ withdrawalId }),
  value: withdrawal,
});

/** Cancels a request before its review begins. */
export const withdrawalCancel = call({
  name: "withdrawalCancel",
  method: "POST",
  path: "/cashier/withdrawal/cancel",
  access: "real",
  input: z.object({ withdrawalId }),
  value: withdrawal,
});

const allocationId = z.string().max(64);

/** The player confirms that an instalment arrived. */
export const withdrawalReceived = call({
  name: "withdrawalReceived",
  method: "POST",
  path: "/cashier/withdrawal/received",
  access: "real",
  input: z.object({ withdrawalId, allocationId }),
  value: withdrawal,
});

/** Base64 makes a picture a third longer. */
const PROOF_TEXT_MAX = Math.ceil(NOT_RECEIVED.imageBytesMax / 3) * 4;

/** The player reports that an instalment did not arrive, with a statement of their account. */
export const withdrawalNotReceived = call({
  name: "withdrawalNotReceived",
  method: "POST",
  path: "/cashier/withdrawal/not-received",
  access: "real",
  bodyBytesMax: PROOF_TEXT_MAX + 64 * 1024,
  input: z.object({
    withdrawalId,
    allocationId,
    comment: z
      .string()
      .max(4 * NOT_RECEIVED.commentMax)
      .default(""),
    /** PNG or JPEG in base64. The platform redraws it. */
    proof: z.string().max(2 * PROOF_TEXT_MAX),
  }),
  value: withdrawal,
});

/** The player confirms every instalment that waits for their answer. */
export const withdrawalFullPayment = call({
  name: "withdrawalFullPayment",
  method: "POST",
  path: "/cashier/withdrawal/full-payment",
  access: "real",
  input: z.object({ withdrawalId }),
  value: withdrawal,
});
