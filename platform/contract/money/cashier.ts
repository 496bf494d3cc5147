import { z } from "zod";
import { LIMIT_KINDS } from "../members/protection/protection-kinds.ts";
import { call, nothing } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";
import { ownAddress } from "../wire/own-address.ts";
import { LIST_STATES } from "./list-states.ts";
import { WEEK_DAYS } from "./week-days.ts";

export const DEPOSIT_STATES = [
  "CREATED",
  "WAITING_PAYMENT",
  "SLIP_SUBMITTED",
  "REVIEW",
  "CREDITED",
  "FAILED",
  "EXPIRED",
  "CANCELLED",
  /** The deposit was credited once, then taken back by the bank or the gateway. */
  "REFUNDED",
] as const;

/** How the payer uses a method. "staff" is a credit by hand and is never offered. */
export const DEPOSIT_KINDS = ["card", "wallet", "voucher", "transfer", "crypto", "staff"] as const;

/** How soon a completed payment appears in the balance. */
export const DEPOSIT_SPEEDS = ["instant", "minutes", "hours", "nextBusinessDay"] as const;

export const FEE_PAYERS = ["player", "house"] as const;

const clockTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/);

/**
 * When a method takes new deposits, in the merchant's zone, both minutes included. A span over midnight
 * belongs to the day on which it begins. No days means every day.
 */
export const depositHours = z.strictObject({
  from: clockTime,
  to: clockTime,
  days: z
    .array(z.enum(WEEK_DAYS))
    .max(7)
    .default([])
    .overwrite((days) => WEEK_DAYS.filter((day) => days.includes(day))),
});
export type DepositHours = z.output<typeof depositHours>;

export const DEPOSIT_STEPS = [
  "opened",
  "slip",
  "slipRefused",
  "review",
  "credited",
  "failed",
  "expired",
  "cancelled",
  "refunded",
] as const;

/** Why staff review a deposit, reject it or take it back. */
export const DEPOSIT_REASONS = [
  "slip_unreadable",
  "not_received",
  "other_person",
  "rules_broken",
  "amount_differs",
  "currency_differs",
  "taken_back",
] as const;

/** Limits of the proof that a member may send for a transfer. */
export const DEPOSIT_SLIP = { imageBytesMax: 5 * 2 ** 20 } as const;

/** What the payer needs: a page of the gateway, a code to scan or read out, or an account. */
export const depositPayment = z.object({
  kind: z.enum(["link", "qr", "voucher", "bank", "chain"]),
  /** The gateway's page, if it has one. */
  url: z.string().nullable(),
  /** The text of the QR code, the voucher's number or the address on the chain. */
  code: z.string().nullable(),
  bank: z.object({ bank: z.string(), holder: z.string(), account: z.string() }).nullable(),
  /** Six digits that the payer writes into the transfer. */
  note: z.string().nullable(),
});
export type DepositPayment = z.infer<typeof depositPayment>;

export const depositStep = z.object({
  kind: z.enum(DEPOSIT_STEPS),
  at: instant,
  by: z.enum(["player", "staff", "system", "gateway"]),
  amount: money.nullable(),
  /** One of DEPOSIT_REASONS, or empty. */
  reason: z.string(),
});

/** USDT on the wire: a string of millionths ("29070000" is 29.07 USDT), a bigint in code. */
const usdt = money;

/** The rate of one USDT today, and the least amount that is credited. */
export const usdtTerms = z.object({ rate: money, usdtMin: usdt });

export const ARRIVAL_STATES = ["PENDING", "CREDITED", "REVIEW", "DUST"] as const;

/** USDT received at the member's address. PENDING waits for blocks; DUST is below the minimum. */
export const depositArrival = z.object({
  txId: z.string(),
  usdt,
  state: z.enum(ARRIVAL_STATES),
  confirmations: z.number().int(),
  /** The rate and the amount of the credit. */
  rate: money.nullable(),
  credited: money.nullable(),
  at: instant,
});

export const depositOnChain = usdtTerms.extend({
  network: z.literal("TRC20"),
  /** The deposit's amount in USDT at that rate. */
  usdtAsked: usdt,
  /** The number of blocks before the credit. */
  confirmationsNeeded: z.number().int(),
  arrivals: z.array(depositArrival),
});

export const deposit = z.object({
  depositId: z.string(),
  /** A short reference that a member can read out to customer service. */
  reference: z.string(),
  method: z.string(),
  kind: z.enum(DEPOSIT_KINDS),
  /** The merchant's own name of the method; empty means the default name of its kind. */
  methodName: z.string(),
  /** The amount asked for; after the credit, the amount credited. */
  amount: money,
  /** What the player pays in addition to the amount. */
  fee: money,
  /** The amount to pay, including the fee. */
  payable: money,
  status: z.enum(DEPOSIT_STATES),
  createdAt: instant,
  expiresAt: instant,
  nextActor: z.enum(["player", "staff", "gateway", "nobody"]),
  reason: z.string(),
  /** How to pay; null when the deposit can no longer be paid. */
  payment: depositPayment.nullable(),
  /** Set for one payment in USDT; null in lists and for any other method. */
  onChain: depositOnChain.nullable(),
  /** True when the member may send a proof of the transfer now. */
  canSendSlip: z.boolean(),
  /** True when the deposit waits for a payment and the member may cancel it. */
  canCancel: z.boolean(),
  /** Oldest first; empty in lists. */
  steps: z.array(depositStep),
});

export const depositMethod = z.object({
  method: z.string(),
  kind: z.enum(DEPOSIT_KINDS),
  /** The merchant's own name of the method; empty means the default name of its kind. */
  name: z.string(),
  amountMin: money,
  amountMax: money,
  quickAmounts: z.array(money),
  /** The fee shown before paying: `fixed` plus a share of the amount in 1/100 of a percent. */
  fee: z.object({
    fixed: money,
    basisPoints: z.number().int().min(0).max(5_000),
    payer: z.enum(FEE_PAYERS),
  }),
  /** The time allowed for paying. */
  expiresInMinutes: z.number().int(),
  speed: z.enum(DEPOSIT_SPEEDS),
  /** Set when the method is paid in USDT. */
  usdt: usdtTerms.nullable(),
  /** Null when it is open at every hour. */
  hours: depositHours.nullable(),
  /** False outside its hours: it is shown, and takes no new deposit. */
  isOpen: z.boolean(),
  /** True for a wallet that its payer confirms in the app of their bank, without a code to scan. */
  isInBankApp: z.boolean().default(false),
});

/** The payment methods that this member may use, in the merchant's order. */
export const depositOptions = call({
  name: "depositOptions",
  method: "GET",
  path: "/cashier/deposit-options",
  access: "member",
  input: z.object({}),
  value: z.object({
    methods: z.array(depositMethod),
    limits: z.object({
      /** Kinds of limits to set before a deposit; another is refused with limits_required. */
      missing: z.array(z.enum(LIMIT_KINDS)),
      /** True until a limit on deposits is set or the first deposit is credited. */
      isOffered: z.boolean(),
    }),
  }),
});

export const depositCreate = call({
  name: "depositCreate",
  method: "POST",
  path: "/cashier/deposits",
  access: "real",
  law: "play",
  keyed: true,
  input: z.object({ method: z.string().max(40), amount: money, returnUrl: ownAddress }),
  /** `redirectUrl` is set when the payment begins on the gateway's own page. */
  value: z.object({ deposit, redirectUrl: z.string().nullable() }),
});

/** The member's own deposits: the newest first, by default after those under way. */
export const deposits = call({
  name: "deposits",
  method: "GET",
  path: "/cashier/deposits",
  access: "member",
  input: z.object({
    state: z.enum(LIST_STATES).optional(),
    order: z.literal("newest").optional(),
    pageNo: z.coerce.number().int().min(1).max(10_000).default(1),
  }),
  value: z.object({ list: z.array(deposit), totalPages: z.number().int() }),
});

export const depositOne = call({
  name: "depositOne",
  method: "GET",
  path: "/cashier/deposit",
  access: "member",
  input: z.object({ depositId: z.string().max(64) }),
  value: deposit,
});

/** Base64 makes a picture a third longer. */
const SLIP_TEXT_MAX = Math.ceil(DEPOSIT_SLIP.imageBytesMax / 3) * 4;

/** Sends a proof that a transfer was made. Staff then check whether it arrived. */
export const depositSlip = call({
  name: "depositSlip",
  method: "POST",
  path: "/cashier/deposit/slip",
  access: "real",
  bodyBytesMax: SLIP_TEXT_MAX + 64 * 1024,
  input: z.object({
    depositId: z.string().max(64),
    /** PNG or JPEG in base64. The platform redraws it. */
    slip: z.string().max(2 * SLIP_TEXT_MAX),
  }),
  value: deposit,
});

/** Cancels a deposit that has not been paid. */
export const depositCancel = call({
  name: "depositCancel",
  method: "POST",
  path: "/cashier/deposit/cancel",
  access: "real",
  input: z.object({ depositId: z.string().max(64) }),
  value: deposit,
});

/** Called by the payment gateway, signed over the raw body. The browser's return never credits. */
export const depositWebhook = call({
  name: "depositWebhook",
  method: "POST",
  path: "/cashier/webhooks/mockpay",
  access: "gateway",
  gateway: "mockpay",
  input: z.object({
    gatewayTxId: z.string().max(64),
    reference: z.string().max(64),
    amount: z.string().regex(/^\d{1,12}(\.\d{1,4})?$/),
    currency: z.string().length(3),
    status: z.enum(["PAID", "FAILED", "REFUNDED"]),
  }),
  value: z.object({ replay: z.boolean() }),
});

/** A webhook of dLocal. Its body is the payment itself; only the two names are read. */
export const depositWebhookDlocal = call({
  name: "depositWebhookDlocal",
  method: "POST",
  path: "/cashier/webhooks/dlocal",
  access: "gateway",
  gateway: "dlocal",
  input: z.object({ id: z.string().max(64), order_id: z.string().max(64) }),
  value: nothing,
});
