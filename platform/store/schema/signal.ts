import {
  date,
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
import { LIMIT_KINDS } from "../../contract/members/protection/protection-kinds.ts";
import {
  CONTACT_WAYS,
  SIGNAL_RULES,
  SIGNAL_STATES,
} from "../../contract/members/protection/signal-kinds.ts";
import { members } from "./merchant.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Worrying play that a rule marked, once for a member, a rule and a day. */
export const playSignals = pgTable(
  "play_signals",
  {
    merchant: text().notNull(),
    /** The reference that staff name it by. */
    id: text().notNull(),
    member: text().notNull(),
    rule: text({ enum: SIGNAL_RULES }).notNull(),
    /** The last day that the rule looked at, in the merchant's zone. */
    day: date().notNull(),
    /** As `signalEvidence` writes it. */
    evidence: jsonb().$type<Record<string, unknown>>().notNull(),
    state: text({ enum: SIGNAL_STATES }).notNull().default("OPEN"),
    foundAt: instant("found_at").notNull(),
    /** When the player said that the word about it was read. */
    readAt: instant("read_at"),
    closedAt: instant("closed_at"),
    closedBy: text("closed_by"),
    /** Why staff closed it. */
    closedFor: text("closed_for"),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
    uniqueIndex("play_signals_once").on(table.merchant, table.member, table.rule, table.day),
    index("play_signals_state").on(table.merchant, table.state, table.foundAt),
    index("play_signals_expiry").on(table.merchant, table.expiresAt),
  ],
);

/** A contact of staff with a player about a signal. Only ever added. */
export const signalContacts = pgTable(
  "signal_contacts",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    signal: text().notNull(),
    at: instant("at").notNull(),
    staff: text().notNull(),
    way: text({ enum: CONTACT_WAYS }).notNull(),
    /** What was said. */
    note: text().notNull(),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    index("signal_contacts_signal").on(table.merchant, table.signal, table.at),
    index("signal_contacts_expiry").on(table.merchant, table.expiresAt),
  ],
);

/** How often a limit of that kind refused a member's deposit or bet on a day of the merchant's zone. */
export const limitRefusals = pgTable(
  "limit_refusals",
  {
    merchant: text().notNull(),
    day: date().notNull(),
    member: text().notNull(),
    kind: text({ enum: LIMIT_KINDS }).notNull(),
    times: integer().notNull(),
    lastAt: instant("last_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.day, table.member, table.kind] }),
    index("limit_refusals_last").on(table.merchant, table.lastAt),
  ],
);
