import { sql } from "drizzle-orm";
import {
  bigint,
  boolean,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
} from "drizzle-orm/pg-core";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * The runs of a merchant's jobs. The row of a run says whether it is done; whatever else wakes a
 * server may be lost or doubled.
 */
export const workRuns = pgTable(
  "work_runs",
  {
    merchant: text().notNull(),
    kind: text().notNull(),
    /** The period of a periodic run in the merchant's zone, e.g. 2026-11-23T05; empty otherwise. */
    slot: text().notNull(),
    state: text({ enum: ["WAITING", "RUNNING", "DONE", "DEAD"] }).notNull(),
    /** From then on a server may take it: its time, or the end of its owner's lease. */
    dueAt: instant("due_at"),
    /** The period [since, until), stored because a merchant may change its zone. */
    since: instant("since"),
    until: instant("until"),
    /** How often it was taken since it was last done. */
    attempt: integer().notNull().default(0),
    /** Grows with each taking. Who has an older number can no longer finish. */
    fence: bigint({ mode: "bigint" }).notNull().default(sql`0`),
    owner: text(),
    heartbeatAt: instant("heartbeat_at"),
    doneAt: instant("done_at"),
    /** Something grew while it ran, so it runs again at once. */
    isWanted: boolean("is_wanted").notNull().default(false),
    /** The type of the last failure, without its words. */
    error: text(),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.kind, table.slot] }),
    index("work_runs_due").on(table.dueAt).where(sql`${table.dueAt} is not null`),
  ],
);
