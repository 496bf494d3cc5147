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
import { BONUS_KINDS, BONUS_STATES } from "../../contract/club/bonus-kinds.ts";
import type { GameType } from "../../contract/play/game-types.ts";
import { members } from "./merchant.ts";

const amount = (name: string) => bigint(name, { mode: "bigint" });
const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Bonuses that members took, each with the clauses that they said yes to. One is open at a time. */
export const bonuses = pgTable(
  "bonuses",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    member: text().notNull(),
    /** Names the merchant's terms, such as "welcome". */
    term: text().notNull(),
    kind: text({ enum: BONUS_KINDS }).notNull(),
    /** What it was taken for, once each: a deposit's id, or empty for once ever. */
    source: text().notNull(),
    amount: amount("amount").notNull(),
    /** The valid bet that releases it. */
    required: amount("required").notNull(),
    /** Hundredths of a percent of a valid bet that count, by type of game; none for the others. */
    contribution: jsonb().$type<Partial<Record<GameType, number>>>().notNull(),
    /** The highest bet while it is open. */
    stakeMax: amount("stake_max").notNull(),
    /** The most that becomes the member's own; null without a cap. */
    cashOutMax: amount("cash_out_max"),
    state: text({ enum: BONUS_STATES }).notNull().default("OPEN"),
    configVersion: integer("config_version").notNull(),
    /** The campaign whose budget paid it; null without one. */
    campaign: text(),
    idempotencyKey: text("idempotency_key").notNull(),
    openedAt: instant("opened_at").notNull(),
    expiresAt: instant("expires_at").notNull(),
    endedAt: instant("ended_at"),
    /** What went back to the house when it ended. */
    takenBack: amount("taken_back").notNull().default(sql`0`),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
    uniqueIndex("bonuses_once").on(table.merchant, table.member, table.term, table.source),
    uniqueIndex("bonuses_open")
      .on(table.merchant, table.member)
      .where(sql`${table.state} = 'OPEN'`),
    index("bonuses_member").on(table.merchant, table.member, table.openedAt.desc(), table.id),
  ],
);

/** How many members took a bonus whose code has a most. */
export const bonusUses = pgTable(
  "bonus_uses",
  { merchant: text().notNull(), term: text().notNull(), uses: integer().notNull() },
  (table) => [primaryKey({ columns: [table.merchant, table.term] })],
);
