import { sql } from "drizzle-orm";
import {
  boolean,
  check,
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
import { isTagLength } from "./tag-length.ts";

/** The operator of one brand. Every other table's key begins with the merchant's code. */
export const merchants = pgTable("merchants", {
  code: text().primaryKey(),
  name: text().notNull(),
  currency: text().notNull(),
  currencySymbol: text("currency_symbol").notNull(),
  /** SYSTEM_STATUS: whether the whole site is open, under maintenance, or closed to everybody. */
  status: integer().notNull().default(0),
  /** The expected end of maintenance. Shown to visitors; changes nothing without staff. */
  maintenanceUntil: timestamp("maintenance_until", { withTimezone: true }),
  /** Visitors to whom the site is closed: ISO 3166 country codes, and addresses or CIDR ranges. */
  blockedCountries: text("blocked_countries").array().notNull().default([]),
  blockedRanges: text("blocked_ranges").array().notNull().default([]),
  /** A policy's code. Without a known one the most restrictive policy holds. */
  jurisdiction: text(),
  ageMin: integer("age_min").notNull().default(18),
  /** The languages of the merchant's games. TY brings the bingo halls. */
  languages: text().array().notNull().default(sql`'{es,en}'`),
  whitelabel: jsonb().$type<WhitelabelNode[]>().notNull().default([]),
  settings: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  /** Made by a demonstration, whose passwords everybody knows. Production refuses such a database. */
  isDemonstration: boolean("is_demonstration").notNull().default(false),
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
    /** From a CSPRNG, never a counter, because vendors and customer service see it. */
    id: text().notNull(),
    username: text().notNull(),
    /** In lower case for the unique index. People may type any case. */
    usernameKey: text("username_key").notNull(),
    passwordHash: text("password_hash").notNull(),
    /** Null while the first password is in use. */
    passwordChangedAt: timestamp("password_changed_at", { withTimezone: true }),
    /** Staff chose the password, so the owner must choose one first. */
    isPasswordGiven: boolean("is_password_given").notNull().default(false),
    /** An agent made the account, so the owner must confirm age and terms first. */
    isConfirmationDue: boolean("is_confirmation_due").notNull().default(false),
    nickname: text().notNull(),
    type: integer().notNull().default(0),
    /** A closed account stays closed. Its name stays taken until `eraseAt`. */
    status: text({ enum: ["active", "blocked", "closed"] })
      .notNull()
      .default("active"),
    closedAt: timestamp("closed_at", { withTimezone: true }),
    /** When the personal data that the law keeps of a closed account is erased. */
    eraseAt: timestamp("erase_at", { withTimezone: true }),
    /** Since when play and deposits wait for a verification, because of an excluded namesake. */
    identityAskedAt: timestamp("identity_asked_at", { withTimezone: true }),
    /** Since when staff block the member's withdrawals; null when they do not. */
    withdrawalsBlockedAt: timestamp("withdrawals_blocked_at", { withTimezone: true }),
    /** The agent directly above; null for members without an agent. */
    parentId: text("parent_id"),
    /** Since when staff block the member's transfers up and down; null when they do not. */
    transfersBlockedAt: timestamp("transfers_blocked_at", { withTimezone: true }),
    /** Cash moves into a vendor's purse when a game opens, and back afterwards. */
    hasAutoPurse: boolean("has_auto_purse").notNull().default(true),
    profile: jsonb().$type<Record<string, string>>().notNull().default({}),
    /** Locked fields that customer service lets the member correct, each for one change. */
    unlockedFields: text("unlocked_fields").array().notNull().default([]),
    /** As typed, and as compared. It counts as the member's own only after verification. */
    email: text(),
    emailKey: text("email_key"),
    emailVerifiedAt: timestamp("email_verified_at", { withTimezone: true }),
    /** E.164, e.g. +525512345678. */
    phone: text(),
    phoneVerifiedAt: timestamp("phone_verified_at", { withTimezone: true }),
    /** The number of a drawn picture, from 1; 0 shows the initials. */
    avatar: integer().notNull().default(0),
    language: text().notNull().default("es"),
    /** The member's word about letters of the club; null until they say one. */
    wantsLetters: boolean("wants_letters"),
    /** Words by which staff group members for campaigns. */
    labels: text().array().notNull().default([]),
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
    index("members_erase")
      .on(table.merchant, table.eraseAt)
      .where(sql`${table.eraseAt} is not null`),
    check("members_language", isTagLength(table.language)),
    // Anybody may enter an address, but only one member can have proved it.
    uniqueIndex("members_email")
      .on(table.merchant, table.emailKey)
      .where(sql`${table.emailVerifiedAt} is not null`),
    uniqueIndex("members_phone")
      .on(table.merchant, table.phone)
      .where(sql`${table.phoneVerifiedAt} is not null`),
  ],
);

export type MemberRow = typeof members.$inferSelect;
