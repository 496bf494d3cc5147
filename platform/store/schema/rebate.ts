import { sql } from "drizzle-orm";
import {
  bigint,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { REBATE_SOURCES } from "../../contract/agents/income-kinds.ts";
import { RATE_CATEGORIES } from "../../contract/agents/rate-categories.ts";

const amount = (name: string) => bigint(name, { mode: "bigint" });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A day whose rebates are due. It is OPEN until it is sealed, MADE with its rows, then PAID. */
export const rebateDays = pgTable(
  "rebate_days",
  {
    merchant: text().notNull(),
    day: date().notNull(),
    state: text({ enum: ["OPEN", "MADE", "PAID"] }).notNull(),
    dueAt: instant("due_at").notNull(),
    madeAt: instant("made_at"),
    paidAt: instant("paid_at"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.day] }),
    index("rebate_days_open").on(table.merchant, table.day).where(sql`${table.state} <> 'PAID'`),
  ],
);

/**
 * What a member gets of a day's play in a category: of the own play, or of the teams directly below.
 * One movement of money each. The days and the rates of the day give the lines behind it again.
 */
export const agentRebates = pgTable(
  "agent_rebates",
  {
    merchant: text().notNull(),
    day: date().notNull(),
    agent: text().notNull(),
    category: text({ enum: RATE_CATEGORIES }).notNull(),
    source: text({ enum: REBATE_SOURCES }).notNull(),
    /** The member's own rate of that day, in basis points. */
    rate: integer("rate").notNull(),
    validBet: amount("valid_bet").notNull(),
    /** Negative when later corrections took more than was played. */
    gross: amount("gross").notNull(),
    /** What the row before left; zero or less. */
    carryIn: amount("carry_in").notNull(),
    carryOut: amount("carry_out").notNull(),
    amount: amount("amount").notNull(),
    /** Null until the amount was moved; a row of nothing is paid from the start. */
    paidAt: instant("paid_at"),
  },
  (table) => [
    primaryKey({
      columns: [table.merchant, table.day, table.agent, table.category, table.source],
    }),
    index("agent_rebates_agent").on(
      table.merchant,
      table.agent,
      table.category,
      table.source,
      table.day,
    ),
    index("agent_rebates_carried").on(table.merchant, table.day).where(sql`${table.carryOut} < 0`),
    // In the order of payment.
    index("agent_rebates_unpaid")
      .on(table.merchant, table.day, table.agent, table.category, table.source)
      .where(sql`${table.paidAt} is null`),
  ],
);
