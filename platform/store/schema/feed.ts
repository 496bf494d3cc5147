import { bigint, date, pgTable, primaryKey, smallint, text, timestamp } from "drizzle-orm/pg-core";

const amount = (name: string) => bigint(name, { mode: "bigint" });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * One merchant's settled rounds in the order of their commits. Each shard of the house's game purse
 * numbers its own rows without gaps, under the lock that the settlement holds anyway.
 */
export const roundFeed = pgTable(
  "round_feed",
  {
    merchant: text().notNull(),
    shard: smallint().notNull(),
    number: amount("number").notNull(),
    /** ADJUST is a later change of a closed round's payout or valid bet; its stake is zero. */
    kind: text({ enum: ["CLOSED", "VOID", "ADJUST"] }).notNull(),
    vendor: text().notNull(),
    roundId: text("round_id").notNull(),
    member: text().notNull(),
    game: text().notNull(),
    gameType: text("game_type").notNull(),
    stake: amount("stake").notNull(),
    payout: amount("payout").notNull(),
    validBet: amount("valid_bet").notNull(),
    openedAt: instant("opened_at").notNull(),
    settledAt: instant("settled_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.shard, table.number] })],
);

/** How far a consumer has read the feed: `marks[n + 1]` is the last number read of shard n. */
export const feedMarks = pgTable(
  "feed_marks",
  {
    merchant: text().notNull(),
    consumer: text().notNull(),
    marks: amount("marks").array().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.consumer] })],
);

/**
 * What a member played, by quarter of an hour and game type. The offsets of all time zones are whole
 * quarters, so every hour and every local day is a sum of them.
 */
export const memberPlay = pgTable(
  "member_play",
  {
    merchant: text().notNull(),
    member: text().notNull(),
    quarter: instant("quarter").notNull(),
    gameType: text("game_type").notNull(),
    rounds: amount("rounds").notNull(),
    stake: amount("stake").notNull(),
    payout: amount("payout").notNull(),
    validBet: amount("valid_bet").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member, table.quarter, table.gameType] }),
  ],
);

/** What a member played since ever. */
export const memberTotals = pgTable(
  "member_totals",
  {
    merchant: text().notNull(),
    member: text().notNull(),
    rounds: amount("rounds").notNull(),
    stake: amount("stake").notNull(),
    payout: amount("payout").notNull(),
    validBet: amount("valid_bet").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.member] })],
);

/** The rounds of each game by day, in UTC. `won` is what rounds above their stake paid. */
export const gamePlay = pgTable(
  "game_play",
  {
    merchant: text().notNull(),
    day: date().notNull(),
    game: text().notNull(),
    rounds: amount("rounds").notNull(),
    stake: amount("stake").notNull(),
    payout: amount("payout").notNull(),
    won: amount("won").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.day, table.game] })],
);

/** The biggest wins of each hour and game type, as rows of the feed. */
export const topWins = pgTable(
  "top_wins",
  {
    merchant: text().notNull(),
    hour: instant("hour").notNull(),
    gameType: text("game_type").notNull(),
    shard: smallint().notNull(),
    number: amount("number").notNull(),
    member: text().notNull(),
    game: text().notNull(),
    stake: amount("stake").notNull(),
    payout: amount("payout").notNull(),
    settledAt: instant("settled_at").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [table.merchant, table.hour, table.gameType, table.shard, table.number],
    }),
  ],
);
