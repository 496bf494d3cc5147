import {
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { WhitelabelNode } from "../../contract/site.ts";

/** A merchant is one brand's operator; every other table's key begins with its code. */
export const merchants = pgTable("merchants", {
  code: text().primaryKey(),
  name: text().notNull(),
  currency: text().notNull(),
  currencySymbol: text("currency_symbol").notNull(),
  status: integer().notNull().default(0),
  ageMin: integer("age_min").notNull().default(18),
  whitelabel: jsonb().$type<WhitelabelNode[]>().notNull().default([]),
  settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  createdAt: timestamp("created_at", { withTimezone: true }).notNull().defaultNow(),
});

export const merchantHosts = pgTable("merchant_hosts", {
  host: text().primaryKey(),
  merchant: text()
    .notNull()
    .references(() => merchants.code),
});

export const members = pgTable(
  "members",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    /** From a CSPRNG, never a counter: it appears in vendor calls and support conversations. */
    id: text().notNull(),
    username: text().notNull(),
    /** Lower-cased for the unique index; people type their name in any case. */
    usernameKey: text("username_key").notNull(),
    passwordHash: text("password_hash").notNull(),
    nickname: text().notNull(),
    type: integer().notNull().default(0),
    status: text({ enum: ["active", "blocked"] })
      .notNull()
      .default("active"),
    profile: jsonb().$type<Record<string, string>>().notNull().default({}),
    language: text().notNull().default("es"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    lastLoginAt: timestamp("last_login_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex("members_username").on(table.merchant, table.usernameKey),
  ],
);
