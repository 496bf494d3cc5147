import { sql } from "drizzle-orm";
import {
  bigint,
  index,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { bytes } from "./bytes.ts";
import { chained } from "./chained.ts";
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
    ...chained(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index("audit_entries_member")
      .on(table.merchant, table.memberId, table.at.desc())
      .where(sql`${table.memberId} is not null`),
  ],
);

/** The newest row of each chain: how many there are, and the hash that stands for all of them. */
export const auditHeads = pgTable(
  "audit_heads",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    /** "staff" for staff_actions, "member" for audit_entries. */
    log: text({ enum: ["staff", "member"] }).notNull(),
    shard: smallint().notNull(),
    number: bigint({ mode: "bigint" }).notNull(),
    hash: bytes().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.log, table.shard] })],
);
