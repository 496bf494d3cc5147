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
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { ARRIVAL_STATES } from "../../contract/money/cashier.ts";
import { members, merchants } from "./merchant.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Addresses for deposits in USDT. Each belongs to one member for good; an address without a member
 * is free.
 */
export const chainAddresses = pgTable(
  "chain_addresses",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    address: text().notNull(),
    chain: text({ enum: ["mockchain", "trongrid"] }).notNull(),
    memberId: text("member_id"),
    /** Read often until then, and now and then afterwards. */
    watchedUntil: instant("watched_until"),
    readAt: instant("read_at"),
    /** The time of the last block with an entry for it. Reading continues from there. */
    readUntil: instant("read_until"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.address] }),
    foreignKey({
      columns: [table.merchant, table.memberId],
      foreignColumns: [members.merchant, members.id],
    }),
    uniqueIndex("chain_addresses_member").on(table.merchant, table.chain, table.memberId),
    index("chain_addresses_read")
      .on(table.merchant, table.chain, table.readAt)
      .where(sql`${table.memberId} is not null`),
  ],
);

/**
 * The merchant that holds an address, for no two may: shared by all merchants, and never changed.
 */
export const chainHolders = pgTable("chain_holders", {
  address: text().primaryKey(),
  holder: text().notNull(),
});

/**
 * Every USDT transfer to one of the addresses. Its key is the chain's, so it is credited at most
 * once.
 */
export const chainArrivals = pgTable(
  "chain_arrivals",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    txId: text("tx_id").notNull(),
    eventIndex: integer("event_index").notNull(),
    address: text().notNull(),
    sender: text().notNull(),
    /** In 1/1,000,000 USDT. */
    usdt: bigint({ mode: "bigint" }).notNull(),
    block: integer().notNull(),
    /** The block's time. */
    at: instant("at").notNull(),
    confirmations: integer().notNull(),
    state: text({ enum: ARRIVAL_STATES }).notNull(),
    /** Ledger units for one USDT at the time of the credit. */
    rate: bigint({ mode: "bigint" }),
    credited: bigint({ mode: "bigint" }),
    depositId: text("deposit_id"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.txId, table.eventIndex] }),
    foreignKey({
      columns: [table.merchant, table.address],
      foreignColumns: [chainAddresses.merchant, chainAddresses.address],
    }),
    index("chain_arrivals_address").on(table.merchant, table.address, table.at.desc()),
  ],
);
