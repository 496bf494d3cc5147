import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  date,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { bytes } from "./bytes.ts";
import { merchants } from "./merchant.ts";

const amount = (name: string) => bigint(name, { mode: "bigint" });

/** A purse of a member, or one of the 64 shards of a purse of the house (owner "house"). */
export const ledgerAccounts = pgTable(
  "ledger_accounts",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    id: amount("id").notNull().generatedAlwaysAsIdentity(),
    owner: text().notNull(),
    kind: text().notNull(),
    shard: integer().notNull().default(0),
    balance: amount("balance").notNull().default(sql`0`),
    canOverdraw: boolean("can_overdraw").notNull(),
    entryCount: amount("entry_count").notNull().default(sql`0`),
    /** On the house's game purse: the number of this shard's newest row of the round feed. */
    feedCount: amount("feed_count").notNull().default(sql`0`),
    /** On a member's cash: a row of `play_guards` holds for it. */
    isGuarded: boolean("is_guarded").notNull().default(false),
    /** The hash of the newest entry. The next entry includes it. */
    lastHash: bytes("last_hash").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex("ledger_accounts_owner").on(table.merchant, table.owner, table.kind, table.shard),
  ],
);

/** One movement of money. The key gives a repeated request a single effect. */
export const ledgerTransfers = pgTable(
  "ledger_transfers",
  {
    merchant: text().notNull(),
    key: text().notNull(),
    kind: text().notNull(),
    fromAccount: amount("from_account").notNull(),
    toAccount: amount("to_account").notNull(),
    /** What moved; 0 when a purse was empty that should have paid up to an amount. */
    amount: amount("amount").notNull(),
    /** The most that should move; null when it was all or nothing. */
    asked: amount("asked"),
    fromBalance: amount("from_balance").notNull(),
    toBalance: amount("to_balance").notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.key] })],
);

/**
 * Where an account stood when it was last found sound. The daily check reads on from the newest
 * seal.
 */
export const ledgerSeals = pgTable(
  "ledger_seals",
  {
    merchant: text().notNull(),
    account: amount("account").notNull(),
    /** The day in UTC on which it was sealed. */
    day: date().notNull(),
    /** The newest entry of the account, with its hash and the balance after it. */
    number: amount("number").notNull(),
    hash: bytes("hash").notNull(),
    balance: amount("balance").notNull(),
    sealedAt: timestamp("sealed_at", { withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.account, table.day] })],
);

/**
 * The two postings of each transfer, numbered and chained by account. `ledger_orphans` finds a row
 * without its account or transfer; a foreign key would cost every bet.
 */
export const ledgerEntries = pgTable(
  "ledger_entries",
  {
    merchant: text().notNull(),
    account: amount("account").notNull(),
    number: amount("number").notNull(),
    transferKey: text("transfer_key").notNull(),
    kind: text().notNull(),
    amount: amount("amount").notNull(),
    balance: amount("balance").notNull(),
    at: timestamp({ withTimezone: true }).notNull(),
    hash: bytes("hash").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.account, table.number] })],
);
