import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { SpinReward } from "../../contract/club/gifts/spin-reward.ts";
import {
  MISSION_EVENTS,
  MISSION_GAMES,
  MISSION_ISSUES,
  MISSION_PERIODS,
} from "../../contract/club/missions.ts";
import { POINT_TYPES, REWARD_KINDS } from "../../contract/club/points.ts";
import type { RebateRates } from "../../contract/club/rebate-categories.ts";
import { merchants } from "./merchant.ts";

const amount = (name: string) => bigint(name, { mode: "bigint" });
const ofMerchant = () =>
  text("merchant")
    .notNull()
    .references(() => merchants.code);

/** The goods that points buy in the points mall. */
export const rewards = pgTable(
  "rewards",
  {
    merchant: ofMerchant(),
    id: text().notNull(),
    kind: text({ enum: REWARD_KINDS }).notNull(),
    icon: text().notNull(),
    words: jsonb().$type<Record<string, { name: string; text: string }>>().notNull(),
    pointsNeeded: integer("points_needed").notNull(),
    amount: amount("amount"),
    /** How many pieces of a good were ever on the shelf, and how many members took. */
    stock: integer(),
    taken: integer().notNull().default(0),
    position: integer().notNull(),
    isEnabled: boolean("is_enabled").notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id] })],
);

export const pointRules = pgTable(
  "point_rules",
  {
    merchant: ofMerchant(),
    type: text({ enum: POINT_TYPES }).notNull(),
    /** The amount that earns one point. For REDEEM, the worth of one point. */
    amountPerPoint: amount("amount_per_point").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.type] })],
);

export const vipLevels = pgTable(
  "vip_levels",
  {
    merchant: ofMerchant(),
    level: integer().notNull(),
    icon: text().notNull(),
    words: jsonb().$type<Record<string, { name: string }>>().notNull(),
    validBet: amount("valid_bet").notNull(),
    deposits: amount("deposits").notNull(),
    keepValidBet: amount("keep_valid_bet").notNull(),
    upgradeGift: amount("upgrade_gift").notNull().default(sql`0`),
    weeklyGift: amount("weekly_gift").notNull().default(sql`0`),
    monthlyGift: amount("monthly_gift").notNull().default(sql`0`),
    birthdayGift: amount("birthday_gift").notNull().default(sql`0`),
    /** Hundredths of a percent. */
    rebate: jsonb().$type<RebateRates>().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.level] })],
);

export const missions = pgTable(
  "missions",
  {
    merchant: ofMerchant(),
    id: text().notNull(),
    event: text({ enum: MISSION_EVENTS }).notNull(),
    icon: text().notNull(),
    words: jsonb().$type<Record<string, { title: string; text: string }>>().notNull(),
    period: text({ enum: MISSION_PERIODS }).notNull(),
    targetAmount: amount("target_amount"),
    targetCount: integer("target_count"),
    /** The games whose bets count; null for all. */
    games: text({ enum: MISSION_GAMES }),
    reward: amount("reward").notNull(),
    /** Whole points. */
    points: integer().notNull().default(0),
    /** Free spins; null without any. */
    spins: jsonb().$type<SpinReward>(),
    issue: text({ enum: MISSION_ISSUES }).notNull().default("AT_ONCE"),
    wagering: integer().notNull(),
    startsAt: timestamp("starts_at", { withTimezone: true }),
    endsAt: timestamp("ends_at", { withTimezone: true }),
    position: integer().notNull(),
    isEnabled: boolean("is_enabled").notNull().default(true),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.id] })],
);

export const affiliateTiers = pgTable(
  "affiliate_tiers",
  {
    merchant: ofMerchant(),
    tier: integer().notNull(),
    revenueMin: amount("revenue_min").notNull(),
    activeMin: integer("active_min").notNull(),
    /** Hundredths of a percent of the net revenue. */
    share: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.tier] })],
);
