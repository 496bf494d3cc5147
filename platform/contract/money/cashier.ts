import { z } from "zod";
import { call, nothing } from "../wire/call.ts";
import { instant, money } from "../wire/money.ts";

export const DEPOSIT_STATES = [
  "CREATED",
  "WAITING_PAYMENT",
  "SLIP_SUBMITTED",
  "REVIEW",
  "CREDITED",
  "FAILED",
  "EXPIRED",
  "CANCELLED",
  /** Credited once, and taken back by the bank or the gateway. */
  "REFUNDED",
] as const;

/** How a method works for whoever pays; "staff" is a credit by hand and never offered. */
export const DEPOSIT_KINDS = ["card", "wallet", "voucher", "transfer", "crypto", "staff"] as const;

/** How soon a payment stands in the balance once it was made. */
export const DEPOSIT_SPEEDS = ["instant", "minutes", "hours", "nextBusinessDay"] as const;

export const FEE_PAYERS = ["player", "house"] as const;

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

/** Why a person looks at a deposit, turned it down, or took it back. */
export const DEPOSIT_REASONS = [
  "slip_unreadable",
  "not_received",
  "other_person",
  "rules_broken",
  "amount_differs",
  "currency_differs",
  "taken_back",
] as const;

/** What a member may send as proof of a transfer. */
export const DEPOSIT_SLIP = { imageBytesMax: 5 * 2 ** 20 } as const;

/** What is needed to pay: a page of the gateway, something to scan or to read out, an account. */
export const depositPayment = z.object({
  kind: z.enum(["link", "qr", "voucher", "bank", "chain"]),
  /** The gateway's page, where it has one. */
  url: z.string().nullable(),
  /** What the QR code says, the voucher's number, or the address on the chain. */
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

/** What one USDT is worth today, and the least of it that is credited. */
export const usdtTerms = z.object({ rate: money, usdtMin: usdt });

export const ARRIVAL_STATES = ["PENDING", "CREDITED", "REVIEW", "DUST"] as const;

/** USDT that arrived at the member's address. PENDING waits for blocks; DUST was too little. */
export const depositArrival = z.object({
  txId: z.string(),
  usdt,
  state: z.enum(ARRIVAL_STATES),
  confirmations: z.number().int(),
  /** The rate that it was credited at, and how much that was. */
  rate: money.nullable(),
  credited: money.nullable(),
  at: instant,
});

export const depositOnChain = usdtTerms.extend({
  network: z.literal("TRC20"),
  /** What the deposit's amount is in USDT at that rate. */
  usdtAsked: usdt,
  /** So many blocks until it is credited. */
  confirmationsNeeded: z.number().int(),
  arrivals: z.array(depositArrival),
});

export const deposit = z.object({
  depositId: z.string(),
  /** Short, to be read out to customer service. */
  reference: z.string(),
  method: z.string(),
  kind: z.enum(DEPOSIT_KINDS),
  /** What the merchant calls the method; empty where the kind's own name will do. */
  methodName: z.string(),
  /** What was asked for, or once credited what really was. */
  amount: money,
  /** What the player pays on top. */
  fee: money,
  /** What has to be paid, fee included. */
  payable: money,
  status: z.enum(DEPOSIT_STATES),
  createdAt: instant,
  expiresAt: instant,
  nextActor: z.enum(["player", "staff", "gateway", "nobody"]),
  reason: z.string(),
  /** How to pay, while it can be paid. */
  payment: depositPayment.nullable(),
  /** Of a payment in USDT; null in lists and for any other. */
  onChain: depositOnChain.nullable(),
  /** A proof of the transfer can be sent now. */
  canSendSlip: z.boolean(),
  /** It waits for a payment that the member may give up. */
  canCancel: z.boolean(),
  /** Oldest first; empty in lists. */
  steps: z.array(depositStep),
});

export const depositMethod = z.object({
  method: z.string(),
  kind: z.enum(DEPOSIT_KINDS),
  /** What the merchant calls it; empty where the kind's own name will do. */
  name: z.string(),
  amountMin: money,
  amountMax: money,
  quickAmounts: z.array(money),
  /** Known before paying: `fixed` and a share of the amount in 1/100 of a percent. */
  fee: z.object({
    fixed: money,
    basisPoints: z.number().int().min(0).max(5_000),
    payer: z.enum(FEE_PAYERS),
  }),
  /** How long there is to pay. */
  expiresInMinutes: z.number().int(),
  speed: z.enum(DEPOSIT_SPEEDS),
  /** Where it is paid in USDT. */
  usdt: usdtTerms.nullable(),
});

/** The ways to pay that a member has here, in the merchant's order. */
export const depositOptions = call({
  name: "depositOptions",
  method: "GET",
  path: "/cashier/deposit-options",
  access: "member",
  input: z.object({}),
  value: z.object({ methods: z.array(depositMethod) }),
});

export const depositCreate = call({
  name: "depositCreate",
  method: "POST",
  path: "/cashier/deposits",
  access: "real",
  keyed: true,
  input: z.object({ method: z.string().max(40), amount: money, returnUrl: z.string().max(500) }),
  /** `redirectUrl` where paying begins on the gateway's own page. */
  value: z.object({ deposit, redirectUrl: z.string().nullable() }),
});

export const deposits = call({
  name: "deposits",
  method: "GET",
  path: "/cashier/deposits",
  access: "member",
  input: z.object({ pageNo: z.coerce.number().int().min(1).max(10_000).default(1) }),
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

/** In base64 a picture is a third longer. */
const SLIP_TEXT_MAX = Math.ceil(DEPOSIT_SLIP.imageBytesMax / 3) * 4;

/** Shows that a transfer was made; staff then look whether it came. */
export const depositSlip = call({
  name: "depositSlip",
  method: "POST",
  path: "/cashier/deposit/slip",
  access: "real",
  bodyBytesMax: SLIP_TEXT_MAX + 64 * 1024,
  input: z.object({
    depositId: z.string().max(64),
    /** PNG or JPEG in base64; the platform draws it anew. */
    slip: z.string().max(2 * SLIP_TEXT_MAX),
  }),
  value: deposit,
});

/** Gives up a deposit that nothing was paid for yet. */
export const depositCancel = call({
  name: "depositCancel",
  method: "POST",
  path: "/cashier/deposit/cancel",
  access: "real",
  input: z.object({ depositId: z.string().max(64) }),
  value: deposit,
});

/** Called by the payment gateway, signed over the raw body; the browser's return never credits. */
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

/** The same of dLocal: its body is the payment itself, of which only the two names are read. */
export const depositWebhookDlocal = call({
  name: "depositWebhookDlocal",
  method: "POST",
  path: "/cashier/webhooks/dlocal",
  access: "gateway",
  gateway: "dlocal",
  input: z.object({ id: z.string().max(64), order_id: z.string().max(64) }),
  value: nothing,
});
