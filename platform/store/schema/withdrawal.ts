import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  ALLOCATION_STATES,
  WITHDRAWAL_STATES,
  WITHDRAWAL_STEPS,
} from "../../contract/money/withdrawals.ts";
import { bytes } from "./bytes.ts";
import { members } from "./merchant.ts";
import { payoutAccounts } from "./payout.ts";

const amount = (name: string) => bigint(name, { mode: "bigint" });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Money that a member withdraws. From the request until its end it is in their frozen purse. */
export const withdrawals = pgTable(
  "withdrawals",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    /** The reference for customer service. */
    reference: text().notNull(),
    memberId: text("member_id").notNull(),
    accountId: text("account_id").notNull(),
    amount: amount("amount").notNull(),
    currency: text().notNull(),
    status: text({ enum: WITHDRAWAL_STATES }).notNull(),
    /** The version of the area "withdrawals" that allowed it; null from before versions. */
    termsVersion: integer("terms_version"),
    /** Why it was rejected; empty otherwise. */
    reason: text().notNull().default(""),
    idempotencyKey: text("idempotency_key").notNull(),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    foreignKey({
      columns: [table.merchant, table.memberId],
      foreignColumns: [members.merchant, members.id],
    }),
    foreignKey({
      columns: [table.merchant, table.accountId],
      foreignColumns: [payoutAccounts.merchant, payoutAccounts.id],
    }),
    uniqueIndex("withdrawals_key").on(table.merchant, table.memberId, table.idempotencyKey),
    uniqueIndex("withdrawals_reference").on(table.merchant, table.reference),
    index("withdrawals_member").on(table.merchant, table.memberId, table.createdAt.desc()),
    index("withdrawals_open")
      .on(table.merchant, table.createdAt)
      .where(sql`${table.endedAt} is null`),
  ],
);

/** The instalments of a withdrawal: one, or several that add up to it. */
export const withdrawalInstalments = pgTable(
  "withdrawal_parts",
  {
    merchant: text().notNull(),
    withdrawalId: text("withdrawal_id").notNull(),
    number: integer().notNull(),
    id: text().notNull(),
    amount: amount("amount").notNull(),
    status: text({ enum: ALLOCATION_STATES }).notNull(),
    /** The carrier: staff by hand, or a gateway. */
    channel: text({ enum: ["hand", "mockpay"] }).notNull(),
    /** Counts the attempts to pay it. Each has its own reference at the gateway. */
    attempt: integer().notNull().default(1),
    paidAt: instant("paid_at"),
    /** When it counts as received without an answer. */
    receiptDueAt: instant("receipt_due_at"),
    remindAt: instant("remind_at"),
    isForced: boolean("is_forced").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.withdrawalId, table.number] }),
    foreignKey({
      columns: [table.merchant, table.withdrawalId],
      foreignColumns: [withdrawals.merchant, withdrawals.id],
    }),
    uniqueIndex("withdrawal_parts_id").on(table.merchant, table.id),
    index("withdrawal_parts_due")
      .on(table.merchant, table.receiptDueAt)
      .where(sql`${table.status} in ('PROOF_SUBMITTED', 'ADMIN_VERIFIED')`),
    index("withdrawal_parts_asked").on(table.merchant).where(sql`${table.status} = 'ASSIGNED'`),
  ],
);

/**
 * A payment order for a gateway: one row per instalment and attempt, written before the gateway is
 * asked.
 */
export const withdrawalPayments = pgTable(
  "withdrawal_payments",
  {
    merchant: text().notNull(),
    withdrawalId: text("withdrawal_id").notNull(),
    part: integer().notNull(),
    attempt: integer().notNull(),
    gateway: text({ enum: ["mockpay"] }).notNull(),
    /** The gateway's name for it. */
    reference: text().notNull(),
    /** OPEN also while it is unknown whether the money left. */
    status: text({ enum: ["OPEN", "PAID", "FAILED"] })
      .notNull()
      .default("OPEN"),
    /** How often the gateway was asked. */
    asked: integer().notNull().default(0),
    /** When it is asked next. */
    dueAt: instant("due_at").notNull(),
    /** Since when staff should look at it; null before. */
    flaggedAt: instant("flagged_at"),
    createdAt: instant("created_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.withdrawalId, table.part, table.attempt] }),
    foreignKey({
      columns: [table.merchant, table.withdrawalId, table.part],
      foreignColumns: [
        withdrawalInstalments.merchant,
        withdrawalInstalments.withdrawalId,
        withdrawalInstalments.number,
      ],
    }),
    uniqueIndex("withdrawal_payments_reference").on(table.merchant, table.reference),
    index("withdrawal_payments_due")
      .on(table.merchant, table.dueAt)
      .where(sql`${table.status} = 'OPEN'`),
  ],
);

/** The steps of a withdrawal, in order. Written once, never changed. */
export const withdrawalSteps = pgTable(
  "withdrawal_steps",
  {
    merchant: text().notNull(),
    withdrawalId: text("withdrawal_id").notNull(),
    number: integer().notNull(),
    kind: text({ enum: WITHDRAWAL_STEPS }).notNull(),
    at: instant("at").notNull(),
    by: text({ enum: ["player", "staff", "system", "bank"] }).notNull(),
    /** The member of staff. */
    staff: text(),
    amount: bigint({ mode: "bigint" }),
    part: integer(),
    reason: text().notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.withdrawalId, table.number] }),
    foreignKey({
      columns: [table.merchant, table.withdrawalId],
      foreignColumns: [withdrawals.merchant, withdrawals.id],
    }),
  ],
);

/** A member's proof for "not received": a statement of their account, redrawn. */
export const withdrawalProofs = pgTable(
  "withdrawal_proofs",
  {
    merchant: text().notNull(),
    withdrawalId: text("withdrawal_id").notNull(),
    part: integer().notNull(),
    attempt: integer().notNull(),
    at: instant("at").notNull(),
    comment: text().notNull(),
    contentType: text("content_type", { enum: ["image/png", "image/jpeg"] }).notNull(),
    width: integer().notNull(),
    height: integer().notNull(),
    content: bytes().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.withdrawalId, table.part, table.attempt] }),
    foreignKey({
      columns: [table.merchant, table.withdrawalId, table.part],
      foreignColumns: [
        withdrawalInstalments.merchant,
        withdrawalInstalments.withdrawalId,
        withdrawalInstalments.number,
      ],
    }),
  ],
);
