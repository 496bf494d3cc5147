import { z } from "zod";
import { call } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
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

/** Why staff or the bank turned a withdrawal down, in words a player may read. */
export const WITHDRAWAL_REASONS = [
  "account_details",
  "identity_needed",
  "rules_broken",
  "asked_by_player",
  "bank_refused",
] as const;

/** Why a member cannot withdraw now, in the order in which they are told; refusals' codes too. */
export const WITHDRAW_BLOCKS = [
  "withdrawals_blocked",
  "account_debt",
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

/** What opens a wagering lot. */
export const LOT_SOURCES = ["deposit", "transfer"] as const;

const details = z.record(z.string(), z.union([z.string(), z.number(), z.boolean()]));

export const withdrawalStep = z.object({
  kind: z.enum(WITHDRAWAL_STEPS),
  at: instant,
  by: z.enum(["player", "staff", "system", "bank"]),
  amount: money.nullable(),
  /** The number of the part it is about; null where it is about the whole. */
  allocation: z.number().int().nullable(),
  /** One of WITHDRAWAL_REASONS, or empty. */
  reason: z.string(),
});

/** One of the payments by which a withdrawal is paid. */
export const allocation = z.object({
  id: z.string(),
  /** From 1. */
  number: z.number().int(),
  amount: money,
  status: z.enum(ALLOCATION_STATES),
  paidAt: instant.nullable(),
  /** When it counts as received by itself; null where it is not waiting for the player. */
  receiptDueAt: instant.nullable(),
  /** Staff counted it as received against what the player said. */
  isForced: z.boolean(),
  /** The player can say now whether it came. */
  canConfirm: z.boolean(),
});

export const withdrawal = z.object({
  withdrawalId: z.string(),
  /** Short, to be read out to customer service. */
  reference: z.string(),
  amount: money,
  receivedAmount: money,
  /** What is still to come; 0 where nothing will. */
  remainingAmount: money,
  status: z.enum(WITHDRAWAL_STATES),
  account: z.object({ kind: z.enum(PAYOUT_KINDS), label: z.string(), numberEnd: z.string() }),
  createdAt: instant,
  nextActor: z.enum(["player", "staff", "bank", "nobody"]),
  /** When the next part counts as received by itself. */
  dueAt: instant.nullable(),
  reason: z.string(),
  canCancel: z.boolean(),
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
    /** Both minutes included, by the merchant's clock. */
    hours: z.object({ from: z.string(), to: z.string(), timeZone: z.string() }),
    balance: money,
    /** The member's too, but to be brought back first: by vendor's purse as the ledger has it. */
    outside: z.array(z.object({ name: z.string(), amount: money })),
    /** On its way to a vendor's purse. */
    transit: money,
    /** The balance, or 0 while a lot is open. */
    withdrawable: money,
    blocks: z.array(z.object({ code: z.enum(WITHDRAW_BLOCKS), details })),
    /** The open wagering lots, oldest first: valid bets fill the first of them. */
    lots: z.array(
      z.object({
        source: z.enum(LOT_SOURCES),
        amount: money,
        required: money,
        done: money,
        openedAt: instant,
      }),
    ),
    hasWithdrawPassword: z.boolean(),
  }),
});

/** Asks for money: it is frozen at once. The same key again answers the same withdrawal. */
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

/** The member's own withdrawals, newest first. */
export const withdrawals = call({
  name: "withdrawals",
  method: "GET",
  path: "/cashier/withdrawals",
  access: "real",
  input: z.object({ pageNo: z.coerce.number().int().min(1).max(10_000).default(1) }),
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

/** Takes a request back before anybody has looked at it. */
export const withdrawalCancel = call({
  name: "withdrawalCancel",
  method: "POST",
  path: "/cashier/withdrawal/cancel",
  access: "real",
  input: z.object({ withdrawalId }),
  value: withdrawal,
});

const allocationId = z.string().max(64);

/** The player says that a payment came. */
export const withdrawalReceived = call({
  name: "withdrawalReceived",
  method: "POST",
  path: "/cashier/withdrawal/received",
  access: "real",
  input: z.object({ withdrawalId, allocationId }),
  value: withdrawal,
});

/** In base64 a picture is a third longer. */
const PROOF_TEXT_MAX = Math.ceil(NOT_RECEIVED.imageBytesMax / 3) * 4;

/** The player says that a payment did not come, and shows a statement of their account. */
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
    /** PNG or JPEG in base64; the platform draws it anew. */
    proof: z.string().max(2 * PROOF_TEXT_MAX),
  }),
  value: withdrawal,
});

/** The player says that all of it came: every payment that waits for them is received. */
export const withdrawalFullPayment = call({
  name: "withdrawalFullPayment",
  method: "POST",
  path: "/cashier/withdrawal/full-payment",
  access: "real",
  input: z.object({ withdrawalId }),
  value: withdrawal,
});
