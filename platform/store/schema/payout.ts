import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { members } from "./merchant.ts";

/**
 * The destinations of a member's withdrawals: cards, bank accounts and wallets in their own name.
 */
export const payoutAccounts = pgTable(
  "payout_accounts",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    memberId: text("member_id").notNull(),
    kind: text({ enum: ["card", "clabe", "cci", "cbu", "iban", "usdt"] }).notNull(),
    /** The member's own name for it, or the bank's name. */
    label: text().notNull(),
    /** Sealed. Without the key only the number's last four characters are readable. */
    holderSealed: text("holder_sealed").notNull(),
    numberSealed: text("number_sealed").notNull(),
    numberEnd: text("number_end").notNull(),
    /** Keyed hash, to recognise the same number. */
    numberHash: text("number_hash").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** No withdrawal may go there earlier. */
    usableAt: timestamp("usable_at", { withTimezone: true }).notNull(),
    removedAt: timestamp("removed_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex("payout_accounts_number")
      .on(table.merchant, table.memberId, table.numberHash)
      .where(sql`${table.removedAt} is null`),
    index("payout_accounts_member").on(table.merchant, table.memberId),
    foreignKey({
      columns: [table.merchant, table.memberId],
      foreignColumns: [members.merchant, members.id],
    }),
  ],
);

/** The six digits that withdrawals ask for, hashed, and the number of wrong tries in a row. */
export const withdrawPasswords = pgTable(
  "withdraw_passwords",
  {
    merchant: text().notNull(),
    memberId: text("member_id").notNull(),
    /** Empty after customer service ended the digits. */
    hash: text().notNull(),
    failures: integer().notNull().default(0),
    lockedUntil: timestamp("locked_until", { withTimezone: true }),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
    /** Digits set without the old ones wait until then; null means no wait. */
    usableAt: timestamp("usable_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.memberId] }),
    foreignKey({
      columns: [table.merchant, table.memberId],
      foreignColumns: [members.merchant, members.id],
    }),
  ],
);
