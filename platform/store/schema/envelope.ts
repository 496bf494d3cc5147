import { sql } from "drizzle-orm";
import {
  bigint,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { members } from "./merchant.ts";

const amount = (name: string) => bigint(name, { mode: "bigint" }).notNull();
const instant = (name: string) => timestamp(name, { withTimezone: true }).notNull();

/** A rain of envelopes with its terms and what is left. It begins with the first opened envelope. */
export const envelopeSlots = pgTable(
  "envelope_slots",
  {
    merchant: text().notNull(),
    /** YYYY-MM-DD in the merchant's zone, and the time such as "18:00". */
    day: text().notNull(),
    slot: text().notNull(),
    pool: amount("pool"),
    count: integer().notNull(),
    least: amount("least"),
    most: amount("most"),
    /** How often an amount must be bet. */
    wagering: integer().notNull(),
    configVersion: integer("config_version").notNull(),
    /** What pool and envelopes still hold. */
    rest: amount("rest"),
    left: integer().notNull(),
    endsAt: instant("ends_at"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.day, table.slot] }),
    check("envelope_slots_left", sql`${table.left} between 0 and ${table.count}`),
    check(
      "envelope_slots_rest",
      sql`${table.rest} between ${table.left} * ${table.least} and ${table.left} * ${table.most}`,
    ),
  ],
);

/** Opened envelopes, each with all that repeats its amount. */
export const envelopes = pgTable(
  "envelopes",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    day: text().notNull(),
    slot: text().notNull(),
    member: text().notNull(),
    /** Counts the member's envelopes of the day from 1, one for each ticket. */
    nonce: integer().notNull(),
    clientSeed: text("client_seed").notNull(),
    /** What pool and envelopes held before it. */
    rest: amount("rest"),
    left: integer().notNull(),
    /** From 0 to the count of possible amounts - 1. */
    number: integer().notNull(),
    amount: amount("amount"),
    /** How often it must be bet, as the law held it. */
    multiple: integer().notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    createdAt: instant("created_at"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
    foreignKey({
      columns: [table.merchant, table.day, table.slot],
      foreignColumns: [envelopeSlots.merchant, envelopeSlots.day, envelopeSlots.slot],
    }),
    uniqueIndex("envelopes_place").on(table.merchant, table.day, table.slot, table.left),
    uniqueIndex("envelopes_nonce").on(table.merchant, table.member, table.day, table.nonce),
    uniqueIndex("envelopes_key").on(table.merchant, table.member, table.idempotencyKey),
    index("envelopes_recent").on(table.merchant, table.member, table.createdAt),
  ],
);
