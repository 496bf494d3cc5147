import { sql } from "drizzle-orm";
import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { LETTER_KINDS } from "../../contract/staff/merchant/letter-form.ts";
import { members, merchants } from "./merchant.ts";

/** Messages by e-mail, text and webhook. Each is written in the transaction that it reports. */
export const outgoing = pgTable(
  "outgoing",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    /** Null without an account: a code for a registration. */
    memberId: text("member_id"),
    channel: text({ enum: ["email", "sms", "webhook"] }).notNull(),
    /** Recipient and text, sealed with the platform's data key. Empty once sent or given up. */
    content: text().notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    sentAt: timestamp("sent_at", { withTimezone: true }),
    attempts: integer().notNull().default(0),
    /** The earliest next attempt. Each failure moves it on. */
    dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    foreignKey({
      columns: [table.merchant, table.memberId],
      foreignColumns: [members.merchant, members.id],
    }),
    index("outgoing_due").on(table.merchant, table.sentAt, table.dueAt),
    // For the look over all merchants at what waits.
    index("outgoing_waiting").on(table.dueAt).where(sql`${table.sentAt} is null`),
  ],
);

/** A merchant's own words of a letter in one language, in place of the platform's. */
export const merchantLetters = pgTable(
  "merchant_letters",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    kind: text({ enum: LETTER_KINDS }).notNull(),
    /** A BCP 47 tag in its canonical form. */
    language: text().notNull(),
    /** Null for a text message. */
    subject: text(),
    body: text().notNull(),
    /** Null is the platform's own. */
    button: text(),
    since: timestamp("since", { withTimezone: true }).notNull(),
    /** The member of staff. */
    by: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.kind, table.language] })],
);
