import { sql } from "drizzle-orm";
import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import {
  EXPORT_FAULTS,
  EXPORT_LISTS,
  EXPORT_STATES,
} from "../../contract/agents/exports/export-kinds.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** Whole lists that agents asked for as files. */
export const teamExports = pgTable(
  "team_exports",
  {
    merchant: text().notNull(),
    id: text().notNull(),
    agent: text().notNull(),
    list: text({ enum: EXPORT_LISTS }).notNull(),
    /** The list's filters as a query, in the order of their names. */
    asked: text().notNull(),
    language: text().notNull(),
    state: text({ enum: EXPORT_STATES }).notNull(),
    fault: text({ enum: EXPORT_FAULTS }),
    /** What the last part's page named as the next; null before the first. */
    after: text(),
    parts: integer().notNull().default(0),
    lines: integer().notNull().default(0),
    bytes: bigint({ mode: "number" }).notNull().default(0),
    /** Attempts at the next part, noted before each, so that one that kills its server counts. */
    attempts: integer().notNull().default(0),
    /** When the next part is to be made, or made again. */
    dueAt: instant("due_at").notNull(),
    askedAt: instant("asked_at").notNull(),
    madeAt: instant("made_at"),
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.id] }),
    uniqueIndex("team_exports_same")
      .on(table.merchant, table.agent, table.list, table.language, table.asked)
      .where(sql`${table.state} = 'OPEN'`),
    index("team_exports_agent").on(table.merchant, table.agent, table.askedAt),
    index("team_exports_due").on(table.merchant, table.dueAt).where(sql`${table.state} = 'OPEN'`),
    index("team_exports_expiry").on(table.merchant, table.expiresAt),
  ],
);

/** The rows of an export, one page of its list each, as the list's call gives them. */
export const teamExportParts = pgTable(
  "team_export_parts",
  {
    merchant: text().notNull(),
    exportId: text("export_id").notNull(),
    /** From 1. */
    part: integer().notNull(),
    rows: jsonb().$type<Record<string, unknown>[]>().notNull(),
    /** That of the export. */
    expiresAt: instant("expires_at").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.exportId, table.part] }),
    index("team_export_parts_expiry").on(table.merchant, table.expiresAt),
  ],
);
