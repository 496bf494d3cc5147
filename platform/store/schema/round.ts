import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

const amount = (name: string) => bigint(name, { mode: "bigint" });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * A round of a game, from its first bet to its settlement: a row of the betting record.
 * `ledger_orphans` finds one without its member or game; a foreign key would cost every bet.
 */
export const rounds = pgTable(
  "rounds",
  {
    merchant: text().notNull(),
    vendor: text().notNull(),
    roundId: text("round_id").notNull(),
    member: text().notNull(),
    game: text().notNull(),
    state: text({ enum: ["OPEN", "CLOSED", "VOID"] }).notNull(),
    stake: amount("stake").notNull().default(sql`0`),
    payout: amount("payout").notNull().default(sql`0`),
    /** Booked when the round closes, not when the bet is placed. */
    validBet: amount("valid_bet").notNull().default(sql`0`),
    betsAccepted: integer("bets_accepted").notNull().default(0),
    betsRolledBack: integer("bets_rolled_back").notNull().default(0),
    /** Standing wins that name no bet. Such a win is tied to every bet of the round. */
    generalWins: integer("general_wins").notNull().default(0),
    openedAt: instant("opened_at").notNull(),
    lastActivityAt: instant("last_activity_at").notNull(),
    settledAt: instant("settled_at"),
    /** Until when the vendor may keep it open, as its bets said; null when they did not. */
    dueBy: instant("due_by"),
    /** The stake that counts at most, as the vendor named it; null when it did not. */
    effective: amount("effective"),
    /** The lottery's rebate of its stakes, credited when the round closes; null without terms. */
    rebate: amount("rebate"),
    /** The stake of a free round, which nobody paid; null in every other. */
    freeStake: amount("free_stake"),
    /** How often what a free round won must be bet; null for the merchant's own term. */
    freeTimes: integer("free_times"),
    detailUrl: text("detail_url"),
    /** The closed round whose payout and valid bet this row corrects; null in a round itself. */
    adjusts: text(),
    /** Played from a vendor's own purse, and booked as the vendor reported it after its end. */
    isReported: boolean("is_told").notNull().default(false),
    /** Why staff should look at it: no end was reported, so the platform ended it. */
    flag: text({ enum: ["FORCED"] }),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.vendor, table.roundId] }),
    index("rounds_of_member").on(table.merchant, table.member, table.openedAt.desc()),
    index("rounds_open").on(table.merchant, table.openedAt).where(sql`${table.state} = 'OPEN'`),
    // For sums over an hour or a day. A B-tree would cost every bet.
    index("rounds_settled").using("brin", table.settledAt),
  ],
);
