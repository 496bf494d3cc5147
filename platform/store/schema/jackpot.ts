import { sql } from "drizzle-orm";
import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { members, merchants } from "./merchant.ts";

const amount = (name: string) => bigint(name, { mode: "bigint" });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** The pot that a merchant's reels are filling now. Nobody may read its point and salt. */
export const jackpotPools = pgTable("jackpot_pools", {
  merchant: text()
    .primaryKey()
    .references(() => merchants.code),
  /** Counts the pots from 1. A pot ends when it is won. */
  round: integer().notNull(),
  amount: amount("amount").notNull(),
  /** The sum that rounding down has kept back, in ten-thousandths of a ledger unit. */
  remainder: integer().notNull().default(0),
  /** Counts the transfers into this pot. With the round it names each of them forever. */
  transfers: integer().notNull().default(0),
  hitPoint: amount("hit_point").notNull(),
  salt: text().notNull(),
  commitment: text().notNull(),
  startedAt: instant("started_at").notNull(),
});

/** Won pots, with the proof that their point was fixed before the first bet. */
export const jackpotHits = pgTable(
  "jackpot_hits",
  {
    merchant: text().notNull(),
    round: integer().notNull(),
    member: text().notNull(),
    amount: amount("amount").notNull(),
    vendor: text().notNull(),
    roundId: text("round_id").notNull(),
    hitPoint: amount("hit_point").notNull(),
    salt: text().notNull(),
    commitment: text().notNull(),
    startedAt: instant("started_at").notNull(),
    hitAt: instant("hit_at").notNull(),
    /** Null between winning and payment. */
    paidAt: instant("paid_at"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.round] }),
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
    index("jackpot_hits_unpaid")
      .on(table.merchant, table.round)
      .where(sql`${table.paidAt} is null`),
  ],
);
