import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { BOARD_MEASURES } from "../../contract/club/boards.ts";
import { members } from "./merchant.ts";

const amount = (name: string) => bigint(name, { mode: "bigint" });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A period of a board, with the terms that hold to its end whatever changes meanwhile. */
export const boardPeriods = pgTable(
  "board_periods",
  {
    merchant: text().notNull(),
    board: text().notNull(),
    /** In the merchant's zone, such as "2026-W48"; of a tournament its first day. */
    period: text().notNull(),
    configVersion: integer("config_version").notNull(),
    /** The board's terms as they are stored with versions. */
    terms: jsonb().$type<Record<string, unknown>>().notNull(),
    measure: text({ enum: BOARD_MEASURES }).notNull(),
    gameTypes: text("game_types").array(),
    games: text().array(),
    leastStake: amount("least_stake").notNull(),
    /** Ledger units for VALID_BET; ten-thousandths of the stake for MULTIPLE. */
    least: amount("least").notNull(),
    hasEntry: boolean("has_entry").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    /** Rounds that began before the end count until then. */
    freezesAt: instant("freezes_at").notNull(),
    /** Since when the places are final; null before. */
    frozenAt: instant("frozen_at"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.board, table.period] }),
    index("board_periods_open")
      .on(table.merchant, table.freezesAt)
      .where(sql`${table.frozenAt} is null`),
  ],
);

/** What a member reached in a period, and the entry. The place is written when it ends. */
export const boardScores = pgTable(
  "board_scores",
  {
    merchant: text().notNull(),
    board: text().notNull(),
    period: text().notNull(),
    member: text().notNull(),
    figure: amount("figure").notNull().default(sql`0`),
    /** When the figure became what it is; of equal ones the earlier is first. */
    reachedAt: instant("reached_at"),
    joinedAt: instant("joined_at"),
    /** Points that the entry cost. */
    fee: integer().notNull().default(0),
    /** The campaign under which the member entered; null without one. */
    campaign: text(),
    place: integer(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.board, table.period, table.member] }),
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
    index("board_scores_order").on(
      table.merchant,
      table.board,
      table.period,
      table.figure.desc(),
      table.reachedAt,
    ),
    index("board_scores_member").on(table.merchant, table.member),
  ],
);

/** Rounds that reached the least multiple of a board that ranks by it. Corrections change the payout. */
export const boardWins = pgTable(
  "board_wins",
  {
    merchant: text().notNull(),
    board: text().notNull(),
    period: text().notNull(),
    member: text().notNull(),
    vendor: text().notNull(),
    roundId: text("round_id").notNull(),
    stake: amount("stake").notNull(),
    payout: amount("payout").notNull(),
    settledAt: instant("settled_at").notNull(),
  },
  (table) => [
    primaryKey({
      columns: [
        table.merchant,
        table.member,
        table.board,
        table.period,
        table.vendor,
        table.roundId,
      ],
    }),
  ],
);
