import {
  foreignKey,
  index,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { WATCH_KINDS, WATCH_STATES } from "../../contract/members/person/watch-kinds.ts";
import { members } from "./merchant.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** By which version of the lists a member was last looked at; none after a changed name or document. */
export const watchChecks = pgTable(
  "watch_checks",
  {
    merchant: text().notNull(),
    member: text().notNull(),
    version: text().notNull(),
    askedAt: instant("asked_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.member] }),
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
  ],
);

/** An entry of a list that names a member, once, and what staff made of it. */
export const watchHits = pgTable(
  "watch_hits",
  {
    merchant: text().notNull(),
    /** The reference that staff name it by. */
    id: text().notNull(),
    member: text().notNull(),
    list: text().notNull(),
    entry: text().notNull(),
    kind: text({ enum: WATCH_KINDS }).notNull(),
    state: text({ enum: WATCH_STATES }).notNull().default("OPEN"),
    foundAt: instant("found_at").notNull(),
    decidedAt: instant("decided_at"),
    decidedBy: text("decided_by"),
    /** Why, in staff's words. */
    note: text(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    foreignKey({
      columns: [table.merchant, table.member],
      foreignColumns: [members.merchant, members.id],
    }),
    uniqueIndex("watch_hits_once").on(
      table.merchant,
      table.member,
      table.list,
      table.entry,
      table.kind,
    ),
    index("watch_hits_state").on(table.merchant, table.state, table.foundAt),
  ],
);
