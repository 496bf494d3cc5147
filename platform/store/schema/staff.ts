import { index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { chained } from "./chained.ts";
import { merchants } from "./merchant.ts";

/** The staff's actions: who, what and when. Written in the same transaction, never changed. */
export const staffActions = pgTable(
  "staff_actions",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    id: text().notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    staff: text().notNull(),
    /** The verb, e.g. "publishBanner". */
    action: text().notNull(),
    details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
    ...chained(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index("staff_actions_time").on(table.merchant, table.at.desc()),
  ],
);
