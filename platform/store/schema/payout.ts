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

/** Where a member's withdrawals may go: cards, bank accounts and wallets in their own name. */
export const payoutAccounts = pgTable(
  "payout_accounts",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    memberId: text("member_id").notNull(),
    kind: text({ enum: ["card", "clabe", "cci", "cbu", "iban", "usdt"] }).notNull(),
    /** How the member calls it, or the bank's name. */
    label: text().notNull(),
    /** Sealed; of the number only the last four characters can be read without the key. */
    holderSealed: text("holder_sealed").notNull(),
    numberSealed: text("number_sealed").notNull(),
    numberEnd: text("number_end").notNull(),
    /** Keyed hash, to know the same number again. */
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

/** The six digits that a withdrawal asks for, hashed, and how often they were missed in a row. */
export const withdrawPasswords = pgTable(
  "withdraw_passwords",
  {
    merchant: text().notNull(),
    memberId: text("member_id").notNull(),
    /** Empty where customer service ended the digits. */
    hash: text().notNull(),
    failures: integer().notNull().default(0),
    lockedUntil: timestamp("locked_until", { withTimezone: true }),
    changedAt: timestamp("changed_at", { withTimezone: true }).notNull(),
    /** No withdrawal takes digits earlier that were chosen without those before; null at once. */
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
