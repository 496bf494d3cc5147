import { sql } from "drizzle-orm";
import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { PURSE_DIRECTIONS, PURSE_MOVE_STATES, PURSE_ORIGINS } from "../../contract/play/purses.ts";
import { vendors } from "./catalogue.ts";
import { members } from "./merchant.ts";

const amount = (name: string) => bigint(name, { mode: "bigint" });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A member's purse at a vendor, with the balance that the vendor last reported. */
export const vendorPurses = pgTable(
  "vendor_purses",
  {
    merchant: text().notNull(),
    memberId: text("member_id").notNull(),
    vendor: text().notNull(),
    /** Null until the vendor has answered. */
    reportedBalance: amount("told_balance"),
    reportedAt: instant("told_at"),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.memberId, table.vendor] }),
    foreignKey({
      columns: [table.merchant, table.memberId],
      foreignColumns: [members.merchant, members.id],
    }),
    foreignKey({
      columns: [table.merchant, table.vendor],
      foreignColumns: [vendors.merchant, vendors.code],
    }),
    index("vendor_purses_filled").on(table.merchant).where(sql`${table.reportedBalance} > 0`),
  ],
);

/**
 * Money under way between a member's cash and a vendor's purse. Written before the vendor is asked.
 */
export const purseMoves = pgTable(
  "purse_moves",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    /** The reference for the vendor and for customer service. */
    reference: text().notNull(),
    memberId: text("member_id").notNull(),
    vendor: text().notNull(),
    direction: text({ enum: PURSE_DIRECTIONS }).notNull(),
    /** Null when everything was requested and the amount is not known yet. */
    amount: amount("amount"),
    origin: text({ enum: PURSE_ORIGINS }).notNull(),
    /** OPEN also while nobody knows whether the money moved. */
    status: text({ enum: PURSE_MOVE_STATES }).notNull().default("OPEN"),
    /** Why it failed; empty otherwise. */
    reason: text().notNull().default(""),
    /** How often the vendor was asked: first to move it, afterwards for its outcome. */
    asked: integer().notNull().default(0),
    sentAt: instant("sent_at"),
    dueAt: instant("due_at").notNull(),
    /** Since when staff should look at it; null before. */
    flaggedAt: instant("flagged_at"),
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
      columns: [table.merchant, table.vendor],
      foreignColumns: [vendors.merchant, vendors.code],
    }),
    uniqueIndex("purse_moves_reference").on(table.merchant, table.reference),
    uniqueIndex("purse_moves_key").on(table.merchant, table.memberId, table.idempotencyKey),
    // One at a time in each direction, so that its outcome is known before the next.
    uniqueIndex("purse_moves_open")
      .on(table.merchant, table.memberId, table.vendor, table.direction)
      .where(sql`${table.status} = 'OPEN'`),
    index("purse_moves_due").on(table.merchant, table.dueAt).where(sql`${table.status} = 'OPEN'`),
    index("purse_moves_created").on(table.merchant, table.createdAt),
    index("purse_moves_member").on(table.merchant, table.memberId, table.createdAt.desc()),
  ],
);
