import { bigint, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";

const amount = (name: string) => bigint(name, { mode: "bigint" });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A member's rounds of one game without a pause of thirty minutes, as they were when they closed. A
 * correction that arrives later changes no sitting.
 */
export const sittings = pgTable(
  "sittings",
  {
    merchant: text().notNull(),
    member: text().notNull(),
    game: text().notNull(),
    /** The first bet; of a round that took longer than a pause, a pause before its end. */
    startedAt: instant("started_at").notNull(),
    lastAt: instant("last_at").notNull(),
    rounds: amount("rounds").notNull(),
    stake: amount("stake").notNull(),
    payout: amount("payout").notNull(),
    validBet: amount("valid_bet").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.member, table.game, table.startedAt] })],
);
