import { sql } from "drizzle-orm";
import {
  bigint,
  foreignKey,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import type { SpinReward } from "../../contract/club/gifts/spin-reward.ts";
import { MISSION_PART_STATES } from "../../contract/club/missions.ts";
import { members } from "./merchant.ts";

const amount = (name: string) => bigint(name, { mode: "bigint" });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What a member was promised when they joined. Amounts are whole ledger units in digits. */
export type PromisedTerms = {
  targetAmount: string | null;
  targetCount: number | null;
  reward: string;
  points: number;
  spins: SpinReward | null;
  wagering: number;
};

/** A member who joined a mission, once per period. What was reached is an award. */
export const missionParts = pgTable(
  "mission_parts",
  {
    merchant: text().notNull(),
    mission: text().notNull(),
    member: text().notNull(),
    /** The period in the merchant's zone, such as "2026-11-28" or "2026-W48"; empty for once ever. */
    period: text().notNull(),
    /** The reference for customer service. */
    reference: text().notNull(),
    state: text({ enum: MISSION_PART_STATES }).notNull(),
    joinedAt: instant("joined_at").notNull(),
    /** The campaign under which the member joined; null without one. */
    campaign: text(),
    /** Null for whoever joined before they were kept: the terms of now hold. */
    terms: jsonb().$type<PromisedTerms>(),
    /** What the campaign's budget keeps for the reward, in ledger units. */
    cost: amount("cost").notNull().default(sql`0`),
    claimedAt: instant("claimed_at"),
    decidedAt: instant("decided_at"),
    decidedBy: text("decided_by"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member, table.mission, table.period] }),
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
    uniqueIndex("mission_parts_reference").on(table.merchant, table.reference),
    index("mission_parts_campaign")
      .on(table.merchant, table.campaign, table.period)
      .where(sql`${table.campaign} is not null`),
    index("mission_parts_state").on(table.merchant, table.state, table.claimedAt),
  ],
);

/** Rounds that paid a multiple of their stake which a mission asks for. Corrections change the payout. */
export const missionWins = pgTable(
  "mission_wins",
  {
    merchant: text().notNull(),
    member: text().notNull(),
    vendor: text().notNull(),
    roundId: text("round_id").notNull(),
    stake: amount("stake").notNull(),
    payout: amount("payout").notNull(),
    settledAt: instant("settled_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.member, table.vendor, table.roundId] })],
);
