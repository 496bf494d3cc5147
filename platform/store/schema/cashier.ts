import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  DEPOSIT_KINDS,
  DEPOSIT_SPEEDS,
  DEPOSIT_STATES,
  DEPOSIT_STEPS,
  type DepositHours,
  type DepositPayment,
} from "../../contract/money/cashier.ts";
import type { FeeText } from "../../domain/money/deposit-fee.ts";
import { bytes } from "./bytes.ts";
import { members, merchants } from "./merchant.ts";

const amount = (name: string) => bigint(name, { mode: "bigint" });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Gateways, and readers of a chain. */
const CARRIERS = ["mockpay", "dlocal", "mockchain", "trongrid"] as const;

const NO_FEE: FeeText = { fixed: "0.00", basisPoints: 0, payer: "house" };

/** A merchant's payment methods, each with its limits, its fee and its carrier. */
export const depositMethods = pgTable(
  "deposit_methods",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    code: text().notNull(),
    kind: text({ enum: DEPOSIT_KINDS }).notNull(),
    /** By language. Without a name the site uses the kind's own. */
    names: jsonb().$type<Record<string, string>>().notNull().default({}),
    position: integer().notNull().default(0),
    isEnabled: boolean("is_enabled").notNull().default(true),
    /** ISO 3166; empty means every country. */
    countries: text().array().notNull().default([]),
    amountMin: amount("amount_min").notNull(),
    amountMax: amount("amount_max").notNull(),
    quickAmounts: text("quick_amounts").array().notNull().default([]),
    fee: jsonb().$type<FeeText>().notNull().default(NO_FEE),
    expiresInMinutes: integer("expires_in_minutes").notNull(),
    speed: text({ enum: DEPOSIT_SPEEDS }).notNull(),
    /** The carrier of the payment; null when staff check it themselves. */
    gateway: text({ enum: CARRIERS }),
    /**
     * A transfer's account (`bank`, `holder`, `account`), or a gateway's own name for the method.
     */
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** When it takes new deposits; null for every hour. */
    hours: jsonb().$type<DepositHours>(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.code] })],
);

export const deposits = pgTable(
  "deposits",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    /** The reference for customer service. Older deposits only have their id. */
    reference: text().notNull().default(""),
    memberId: text("member_id").notNull(),
    method: text().notNull(),
    kind: text({ enum: DEPOSIT_KINDS }).notNull().default("card"),
    /** The amount the member wants in the balance, in ledger units of 1/10,000. */
    amount: amount("amount").notNull(),
    /** The fee at the time of the request. */
    fee: jsonb().$type<FeeText>().notNull().default(NO_FEE),
    currency: text().notNull(),
    status: text({ enum: DEPOSIT_STATES }).notNull(),
    /** One of DEPOSIT_REASONS; empty without a reason. */
    reason: text().notNull().default(""),
    idempotencyKey: text("idempotency_key").notNull(),
    returnUrl: text("return_url").notNull(),
    gateway: text({ enum: CARRIERS }),
    gatewayTxId: text("gateway_tx_id"),
    /** The gateway's page. */
    redirectUrl: text("redirect_url"),
    /** How to pay, if that page does not say everything. */
    payment: jsonb().$type<DepositPayment>(),
    /** Six digits that find a transfer on the statement of account. */
    note: text(),
    /** The amount that really came, fee included. */
    paidAmount: amount("paid_amount"),
    /** The amount credited from it. */
    creditedAmount: amount("credited_amount"),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    settledAt: instant("settled_at"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    foreignKey({
      columns: [table.merchant, table.memberId],
      foreignColumns: [members.merchant, members.id],
    }),
    uniqueIndex("deposits_key").on(table.merchant, table.memberId, table.idempotencyKey),
    uniqueIndex("deposits_gateway").on(table.merchant, table.method, table.gatewayTxId),
    uniqueIndex("deposits_gateway_tx").on(table.merchant, table.gateway, table.gatewayTxId),
    uniqueIndex("deposits_note")
      .on(table.merchant, table.note)
      .where(sql`${table.status} in ('CREATED', 'WAITING_PAYMENT')`),
    index("deposits_member").on(table.merchant, table.memberId, table.createdAt.desc()),
    index("deposits_reference").on(table.merchant, table.reference),
    index("deposits_open").on(table.status, table.expiresAt),
  ],
);

/** The steps of a deposit, in order. Written once, never changed. */
export const depositSteps = pgTable(
  "deposit_steps",
  {
    merchant: text().notNull(),
    depositId: text("deposit_id").notNull(),
    number: integer().notNull(),
    kind: text({ enum: DEPOSIT_STEPS }).notNull(),
    at: instant("at").notNull(),
    by: text({ enum: ["player", "staff", "system", "gateway"] }).notNull(),
    /** The member of staff. */
    staff: text(),
    amount: amount("amount"),
    reason: text().notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.depositId, table.number] }),
    foreignKey({
      columns: [table.merchant, table.depositId],
      foreignColumns: [deposits.merchant, deposits.id],
    }),
  ],
);

/** A member's proof of a transfer, redrawn. */
export const depositSlips = pgTable(
  "deposit_slips",
  {
    merchant: text().notNull(),
    depositId: text("deposit_id").notNull(),
    number: integer().notNull(),
    at: instant("at").notNull(),
    contentType: text("content_type", { enum: ["image/png", "image/jpeg"] }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.depositId, table.number] }),
    foreignKey({
      columns: [table.merchant, table.depositId],
      foreignColumns: [deposits.merchant, deposits.id],
    }),
  ],
);
