import { sql } from "drizzle-orm";
import {
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { merchants } from "./merchant.ts";

export const APPROVAL_STATES = ["WAITING", "DONE", "REFUSED", "REPLACED"] as const;

/** What a member of staff asked for and a second one must decide. */
export const approvals = pgTable(
  "approvals",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    id: text().notNull(),
    /** The verb, as in the audit, e.g. "creditByHand". */
    verb: text().notNull(),
    /** What it is about, e.g. a reference. Only one request about it waits at a time. */
    subject: text().notNull(),
    /** Exactly what is done after the second person's yes. Amounts are texts, "100.00". */
    input: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text({ enum: APPROVAL_STATES }).notNull(),
    askedBy: text("asked_by").notNull(),
    /** The person's id; null for a name that an earlier version let be typed. */
    askedById: text("asked_by_id"),
    askedAt: timestamp("asked_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    decidedBy: text("decided_by"),
    decidedById: text("decided_by_id"),
    decidedAt: timestamp("decided_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex("approvals_waiting")
      .on(table.merchant, table.verb, table.subject)
      .where(sql`${table.state} = 'WAITING'`),
    index("approvals_asked").on(table.merchant, table.askedAt.desc(), table.id),
  ],
);
