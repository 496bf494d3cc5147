import { pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { merchants } from "./merchant.ts";

/**
 * What a merchant shares with vendors, gateways and its own mail server. Its keys stand here too; they
 * outlive the master secret.
 */
export const merchantSecrets = pgTable(
  "merchant_secrets",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    kind: text({ enum: ["vendor", "gateway", "sender", "key"] }).notNull(),
    /** The vendor's or gateway's code, a sender's channel, or the purpose of a key. */
    name: text().notNull(),
    id: text().notNull(),
    /** Sealed with the platform's data key. */
    sealed: text().notNull(),
    /** Of two secrets of one vendor, the older one signs and both verify. */
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.kind, table.name, table.id] })],
);
