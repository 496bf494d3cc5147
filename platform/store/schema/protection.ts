import { sql } from "drizzle-orm";
import {
  bigint,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import {
  BREAK_KINDS,
  BREAK_SCOPES,
  LIMIT_KINDS,
  LIMIT_PERIODS,
  LIMIT_SOURCES,
} from "../../contract/members/protection/protection-kinds.ts";
import { PERSON_KINDS } from "../../domain/person/person-facts.ts";
import { members } from "./merchant.ts";

const amount = (name: string) => bigint(name, { mode: "bigint" });
const used = (name: string) => amount(name).notNull().default(sql`0`);
const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * What a bet asks of a protected member, in one row. The member's purse says that there is one.
 * Maxima are null without a limit. Times are milliseconds.
 */
export const playGuards = pgTable(
  "play_guards",
  {
    merchant: text().notNull(),
    member: text().notNull(),
    /** Until when no play is taken; null without a break. */
    blockedUntil: instant("blocked_until"),
    /** Since when a list of sanctions holds the account; null without a hold. */
    heldAt: instant("held_at"),
    /** Since when the member only withdraws, to close the account; null before. It never ends. */
    leavingAt: instant("leaving_at"),
    /** Cash that may only be withdrawn: it was paid in above a limit. */
    withdrawOnly: used("withdraw_only"),
    /** The current periods in the merchant's zone, each `[from, ends)`. */
    dayFrom: instant("day_from").notNull(),
    dayEnds: instant("day_ends").notNull(),
    weekFrom: instant("week_from").notNull(),
    weekEnds: instant("week_ends").notNull(),
    monthFrom: instant("month_from").notNull(),
    monthEnds: instant("month_ends").notNull(),
    lossDayMax: amount("loss_day_max"),
    lossDayUsed: used("loss_day_used"),
    lossWeekMax: amount("loss_week_max"),
    lossWeekUsed: used("loss_week_used"),
    lossMonthMax: amount("loss_month_max"),
    lossMonthUsed: used("loss_month_used"),
    stakeDayMax: amount("stake_day_max"),
    stakeDayUsed: used("stake_day_used"),
    stakeWeekMax: amount("stake_week_max"),
    stakeWeekUsed: used("stake_week_used"),
    stakeMonthMax: amount("stake_month_max"),
    stakeMonthUsed: used("stake_month_used"),
    timeDayMax: amount("time_day_max"),
    timeDayUsed: used("time_day_used"),
    timeWeekMax: amount("time_week_max"),
    timeWeekUsed: used("time_week_used"),
    timeMonthMax: amount("time_month_max"),
    timeMonthUsed: used("time_month_used"),
    /** The sitting under way: its first and its newest bet. */
    playedFrom: instant("played_from"),
    playedAt: instant("played_at"),
    /** Minutes of play between two reality checks; null without them. */
    realityMinutes: integer("reality_minutes"),
    /** Since the last answer, or since the sitting began. */
    realityFrom: instant("reality_from"),
    realityStake: used("reality_stake"),
    realityPaid: used("reality_paid"),
    /** Since when an answer is due; null when none is. */
    realityDueAt: instant("reality_due_at"),
    /** Which games need time and money set before; null when none do. */
    sessionScope: text("session_scope", { enum: ["slots", "casino"] }),
    sessionUntil: instant("session_until"),
    sessionMax: amount("session_max"),
    sessionUsed: used("session_used"),
    /** The most of one spin by the law of the place; null without a cap. */
    slotStakeMax: amount("slot_stake_max"),
    /** Since when a bonus is open, and its highest bet; null without one. */
    bonusSince: instant("bonus_since"),
    bonusStakeMax: amount("bonus_stake_max"),
    /** Its money in the cash, and own money that its rounds staked and did not bring back. */
    bonusLeft: used("bonus_left"),
    bonusLost: used("bonus_lost"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member] }),
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
  ],
);

/** A limit of a member, by who set it. The lowest of a kind and period holds. */
export const playLimits = pgTable(
  "play_limits",
  {
    merchant: text().notNull(),
    member: text().notNull(),
    kind: text({ enum: LIMIT_KINDS }).notNull(),
    period: text({ enum: LIMIT_PERIODS }).notNull(),
    source: text({ enum: LIMIT_SOURCES }).notNull(),
    /** Ledger units; of time milliseconds. */
    amount: amount("amount").notNull(),
    setAt: instant("set_at").notNull(),
    /** Why staff set theirs; null in a player's own. */
    reason: text(),
    /** The higher limit that was asked for; null with a date means none. */
    pendingAmount: amount("pending_amount"),
    /** From when the player may confirm it, and until when; null when nothing waits. */
    pendingFrom: instant("pending_from"),
    pendingUntil: instant("pending_until"),
  },
  (table) => [
    primaryKey({
      columns: [table.merchant, table.member, table.kind, table.period, table.source],
    }),
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
  ],
);

/** A member's breaks from play. A row is only ever ended. */
export const playBreaks = pgTable(
  "play_breaks",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    member: text().notNull(),
    kind: text({ enum: BREAK_KINDS }).notNull(),
    scope: text({ enum: BREAK_SCOPES }).notNull(),
    startedAt: instant("started_at").notNull(),
    /** Null means for ever. */
    until: instant("until"),
    /** When the player asked to come back, after `until`. */
    returnAskedAt: instant("return_asked_at"),
    endedAt: instant("ended_at"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
    index("play_breaks_member").on(table.merchant, table.member, table.startedAt.desc()),
  ],
);

/** What happened to a member's protection. Only ever added to. */
export const protectionEvents = pgTable(
  "protection_events",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    member: text().notNull(),
    kind: text().notNull(),
    by: text({ enum: ["player", "staff", "platform"] }).notNull(),
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
    at: instant("at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
    index("protection_events_member").on(table.merchant, table.member, table.at.desc()),
  ],
);

/** Results of a member's self-tests, kept for as long as they decide about a higher limit. */
export const selfTests = pgTable(
  "self_tests",
  {
    merchant: text().notNull(),
    member: text().notNull(),
    /** 0 to 27; the answers are not kept. */
    score: integer().notNull(),
    takenAt: instant("taken_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member, table.takenAt] }),
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
    index("self_tests_age").on(table.merchant, table.expiresAt),
  ],
);

/** By what an excluded person is known again, at one merchant or at every brand of the operator. */
export const excludedPersons = pgTable(
  "excluded_persons",
  {
    kind: text({ enum: PERSON_KINDS }).notNull(),
    hash: text().notNull(),
    /** The merchant where the exclusion began, and its row there. */
    origin: text().notNull(),
    breakId: text("break_id").notNull(),
    scope: text({ enum: BREAK_SCOPES }).notNull(),
    until: instant("until"),
    startedAt: instant("started_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [primaryKey({ columns: [table.kind, table.hash, table.origin, table.breakId] })],
);
