import {
  bigint,
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { DEPOSIT_STATES } from "../../contract/cashier.ts";
import { members } from "./merchant.ts";

export const deposits = pgTable(
  "deposits",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    memberId: text("member_id").notNull(),
    method: text().notNull(),
    /** What the member asked to pay, in ledger units of 1/10,000. */
    amount: bigint({ mode: "bigint" }).notNull(),
    currency: text().notNull(),
    status: text({ enum: DEPOSIT_STATES }).notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    returnUrl: text("return_url").notNull(),
    gatewayTxId: text("gateway_tx_id"),
    redirectUrl: text("redirect_url"),
    /** What the gateway really received; differs from the amount only where a person must look. */
    paidAmount: bigint("paid_amount", { mode: "bigint" }),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
    expiresAt: timestamp("expires_at", { withTimezone: true }).notNull(),
    settledAt: timestamp("settled_at", { withTimezone: true }),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    foreignKey({
      columns: [table.merchant, table.memberId],
      foreignColumns: [members.merchant, members.id],
    }),
    uniqueIndex("deposits_key").on(table.merchant, table.memberId, table.idempotencyKey),
    uniqueIndex("deposits_gateway").on(table.merchant, table.method, table.gatewayTxId),
    index("deposits_member").on(table.merchant, table.memberId, table.createdAt.desc()),
    index("deposits_open").on(table.status, table.expiresAt),
  ],
);
