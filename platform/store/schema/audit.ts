import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { merchants } from "./merchant.ts";

/** What happened to an account, by whom, from where and when: written once, never changed. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    id: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The account it is about; null where the name that was tried belongs to nobody. */
    memberId: text("member_id"),
    /** The session in which it was done, where there was one. */
    sessionId: text("session_id"),
    /** What was done, e.g. "login" or "cardAdd". */
    action: text().notNull(),
    details: jsonb().$type<Record<string, string | number | boolean>>().notNull().default({}),
    address: text().notNull(),
    country: text(),
    userAgent: text("user_agent").notNull().default(""),
    requestId: text("request_id").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index("audit_entries_member")
      .on(table.merchant, table.memberId, table.at.desc())
      .where(sql`${table.memberId} is not null`),
  ],
);
