import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { merchants } from "./merchant.ts";

/** What happened to an account, by whom, from where and when. Written once, never changed. */
export const auditEntries = pgTable(
  "audit_entries",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    id: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The account concerned; null when no account has the typed name. */
    memberId: text("member_id"),
    /** The session of the action, if there was one. */
    sessionId: text("session_id"),
    /** The action, e.g. "login" or "cardAdd". */
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
