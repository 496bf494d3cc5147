import {
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { members } from "./merchant.ts";

/** E-mails and text messages on their way out; written in the transaction of what they tell about. */
export const outgoing = pgTable(
  "outgoing",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    /** Null for who has no account yet: a code on the way to a registration. */
    memberId: text("member_id"),
    channel: text({ enum: ["email", "sms"] }).notNull(),
    recipient: text().notNull(),
    /** Empty for a text message. */
    subject: text().notNull().default(""),
    text: text().notNull(),
    /** Empty for a text message. */
    html: text().notNull().default(""),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    sentAt: timestamp("sent_at", { withTimezone: true }),
    attempts: integer().notNull().default(0),
    /** No earlier than this is it tried; each failure moves it on. */
    dueAt: timestamp("due_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    foreignKey({
      columns: [table.merchant, table.memberId],
      foreignColumns: [members.merchant, members.id],
    }),
    index("outgoing_due").on(table.merchant, table.sentAt, table.dueAt),
  ],
);
