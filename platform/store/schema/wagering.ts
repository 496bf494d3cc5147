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
} from "drizzle-orm/pg-core";
import { WAGERING_SOURCES } from "../../contract/money/withdrawals.ts";
import type { GameType } from "../../contract/play/game-types.ts";
import { members } from "./merchant.ts";

const amount = (name: string) => bigint(name, { mode: "bigint" });

/**
 * A wagering requirement: what a member must bet before withdrawing. One per credit that requires
 * it.
 */
export const wageringRequirements = pgTable(
  "wagering_lots",
  {
    merchant: text().notNull(),
    /** The key of the ledger's transfer that opened it. */
    id: text().notNull(),
    memberId: text("member_id").notNull(),
    source: text({ enum: WAGERING_SOURCES }).notNull(),
    amount: amount("amount").notNull(),
    /** The valid bet that closes it. */
    required: amount("required").notNull(),
    done: amount("done").notNull().default(sql`0`),
    /** Hundredths of a percent of a valid bet that count, by type of game; null when all counts. */
    contribution: jsonb().$type<Partial<Record<GameType, number>>>(),
    openedAt: timestamp("opened_at", { withTimezone: true }).notNull(),
    closedAt: timestamp("closed_at", { withTimezone: true }),
    /**
     * "bust": nothing was left to play with; "refund": its deposit was taken back; "exclusion": the
     * member excluded themselves and may take all of it out; "closing": the member is closing the account;
     * "ended": its bonus ended.
     */
    closedBy: text("closed_by", {
      enum: ["filled", "bust", "refund", "exclusion", "closing", "ended"],
    }),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    foreignKey({
      columns: [table.merchant, table.memberId],
      foreignColumns: [members.merchant, members.id],
    }),
    index("wagering_lots_open")
      .on(table.merchant, table.memberId, table.openedAt, table.id)
      .where(sql`${table.closedAt} is null`),
  ],
);
