import { integer, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { CONFIG_AREAS } from "../../contract/staff/merchant/config-areas.ts";
import { merchants } from "./merchant.ts";

/** A merchant's terms as they were and are. Written with the change, never changed. */
export const configVersions = pgTable(
  "config_versions",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    area: text({ enum: CONFIG_AREAS }).notNull(),
    /** Counts from 1 within the area. */
    version: integer().notNull(),
    /** From when it is in force, until the next version's. */
    effectiveFrom: timestamp("effective_from", { withTimezone: true }).notNull(),
    /** The whole terms of the area, with the defaults of that day. Amounts are texts, "100.00". */
    body: jsonb().$type<Record<string, unknown>>().notNull(),
    /** The member of staff; "platform" for terms that were there before. */
    madeBy: text("made_by").notNull(),
    approvedBy: text("approved_by"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.area, table.version] })],
);
