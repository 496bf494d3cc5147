import { sql } from "drizzle-orm";
import {
  bigint,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  FUNDS_REFUSED_FOR,
  FUNDS_SOURCES,
  FUNDS_STATES,
  INCOME_BANDS,
} from "../../contract/members/person/funds-kinds.ts";
import { members } from "./merchant.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Each question where a member's money comes from, with its answer and its decision. The newest counts. */
export const fundsRequests = pgTable(
  "funds_requests",
  {
    merchant: text().notNull(),
    /** The reference that staff name it by. */
    id: text().notNull(),
    member: text().notNull(),
    state: text({ enum: FUNDS_STATES }).notNull(),
    /** The merchant's sum of thirty days that asked; the bands of income are multiples of it. */
    sum: bigint({ mode: "bigint" }).notNull(),
    askedAt: instant("asked_at").notNull(),
    source: text({ enum: FUNDS_SOURCES }),
    income: text({ enum: INCOME_BANDS }),
    /** What the member wrote. */
    words: text(),
    answeredAt: instant("answered_at"),
    decidedAt: instant("decided_at"),
    decidedBy: text("decided_by"),
    reason: text({ enum: FUNDS_REFUSED_FOR }),
    /** What staff wrote about their decision. */
    note: text(),
    /** Until when an accepted answer counts. */
    validUntil: instant("valid_until"),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
    uniqueIndex("funds_requests_open")
      .on(table.merchant, table.member)
      .where(sql`${table.state} in ('ASKED', 'ANSWERED')`),
    index("funds_requests_member").on(table.merchant, table.member, table.askedAt),
    index("funds_requests_state").on(table.merchant, table.state, table.askedAt),
    index("funds_requests_expiry").on(table.merchant, table.expiresAt),
  ],
);
