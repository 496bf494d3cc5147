import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { merchants } from "./merchant.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/** How far a job has come for a merchant, and who is at it; so it runs once, and a late run catches up. */
export const jobMarks = pgTable(
  "job_marks",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    job: text().notNull(),
    doneUntil: instant("done_until").notNull(),
    /** Until then one instance works on it; one that died leaves it free afterwards. */
    leasedUntil: instant("leased_until").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.job] })],
);

export const FINDING_KINDS = [
  /** The vendor closed a round that the platform does not know, has otherwise, or that it lacks. */
  "ROUND_MISSING",
  "ROUND_DIFFERS",
  "ROUND_UNKNOWN_TO_VENDOR",
  /** Nobody said for two days how a round ended, so the platform ended it. */
  "ROUND_FORCED",
  /** The vendor asked for two days what became of a round's money, and was never told. */
  "VENDOR_GAVE_UP",
  /** A vendor's purse of a member holds something else than the ledger says. */
  "PURSE_DIFFERS",
  /** A nightly reading of the books found that two sides do not agree. */
  "BOOK_DIFFERS",
] as const;

/** What a reconciliation found and staff must look at; one row for each subject, never deleted. */
export const findings = pgTable(
  "findings",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    kind: text({ enum: FINDING_KINDS }).notNull(),
    /** A vendor's code, or "ledger". */
    party: text().notNull(),
    /** A round's id, or what the ledger's check names. */
    subject: text().notNull(),
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
    foundAt: instant("found_at").notNull(),
    closedAt: instant("closed_at"),
    /** Who of the staff closed it, or "agreed" where both sides came to agree. */
    closedBy: text("closed_by"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.kind, table.party, table.subject] }),
    index("findings_open").on(table.merchant, table.foundAt).where(sql`${table.closedAt} is null`),
  ],
);
