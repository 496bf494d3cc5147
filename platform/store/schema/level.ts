import { sql } from "drizzle-orm";
import {
  bigint,
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
import { REBATE_CATEGORIES, type RebateCategory } from "../../contract/club/rebate-categories.ts";
import { members } from "./merchant.ts";

const amount = (name: string) => bigint(name, { mode: "bigint" });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What a member bet and deposited since ever, as the levels count it. */
export const levelTotals = pgTable(
  "level_totals",
  {
    merchant: text().notNull(),
    member: text().notNull(),
    validBet: amount("valid_bet").notNull().default(sql`0`),
    /** Without what a bank took back, and their number likewise. */
    deposits: amount("deposits").notNull().default(sql`0`),
    depositCount: integer("deposit_count").notNull().default(0),
    /** True until the hourly look has compared the figures with the marks. */
    isDue: boolean("is_due").notNull().default(true),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member] }),
    index("level_totals_due").on(table.merchant, table.member).where(sql`${table.isDue}`),
  ],
);

/** The valid bet of a member in a month "2026-11" or a week "2026-W47" of the merchant's zone. */
export const levelPeriods = pgTable(
  "level_periods",
  {
    merchant: text().notNull(),
    member: text().notNull(),
    period: text().notNull(),
    validBet: amount("valid_bet").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member, table.period] }),
    index("level_periods_period").on(table.merchant, table.period, table.member),
  ],
);

/** The level of each member who ever rose. Only `changeLevel` writes it. */
export const memberLevels = pgTable(
  "member_levels",
  {
    merchant: text().notNull(),
    member: text().notNull(),
    level: integer().notNull(),
    /** The highest level so far. */
    topLevel: integer("top_level").notNull(),
    since: instant("since").notNull(),
    /** The first month that is compared with what keeps the level, "2026-12". */
    keepFrom: text("keep_from").notNull(),
    /** The number of the member's newest change. */
    changes: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member] }),
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
  ],
);

/** Every change of a level. */
export const levelChanges = pgTable(
  "level_changes",
  {
    merchant: text().notNull(),
    member: text().notNull(),
    number: integer().notNull(),
    fromLevel: integer("from_level").notNull(),
    toLevel: integer("to_level").notNull(),
    at: instant("at").notNull(),
    configVersion: integer("config_version").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.member, table.number] })],
);

/** The valid bet of which nothing was given back yet; below zero after a correction. */
export const rebateCounters = pgTable(
  "rebate_counters",
  {
    merchant: text().notNull(),
    member: text().notNull(),
    category: text({ enum: REBATE_CATEGORIES }).notNull(),
    validBet: amount("valid_bet").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member, table.category] }),
    index("rebate_counters_open")
      .on(table.merchant, table.member)
      .where(sql`${table.validBet} > 0`),
  ],
);

export type RebateLine = {
  category: RebateCategory;
  /** In ledger units, as digits. */
  validBet: string;
  /** In hundredths of a percent. */
  rate: number;
  amount: string;
};

/** Each time that counters were taken to zero: paid, or lost. */
export const rebateClaims = pgTable(
  "rebate_claims",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    /** The reference for customer service. */
    reference: text().notNull(),
    member: text().notNull(),
    state: text({ enum: ["PAID", "LOST"] }).notNull(),
    by: text({ enum: ["player", "platform"] }).notNull(),
    amount: amount("amount").notNull(),
    level: integer().notNull(),
    lines: jsonb().$type<RebateLine[]>().notNull(),
    configVersion: integer("config_version").notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
    uniqueIndex("rebate_claims_reference").on(table.merchant, table.reference),
    uniqueIndex("rebate_claims_key").on(table.merchant, table.member, table.idempotencyKey),
    index("rebate_claims_member").on(table.merchant, table.member, table.at.desc()),
  ],
);
