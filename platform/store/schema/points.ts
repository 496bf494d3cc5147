import {
  bigint,
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
import { POINT_TYPES } from "../../contract/club/points.ts";
import { REDEEM_REASONS, REDEEM_STATES } from "../../contract/club/redeem-kinds.ts";
import { members } from "./merchant.ts";

const amount = (name: string) => bigint(name, { mode: "bigint" });

/** What a member played or deposited towards the next whole point of a type, in ledger units. */
export const pointCarries = pgTable(
  "point_carries",
  {
    merchant: text().notNull(),
    member: text().notNull(),
    type: text({ enum: POINT_TYPES }).notNull(),
    carried: amount("carried").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.member, table.type] })],
);

/**
 * Credited deposits that have earned no points yet; what a bank took back is negative. Its writer
 * adds it in the deposit's transaction, and the job deletes it with the movement of the points.
 */
export const pointDeposits = pgTable(
  "point_deposits",
  {
    merchant: text().notNull(),
    /** The key of the ledger's transfer. */
    key: text().notNull(),
    member: text().notNull(),
    amount: amount("amount").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.key] })],
);

/** Points that became cash, once per key of its member. */
export const pointConversions = pgTable(
  "point_conversions",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    /** The reference for customer service. */
    reference: text().notNull(),
    member: text().notNull(),
    /** Whole points. */
    points: integer().notNull(),
    amount: amount("amount").notNull(),
    /** The worth of one point, and how often the cash must be bet, as they were shown. */
    perPoint: amount("per_point").notNull(),
    multiple: integer().notNull(),
    idempotencyKey: text("idempotency_key").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
    uniqueIndex("point_conversions_reference").on(table.merchant, table.reference),
    uniqueIndex("point_conversions_key").on(table.merchant, table.member, table.idempotencyKey),
  ],
);

/** Goods that members took for points, once per key of the member. */
export const pointRedemptions = pgTable(
  "point_redemptions",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    /** The reference for customer service. */
    reference: text().notNull(),
    member: text().notNull(),
    reward: text().notNull(),
    /** The good's words as they were read, by language. */
    words: jsonb().$type<Record<string, { name: string; text: string }>>().notNull(),
    quantity: integer().notNull(),
    /** Whole points for one piece. */
    pointsNeeded: integer("points_needed").notNull(),
    state: text({ enum: REDEEM_STATES }).notNull(),
    /** Where the good is sent, sealed with the platform's data key. */
    keptAddress: text("address_sealed").notNull(),
    keptMobile: text("mobile_sealed").notNull(),
    reason: text({ enum: REDEEM_REASONS }),
    decidedAt: timestamp("decided_at", { withTimezone: true }),
    decidedBy: text("decided_by"),
    idempotencyKey: text("idempotency_key").notNull(),
    createdAt: timestamp("created_at", { withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
    uniqueIndex("point_redemptions_reference").on(table.merchant, table.reference),
    uniqueIndex("point_redemptions_key").on(table.merchant, table.member, table.idempotencyKey),
    index("point_redemptions_state").on(table.merchant, table.state, table.createdAt),
  ],
);
