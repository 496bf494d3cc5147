import { z } from "zod";
import { call } from "./call.ts";
import { instant, money } from "./money.ts";

export const DEPOSIT_STATES = [
  "CREATED",
  "WAITING_PAYMENT",
  "REVIEW",
  "CREDITED",
  "FAILED",
  "EXPIRED",
  "CANCELLED",
] as const;

export const deposit = z.object({
  depositId: z.string(),
  method: z.string(),
  amount: money,
  status: z.enum(DEPOSIT_STATES),
  createdAt: instant,
  expiresAt: instant,
});

export const depositMethods = call({
  name: "depositMethods",
  method: "GET",
  path: "/cashier/deposit-methods",
  access: "member",
  input: z.object({}),
  value: z.array(
    z.object({
      method: z.string(),
      amountMin: money,
      amountMax: money,
      quickAmounts: z.array(money),
    }),
  ),
});

export const depositCreate = call({
  name: "depositCreate",
  method: "POST",
  path: "/cashier/deposits",
  access: "real",
  keyed: true,
  input: z.object({ method: z.string().max(40), amount: money, returnUrl: z.string().max(500) }),
  value: z.object({ deposit, redirectUrl: z.string() }),
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

/** Called by the payment gateway, signed over the raw body; the browser's return never credits. */
export const depositWebhook = call({
  name: "depositWebhook",
  method: "POST",
  path: "/cashier/webhooks/mockpay",
  access: "gateway",
  input: z.object({
    gatewayTxId: z.string().max(64),
    reference: z.string().max(64),
    amount: z.string().regex(/^\d{1,12}(\.\d{1,4})?$/),
    currency: z.string().length(3),
    status: z.enum(["PAID", "FAILED"]),
  }),
  value: z.object({ replay: z.boolean() }),
});
