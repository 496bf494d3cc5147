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
import { TRANSFER_DIRECTIONS } from "../../contract/money/transfers.ts";
import { members } from "./merchant.ts";

/** Money moved along an edge of the tree, between an agent and an account directly below. */
export const memberTransfers = pgTable(
  "member_transfers",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    /** The reference that both read out to customer service. */
    reference: text().notNull(),
    fromMember: text("from_member").notNull(),
    toMember: text("to_member").notNull(),
    direction: text({ enum: TRANSFER_DIRECTIONS }).notNull(),
    amount: bigint({ mode: "bigint" }).notNull(),
    currency: text().notNull(),
    /** The version of the area "transfers" that allowed it; null from before versions. */
    termsVersion: integer("terms_version"),
    idempotencyKey: text("idempotency_key").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    /** When the receiver returned it unspent; null while it stands. */
    declinedAt: timestamp("declined_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    foreignKey({
      columns: [table.merchant, table.fromMember],
      foreignColumns: [members.merchant, members.id],
    }),
    foreignKey({
      columns: [table.merchant, table.toMember],
      foreignColumns: [members.merchant, members.id],
    }),
    uniqueIndex("member_transfers_key").on(table.merchant, table.fromMember, table.idempotencyKey),
    uniqueIndex("member_transfers_reference").on(table.merchant, table.reference),
    index("member_transfers_from").on(table.merchant, table.fromMember, table.createdAt.desc()),
    index("member_transfers_to").on(table.merchant, table.toMember, table.createdAt.desc()),
  ],
);
