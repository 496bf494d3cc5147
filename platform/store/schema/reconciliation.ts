import { sql } from "drizzle-orm";
import { index, jsonb, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { merchants } from "./merchant.ts";

const instant = (name: string) => timestamp(name, { withTimezone: true });

/**
 * How far a job has come for a merchant, and whether an instance runs it. So it runs once, and a
 * late run catches up.
 */
export const jobMarks = pgTable(
  "job_marks",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    job: text().notNull(),
    doneUntil: instant("done_until").notNull(),
    /** Until then one instance works on it. After a crash the job is free again. */
    leasedUntil: instant("leased_until").notNull(),
  },
  (table) => [primaryKey({ columns: [table.merchant, table.job] })],
);

export const FINDING_KINDS = [
  /**
   * The vendor closed a round that the platform does not know or has differently, or lacks one of
   * ours.
   */
  "ROUND_MISSING",
  "ROUND_DIFFERS",
  "ROUND_UNKNOWN_TO_VENDOR",
  /** No end of the round was reported for two days, so the platform ended it. */
  "ROUND_FORCED",
  /** The vendor asked for two days about a round's money and got no answer. */
  "VENDOR_GAVE_UP",
  /** A vendor's purse of a member differs from the ledger. */
  "PURSE_DIFFERS",
  /** The nightly verification of the books found two sides that do not agree. */
  "BOOK_DIFFERS",
  /** A bonus above one of the merchant's ceilings waits for two members of staff. */
  "BONUS_HELD",
  /** A payout above its game's highest multiple or the ceiling. Its player withdraws nothing. */
  "WIN_ABOVE",
  /** A day was sealed before the vendor's rounds of it were compared. */
  "DAY_NOT_COMPARED",
  /** Messages of a day and channel were given up after their last attempt. */
  "MESSAGE_NOT_SENT",
] as const;

/** A reconciliation's finding for staff. One row per subject, never deleted. */
export const findings = pgTable(
  "findings",
  {
    merchant: text()
      .notNull()
      .references(() => merchants.code),
    kind: text({ enum: FINDING_KINDS }).notNull(),
    /** A vendor's code, "ledger" or "outbox". */
    party: text().notNull(),
    /** A round's id, or the subject of the ledger's check. */
    subject: text().notNull(),
    details: jsonb().$type<Record<string, string>>().notNull().default({}),
    foundAt: instant("found_at").notNull(),
    closedAt: instant("closed_at"),
    /** The member of staff who closed it, or "agreed" when both sides came to agree. */
    closedBy: text("closed_by"),
  },
  (table) => [
    primaryKey({ columns: [table.merchant, table.kind, table.party, table.subject] }),
    index("findings_open").on(table.merchant, table.foundAt).where(sql`${table.closedAt} is null`),
  ],
);
