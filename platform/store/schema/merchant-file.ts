import { jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { merchants } from "./merchant.ts";

/** What the last applied file of a merchant had, to tell staff's later changes from the file's. */
export const merchantFiles = pgTable("merchant_files", {
  merchant: text()
    .primaryKey()
    .references(() => merchants.code),
  /** The items of each section in the file's form. */
  bases: jsonb().$type<Record<string, Record<string, unknown>>>().notNull(),
  appliedAt: timestamp("applied_at", { withTimezone: true }).notNull(),
  appliedBy: text("applied_by").notNull(),
});
