import { integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { RATE_CATEGORIES } from "../../contract/agents/rate-categories.ts";

/** A member's rates as they were and are. A version is added with each change, and never changed. */
export const memberRates = pgTable(
  "member_rates",
  {
    merchant: text().notNull(),
    member: text().notNull(),
    category: text({ enum: RATE_CATEGORIES }).notNull(),
    /** Counts from 1 within the member and the category. */
    version: integer().notNull(),
    /** Basis points of the valid bet; the series under LOTT. */
    rateBp: integer("rate_bp").notNull(),
    effectiveFrom: timestamp("effective_from", { withTimezone: true }).notNull(),
    /** The id of the agent who set it, or "staff:" with the person's id. */
    setBy: text("set_by").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member, table.category, table.version] }),
  ],
);
