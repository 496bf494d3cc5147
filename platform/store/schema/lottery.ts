import { sql } from "drizzle-orm";
import {
  bigint,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

const amount = (name: string) => bigint(name, { mode: "bigint" });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * What an agent gets of a lottery round that somebody below played: one for each row of the feed, so a
 * correction adds a line and changes none.
 */
export const lotteryLines = pgTable(
  "lottery_lines",
  {
    merchant: text().notNull(),
    agent: text().notNull(),
    vendor: text().notNull(),
    roundId: text("round_id").notNull(),
    /** The row of the feed. */
    shard: smallint().notNull(),
    number: amount("number").notNull(),
    run: integer().notNull(),
    /** Whoever has bet. */
    member: text().notNull(),
    game: text().notNull(),
    /** The agent's series as the round settled, and the highest one below it on the path. */
    series: integer().notNull(),
    below: integer().notNull(),
    /** The stake that counts; negative where a correction took it back. */
    stake: amount("stake").notNull(),
    amount: amount("amount").notNull(),
    settledAt: instant("settled_at").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        ...([table.merchant, table.agent, table.vendor, table.roundId] as const),
        ...([table.shard, table.number] as const),
      ],
    }),
    index("lottery_lines_run").on(
      ...([table.merchant, table.run, table.agent, table.settledAt, table.shard] as const),
      table.number,
    ),
  ],
);

/** What an agent gets in a run: the sum of its lines, and one movement of money. */
export const lotteryDifferences = pgTable(
  "lottery_differences",
  {
    merchant: text().notNull(),
    /** Counts from 1 within the merchant. */
    run: integer().notNull(),
    agent: text().notNull(),
    /** The stakes that count. */
    stake: amount("stake").notNull(),
    /** Negative when corrections took more than was played. */
    gross: amount("gross").notNull(),
    /** What the row before left; zero or less. */
    carryIn: amount("carry_in").notNull(),
    carryOut: amount("carry_out").notNull(),
    amount: amount("amount").notNull(),
    madeAt: instant("made_at").notNull(),
    /** Null until the amount was moved; a row of nothing is paid from the start. */
    paidAt: instant("paid_at"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.run, table.agent] }),
    index("lottery_differences_agent").on(table.merchant, table.agent, table.run),
    // In the order of payment.
    index("lottery_differences_unpaid")
      .on(table.merchant, table.run, table.agent)
      .where(sql`${table.paidAt} is null`),
  ],
);
