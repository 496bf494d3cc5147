import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

const amount = (name: string) => bigint(name, { mode: "bigint" });
const instant = (name: string) => timestamp(name, { withTimezone: true });

const PLAY = {
  rounds: amount("rounds").notNull(),
  stake: amount("stake").notNull(),
  payout: amount("payout").notNull(),
  validBet: amount("valid_bet").notNull(),
};
const MONEY = {
  /** What came into all purses of the member, and what left them; neither is negative. */
  amountIn: amount("amount_in").notNull(),
  amountOut: amount("amount_out").notNull(),
  count: amount("count").notNull(),
};

/** What a member played on a day of the merchant's zone. Trial accounts are left out everywhere here. */
export const memberDay = pgTable(
  "member_day",
  {
    merchant: text().notNull(),
    day: date().notNull(),
    member: text().notNull(),
    gameType: text("game_type").notNull(),
    ...PLAY,
  },
  (table) => [primaryKey({ columns: [table.merchant, table.day, table.member, table.gameType] })],
);

/** What moved between a member and others, by the kind of the transfer. Play is in `member_day`. */
export const moneyDay = pgTable(
  "money_day",
  {
    merchant: text().notNull(),
    day: date().notNull(),
    member: text().notNull(),
    kind: text().notNull(),
    ...MONEY,
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.day, table.member, table.kind] }),
    index("money_day_member").on(table.merchant, table.member, table.kind, table.day),
  ],
);

/**
 * What everybody below an agent played, as the tree was on that day. The agent's own play is not in
 * it. The game type ALL has the sums, and alone counts newcomers and first deposits.
 */
export const teamDay = pgTable(
  "team_day",
  {
    merchant: text().notNull(),
    day: date().notNull(),
    agent: text().notNull(),
    gameType: text("game_type").notNull(),
    ...PLAY,
    /** Members with a closed round. */
    active: amount("active").notNull(),
    firstDeposits: amount("first_deposits").notNull().default(sql`0`),
    newMembers: amount("new_members").notNull().default(sql`0`),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.day, table.agent, table.gameType] })],
);

/** The `money_day` of everybody below an agent. */
export const teamMoneyDay = pgTable(
  "team_money_day",
  {
    merchant: text().notNull(),
    day: date().notNull(),
    agent: text().notNull(),
    kind: text().notNull(),
    ...MONEY,
  },
  (table) => [primaryKey({ columns: [table.merchant, table.day, table.agent, table.kind] })],
);

/** What a game earned on a day of the merchant's zone, from the same rows as `member_day`. */
export const gameDay = pgTable(
  "game_day",
  {
    merchant: text().notNull(),
    day: date().notNull(),
    vendor: text().notNull(),
    game: text().notNull(),
    ...PLAY,
  },
  (table) => [primaryKey({ columns: [table.merchant, table.day, table.vendor, table.game] })],
);

/** The fees of the deposits that a day's `money_day` has, by whoever paid them. */
export const feeDay = pgTable(
  "fee_day",
  {
    merchant: text().notNull(),
    day: date().notNull(),
    payer: text({ enum: ["player", "house"] }).notNull(),
    amount: amount("amount").notNull(),
    count: amount("count").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.day, table.payer] })],
);

/**
 * What belongs to a day and is in no feed: a movement of money by its transfer's key, and a newcomer
 * by the member's id. Its writer adds it in the same transaction. Once given, its day stays.
 */
export const dayNews = pgTable(
  "day_news",
  {
    merchant: text().notNull(),
    kind: text({ enum: ["MONEY", "JOIN"] }).notNull(),
    key: text().notNull(),
    at: instant("at").notNull(),
    day: date(),
    isCounted: boolean("is_counted").notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.kind, table.key] }),
    index("day_news_open").on(table.merchant, table.at).where(sql`not ${table.isCounted}`),
    // For the movements of a day; play is not among them.
    index("day_news_day").on(table.merchant, table.day, table.at),
  ],
);

/**
 * Days whose figures stay. What settles or arrives later counts for the first open day. The marks
 * say how far the feed was read, so that a rebuild gives each row the same day.
 */
export const sealedDays = pgTable(
  "sealed_days",
  {
    merchant: text().notNull(),
    day: date().notNull(),
    fromAt: instant("from_at").notNull(),
    untilAt: instant("until_at").notNull(),
    marks: amount("marks").array().notNull(),
    sealedAt: instant("sealed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.day] })],
);
