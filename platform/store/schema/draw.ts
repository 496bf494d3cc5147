import {
  bigint,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { DRAWS, SEALED_DRAWS } from "../../contract/club/gifts/draws.ts";
import { members } from "./merchant.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });
const draw = () => text({ enum: DRAWS }).notNull();

/** The seed of a draw's day, sealed, and its commitment, which is shown before the first play. */
export const drawDays = pgTable(
  "draw_days",
  {
    merchant: text().notNull(),
    draw: text({ enum: SEALED_DRAWS }).notNull(),
    /** YYYY-MM-DD in the merchant's zone. */
    day: text().notNull(),
    commitment: text().notNull(),
    /** 32 bytes as hex, sealed. */
    seed: text().notNull(),
    endsAt: instant("ends_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.draw, table.day] })],
);

/** How often a prize with a cap was given on a day. */
export const drawGiven = pgTable(
  "draw_given",
  {
    merchant: text().notNull(),
    draw: draw(),
    prize: text().notNull(),
    /** Empty for the count since ever. */
    day: text().notNull(),
    given: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.draw, table.prize, table.day] })],
);

/** Used tickets, each with all that repeats its result. */
export const drawPlays = pgTable(
  "draw_plays",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    draw: draw(),
    day: text().notNull(),
    member: text().notNull(),
    /** What gave the ticket, such as "deposit:<id>:<n>"; each gives it once. */
    ticket: text().notNull(),
    nonce: integer().notNull(),
    clientSeed: text("client_seed").notNull(),
    /** From 0 to the sum of the weights - 1. */
    number: integer().notNull(),
    /** The prize of that number, and the one that was given. */
    drawn: text().notNull(),
    prize: text().notNull(),
    cash: bigint("cash", { mode: "bigint" }).notNull(),
    points: integer().notNull(),
    configVersion: integer("config_version").notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
    uniqueIndex("draw_plays_ticket").on(table.merchant, table.member, table.draw, table.ticket),
    uniqueIndex("draw_plays_nonce").on(
      table.merchant,
      table.member,
      table.draw,
      table.day,
      table.nonce,
    ),
    uniqueIndex("draw_plays_key").on(table.merchant, table.member, table.idempotencyKey),
    index("draw_plays_recent").on(table.merchant, table.member, table.createdAt),
  ],
);
