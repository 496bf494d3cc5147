import { sql } from "drizzle-orm";
import {
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { members } from "./merchant.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A raffle with the terms of its beginning, its sealed seed, and how many numbers are taken. */
export const raffles = pgTable(
  "raffles",
  {
    merchant: text().notNull(),
    /** Its period in the merchant's zone, such as "2026-W48", or its first day. */
    id: text().notNull(),
    terms: jsonb().$type<Record<string, unknown>>().notNull(),
    configVersion: integer("config_version").notNull(),
    startsAt: instant("starts_at").notNull(),
    endsAt: instant("ends_at").notNull(),
    commitment: text().notNull(),
    /** 32 bytes as hex, sealed. */
    seed: text().notNull(),
    /** How many numbers there are, and how many of them are taken. */
    count: integer().notNull(),
    taken: integer().notNull(),
    /** The SHA-256 of all numbers with their seeds; null before the draw. */
    digest: text(),
    drawnAt: instant("drawn_at"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    check("raffles_taken", sql`${table.taken} between 0 and ${table.count}`),
    index("raffles_ends").on(table.merchant, table.endsAt),
  ],
);

/** The numbers that members took, each once. */
export const raffleNumbers = pgTable(
  "raffle_numbers",
  {
    merchant: text().notNull(),
    raffle: text().notNull(),
    /** From 1 without a gap. */
    number: integer().notNull(),
    member: text().notNull(),
    /** Which one of those that the member's deposits give, from 1. */
    ticket: integer().notNull(),
    clientSeed: text("client_seed").notNull(),
    /** The place that it won; null without one. */
    place: integer(),
    idempotencyKey: text("idempotency_key").notNull(),
    createdAt: instant("created_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.raffle, table.number] }),
    foreignKey({
      columns: [table.merchant, table.raffle],
      foreignColumns: [raffles.merchant, raffles.id],
    }),
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
    uniqueIndex("raffle_numbers_ticket").on(
      table.merchant,
      table.raffle,
      table.member,
      table.ticket,
    ),
    uniqueIndex("raffle_numbers_place")
      .on(table.merchant, table.raffle, table.place)
      .where(sql`${table.place} is not null`),
    index("raffle_numbers_key").on(table.merchant, table.member, table.idempotencyKey),
  ],
);
