import { bigint, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

const amount = (name: string) => bigint(name, { mode: "bigint" });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * An hour, by its beginning in UTC, that an hour salary has counted. `marks` are the numbers of the
 * feed's rows that were there; what comes later counts for the next hour.
 */
export const sealedHours = pgTable(
  "sealed_hours",
  {
    merchant: text().notNull(),
    hour: instant("hour").notNull(),
    marks: bigint({ mode: "bigint" }).array().notNull(),
    sealedAt: instant("sealed_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.hour] })],
);

/** What a member below an agent with an hour salary played in a sealed hour. Rows never change. */
export const memberHour = pgTable(
  "member_hour",
  {
    merchant: text().notNull(),
    hour: instant("hour").notNull(),
    member: text().notNull(),
    gameType: text("game_type").notNull(),
    rounds: amount("rounds").notNull(),
    stake: amount("stake").notNull(),
    payout: amount("payout").notNull(),
    validBet: amount("valid_bet").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.hour, table.member, table.gameType] })],
);
