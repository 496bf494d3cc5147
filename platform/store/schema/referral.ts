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
import { REFERRAL_SIGNS, REFERRAL_STATES } from "../../contract/club/referral-kinds.ts";
import { members } from "./merchant.ts";

const amount = (name: string) => bigint(name, { mode: "bigint" });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * Invitations that may pay their inviter, with the terms of the day of the registration. What was
 * reached is an award under the rule "referral:<invited>".
 */
export const referrals = pgTable(
  "referrals",
  {
    merchant: text().notNull(),
    invited: text().notNull(),
    inviter: text().notNull(),
    /** The reference for staff. */
    reference: text().notNull(),
    state: text({ enum: REFERRAL_STATES }).notNull().default("OPEN"),
    invitedAt: instant("invited_at").notNull(),
    /** Until when deposits and bets count. */
    until: instant("until").notNull(),
    /** What the invited person must pay in and bet. */
    deposits: amount("deposits").notNull(),
    validBet: amount("valid_bet").notNull(),
    /** The reward: cash in ledger units and whole points. */
    cash: amount("cash").notNull(),
    points: integer().notNull(),
    multiple: integer().notNull(),
    claimDays: integer("claim_days").notNull(),
    mostPerMonth: integer("most_per_month").notNull(),
    configVersion: integer("config_version").notNull(),
    reachedAt: instant("reached_at"),
    /** The signs of one person that held it. */
    signs: text({ enum: REFERRAL_SIGNS }).array().notNull().default([]),
    decidedAt: instant("decided_at"),
    /** The person of staff; null before, and without a decision. */
    decidedBy: text("decided_by"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.invited] }),
    foreignKey({
      columns: [table.merchant, table.invited],
      foreignColumns: [members.merchant, members.id],
    }),
    foreignKey({
      columns: [table.merchant, table.inviter],
      foreignColumns: [members.merchant, members.id],
    }),
    uniqueIndex("referrals_reference").on(table.merchant, table.reference),
    index("referrals_inviter").on(table.merchant, table.inviter, table.invitedAt.desc()),
    index("referrals_state").on(table.merchant, table.state, table.until),
  ],
);
