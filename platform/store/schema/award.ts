import { sql } from "drizzle-orm";
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
import { AWARD_KINDS, AWARD_STATES } from "../../contract/club/awards.ts";
import type { SpinReward } from "../../contract/club/gifts/spin-reward.ts";
import { members } from "./merchant.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** What a member reached under a rule in a period: cash, points or free spins. Once per rule and period. */
export const awards = pgTable(
  "awards",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    /** Names the rule, such as "level:3" or a mission's id; unique across all kinds. */
    rule: text().notNull(),
    member: text().notNull(),
    /** The period of the rule in the merchant's zone, such as "2026-11"; empty for once ever. */
    period: text().notNull(),
    kind: text({ enum: AWARD_KINDS }).notNull(),
    /** Cash in ledger units; 0 without any. */
    amount: bigint("amount", { mode: "bigint" }).notNull(),
    /** Whole points; 0 without any. */
    points: integer().notNull(),
    /** Free spins; null without any. Once issued, with the wagering that the law left. */
    spins: jsonb().$type<SpinReward>(),
    /** How often the cash must be bet; 0 for not at all. Once issued, as it was held by the law. */
    multiple: integer().notNull(),
    state: text({ enum: AWARD_STATES }).notNull().default("REACHED"),
    /** The version of the merchant's terms that gave it. */
    configVersion: integer("config_version").notNull(),
    reachedAt: instant("reached_at").notNull(),
    /** From when on it is no longer issued; null for never. */
    expiresAt: instant("expires_at"),
    issuedAt: instant("issued_at"),
    /** "player", "platform" or a person of staff by id; empty before. */
    issuedBy: text("issued_by").notNull().default(""),
    /** The campaign whose budget pays it; null without one. */
    campaign: text(),
    /** What it takes of that budget, in ledger units: the cash, and the free spins at their stake. */
    cost: bigint("cost", { mode: "bigint" }).notNull().default(sql`0`),
    takenBackAt: instant("taken_back_at"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
    uniqueIndex("awards_once").on(table.merchant, table.rule, table.member, table.period),
    index("awards_campaign")
      .on(table.merchant, table.campaign, table.state)
      .where(sql`${table.campaign} is not null`),
    index("awards_reached").on(table.merchant, table.member).where(sql`${table.state} = 'REACHED'`),
    index("awards_member").on(table.merchant, table.member, table.reachedAt.desc()),
  ],
);
