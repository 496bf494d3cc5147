import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import { bytes } from "./bytes.ts";
import { vendors } from "./catalogue.ts";
import { members } from "./merchant.ts";
import { isTagLength } from "./tag-length.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** A ticket into one game: single use, five minutes, stored only as a hash. */
export const launchTokens = pgTable(
  "launch_tokens",
  {
    merchant: text().notNull(),
    tokenHash: bytes("token_hash").notNull(),
    member: text().notNull(),
    vendor: text().notNull(),
    game: text().notNull(),
    language: text().notNull(),
    expiresAt: instant("expires_at").notNull(),
    usedAt: instant("used_at"),
    /** What `authenticate` last answered where it refused the token; null otherwise. */
    refusal: text(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.tokenHash] }),
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
    foreignKey({
      columns: [table.merchant, table.vendor],
      foreignColumns: [vendors.merchant, vendors.code],
    }),
    check("launch_tokens_language", isTagLength(table.language)),
    index("launch_tokens_expires").on(table.merchant, table.expiresAt),
  ],
);

/** A vendor's session with a player. A newer one stops its bets. */
export const vendorSessions = pgTable(
  "vendor_sessions",
  {
    merchant: text().notNull(),
    tokenHash: bytes("token_hash").notNull(),
    member: text().notNull(),
    vendor: text().notNull(),
    /** The member's purse of cash, so that a bet finds it by its number. */
    account: bigint({ mode: "bigint" }).notNull(),
    createdAt: instant("created_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    endedAt: instant("ended_at"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.tokenHash] }),
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
    index("vendor_sessions_live")
      .on(table.merchant, table.member, table.vendor)
      .where(sql`${table.endedAt} is null`),
    // By creation, which no bet changes, so that a bet's update touches no index.
    index("vendor_sessions_created").on(table.merchant, table.createdAt),
  ],
);

/**
 * Every transaction of a vendor that needs the same answer again. A rollback of an unknown bet
 * leaves a TOMBSTONE under the bet's own id, so that the late bet meets it. `ledger_orphans` finds
 * one without its member; a foreign key would cost every bet.
 */
export const vendorTransactions = pgTable(
  "vendor_transactions",
  {
    merchant: text().notNull(),
    vendor: text().notNull(),
    txId: text("tx_id").notNull(),
    kind: text({ enum: ["bet", "betwin", "win", "rollback", "adjust", "bonus"] }).notNull(),
    state: text({ enum: ["ACCEPTED", "REJECTED", "ROLLED_BACK", "VOID", "TOMBSTONE"] }).notNull(),
    member: text().notNull(),
    /** Empty for a bonus, which belongs to no round. */
    roundId: text("round_id").notNull(),
    game: text(),
    amount: bigint({ mode: "bigint" }),
    refTxId: text("ref_tx_id"),
    code: text().notNull(),
    applied: boolean(),
    /** How many standing wins name this bet. Such a bet may no longer be rolled back. */
    winCount: integer("win_count").notNull().default(0),
    platformTxId: text("platform_tx_id").notNull(),
    /** The vendor's detail of it, for the picture of the round. */
    detail: jsonb(),
    at: instant("at").notNull(),
    /** Of a bet: the stake that counts, and the rebate of its series; null when not named. */
    effective: bigint({ mode: "bigint" }),
    rebate: bigint({ mode: "bigint" }),
    /** Of a free round: the campaign that gave it. */
    campaign: text(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.vendor, table.txId] }),
    // Read only by time, and a B-tree would cost every bet.
    index("vendor_transactions_at").using("brin", table.at),
  ],
);

/** The players that a vendor has had a session with. It reads and credits nobody else. */
export const vendorPlayers = pgTable(
  "vendor_players",
  {
    merchant: text().notNull(),
    vendor: text().notNull(),
    member: text().notNull(),
    since: instant("since").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member, table.vendor] }),
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
    foreignKey({
      columns: [table.merchant, table.vendor],
      foreignColumns: [vendors.merchant, vendors.code],
    }),
  ],
);

/**
 * Free rounds that a campaign gives a member at one game. The vendor is asked after the row stands,
 * so a silent vendor is asked again; it may play them from then on.
 */
export const freeGrants = pgTable(
  "free_grants",
  {
    merchant: text().notNull(),
    member: text().notNull(),
    campaign: text().notNull(),
    vendor: text().notNull(),
    game: text().notNull(),
    rounds: integer().notNull(),
    /** How many of them were played; a rolled back one counts no more. */
    used: integer().notNull().default(0),
    /** The stake that a round is played at and nobody pays. */
    stake: bigint({ mode: "bigint" }).notNull(),
    /** How often what they win must be bet; null for the merchant's `vendorCredits.bonusTimes`. */
    wagering: integer(),
    state: text({ enum: ["ASKED", "GRANTED", "REFUSED", "REVOKING", "REVOKED"] }).notNull(),
    grantedAt: instant("granted_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member, table.campaign] }),
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
    index("free_grants_waiting")
      .on(table.merchant, table.grantedAt)
      .where(sql`${table.state} in ('ASKED', 'REVOKING')`),
    check("free_grants_used", sql`${table.used} between 0 and ${table.rounds}`),
  ],
);

/** The sums of vendors' bonuses by the merchant's day: of a player, of a vendor and of all. */
export const bonusDays = pgTable(
  "bonus_days",
  {
    merchant: text().notNull(),
    day: date().notNull(),
    /** "all", or "player:" or "vendor:" with its id. */
    scope: text().notNull(),
    amount: bigint({ mode: "bigint" }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.day, table.scope] })],
);

/** Nonces of the last ten minutes with the hash of the request that carried them. */
export const vendorNonces = pgTable(
  "vendor_nonces",
  {
    merchant: text().notNull(),
    vendor: text().notNull(),
    nonce: text().notNull(),
    requestHash: bytes("request_hash").notNull(),
    seenAt: instant("seen_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.vendor, table.nonce] }),
    index("vendor_nonces_age").using("brin", table.seenAt),
  ],
);
