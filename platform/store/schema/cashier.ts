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
  type DepositPayment,
} from "../../contract/money/cashier.ts";
import type { FeeText } from "../../domain/money/deposit-fee.ts";
import { bytes } from "./bytes.ts";
import { members, merchants } from "./merchant.ts";

const amount = (name: string) => bigint(name, { mode: "bigint" });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Gateways, and what reads a chain. */
const CARRIERS = ["mockpay", "dlocal", "mockchain", "trongrid"] as const;

const NO_FEE: FeeText = { fixed: "0.00", basisPoints: 0, payer: "house" };

/** The ways to pay that a merchant has, each with its limits, its fee and who carries it. */
export const depositMethods = pgTable(
  "deposit_methods",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    code: text().notNull(),
    kind: text({ enum: DEPOSIT_KINDS }).notNull(),
    /** By language; where it is missing the site has a name for the kind. */
    names: jsonb().$type<Record<string, string>>().notNull().default({}),
    position: integer().notNull().default(0),
    isEnabled: boolean("is_enabled").notNull().default(true),
    /** ISO 3166; empty for all of them. */
    countries: text().array().notNull().default([]),
    amountMin: amount("amount_min").notNull(),
    amountMax: amount("amount_max").notNull(),
    quickAmounts: text("quick_amounts").array().notNull().default([]),
    fee: jsonb().$type<FeeText>().notNull().default(NO_FEE),
    expiresInMinutes: integer("expires_in_minutes").notNull(),
    speed: text({ enum: DEPOSIT_SPEEDS }).notNull(),
    /** Who carries it; null where staff look at it themselves. */
    gateway: text({ enum: CARRIERS }),
    /** A transfer's account (`bank`, `holder`, `account`); a gateway's own name of the method. */
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.code] })],
);

export const deposits = pgTable(
  "deposits",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    /** What the member reads out to customer service; older ones have their id alone. */
    reference: text().notNull().default(""),
    memberId: text("member_id").notNull(),
    method: text().notNull(),
    kind: text({ enum: DEPOSIT_KINDS }).notNull().default("card"),
    /** What the member wants in the balance, in ledger units of 1/10,000. */
    amount: amount("amount").notNull(),
    /** As it was when the deposit was asked for. */
    fee: jsonb().$type<FeeText>().notNull().default(NO_FEE),
    currency: text().notNull(),
    status: text({ enum: DEPOSIT_STATES }).notNull(),
    /** One of DEPOSIT_REASONS; empty where nothing has to be explained. */
    reason: text().notNull().default(""),
    idempotencyKey: text("idempotency_key").notNull(),
    returnUrl: text("return_url").notNull(),
    gateway: text({ enum: CARRIERS }),
    gatewayTxId: text("gateway_tx_id"),
    /** The gateway's page. */
    redirectUrl: text("redirect_url"),
    /** How to pay where that page is not all of it. */
    payment: jsonb().$type<DepositPayment>(),
    /** Six digits by which a transfer is found on the statement of account. */
    note: text(),
    /** What really came, fee included. */
    paidAmount: amount("paid_amount"),
    /** What of it went into the balance. */
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

/** What happened to a deposit, in order; written once, never changed. */
export const depositSteps = pgTable(
  "deposit_steps",
  {
    merchant: text().notNull(),
    depositId: text("deposit_id").notNull(),
    number: integer().notNull(),
    kind: text({ enum: DEPOSIT_STEPS }).notNull(),
    at: instant("at").notNull(),
    by: text({ enum: ["player", "staff", "system", "gateway"] }).notNull(),
    /** Which of the staff. */
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

/** What a member sent as proof of a transfer, drawn anew. */
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
