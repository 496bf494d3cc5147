import { sql } from "drizzle-orm";
import {
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { WhitelabelNode } from "../../contract/core/site.ts";

/** A merchant is one brand's operator; every other table's key begins with its code. */
export const merchants = pgTable("merchants", {
  code: text().primaryKey(),
  name: text().notNull(),
  currency: text().notNull(),
  currencySymbol: text("currency_symbol").notNull(),
  /** SYSTEM_STATUS: whether the whole site is open, under maintenance, or closed to everybody. */
  status: integer().notNull().default(0),
  /** When maintenance is expected to end; told to visitors, changes nothing by itself. */
  maintenanceUntil: timestamp("maintenance_until", { withTimezone: true }),
  /** Who finds an open site closed: ISO 3166 country codes, and addresses or CIDR ranges. */
  blockedCountries: text("blocked_countries").array().notNull().default([]),
  blockedRanges: text("blocked_ranges").array().notNull().default([]),
  ageMin: integer("age_min").notNull().default(18),
  /** Languages the merchant's games may be offered in; TY brings the bingo halls. */
  languages: text().array().notNull().default(sql`'{es,en}'`),
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
    /** Null while the first password stands. */
    passwordChangedAt: timestamp("password_changed_at", { withTimezone: true }),
    /** Somebody else chose the password: the owner must choose one before anything else. */
    isPasswordGiven: boolean("is_password_given").notNull().default(false),
    nickname: text().notNull(),
    type: integer().notNull().default(0),
    /** The loyalty level; above 4 the VIP service answers. */
    rankLevel: integer("rank_level").notNull().default(0),
    status: text({ enum: ["active", "blocked"] })
      .notNull()
      .default("active"),
    /** Since when staff keep the member's money from leaving; null where they do not. */
    withdrawalsBlockedAt: timestamp("withdrawals_blocked_at", { withTimezone: true }),
    /** The agent directly above; null for who belongs to no agent. */
    parentId: text("parent_id"),
    /** Since when staff let the member transfer nothing up or down; null where they do not. */
    transfersBlockedAt: timestamp("transfers_blocked_at", { withTimezone: true }),
    /** Cash goes along into a vendor's purse when a game opens, and comes back afterwards. */
    hasAutoPurse: boolean("has_auto_purse").notNull().default(true),
    profile: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Fields given once that customer service lets the member correct; each for one change. */
    unlockedFields: text("unlocked_fields").array().notNull().default([]),
    /** As typed, and as compared; proved to be the member's own only once it was verified. */
    email: text(),
    emailKey: text("email_key"),
    emailVerifiedAt: timestamp("email_verified_at", { withTimezone: true }),
    /** E.164, e.g. +525512345678. */
    phone: text(),
    phoneVerifiedAt: timestamp("phone_verified_at", { withTimezone: true }),
    /** One of the drawn pictures, from 1; 0 shows the initials. */
    avatar: integer().notNull().default(0),
    language: text().notNull().default("es"),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    lastLoginAt: timestamp("last_login_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    foreignKey({
      columns: [table.merchant, table.parentId],
      foreignColumns: [table.merchant, table.id],
    }),
    index("members_parent")
      .on(table.merchant, table.parentId)
      .where(sql`${table.parentId} is not null`),
    uniqueIndex("members_username").on(table.merchant, table.usernameKey),
    // Anybody may claim an address; who proved that it is theirs is the only one to have it.
    uniqueIndex("members_email")
      .on(table.merchant, table.emailKey)
      .where(sql`${table.emailVerifiedAt} is not null`),
    uniqueIndex("members_phone")
      .on(table.merchant, table.phone)
      .where(sql`${table.phoneVerifiedAt} is not null`),
  ],
);

export type MemberRow = typeof members.$inferSelect;
