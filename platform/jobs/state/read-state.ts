import { sql } from "drizzle-orm";
import { z } from "zod";
import type { Executor } from "../../store/open-store.ts";

const ABOUTS = [
  "deposits_open",
  "withdrawals_open",
  "payouts_open",
  "purse_moves_open",
  "findings_open",
  "outbox_messages",
  "jobs_late",
  "jobs_failing",
  "jobs_dead",
  "feed_unread_rows",
  "books_sound",
] as const;

const row = z.object({
  about: z.enum(ABOUTS),
  merchant: z.string(),
  /** A state, a gateway, a vendor, a kind of job or finding, a consumer, or how much was verified. */
  kind: z.string(),
  waiting: z.coerce.number(),
  /** Since when the oldest waits; null when it has no time, or the books were never found sound. */
  since: z.coerce.date().nullable(),
});

/** What waits in the platform, of one kind at one merchant. */
export type Waiting = z.output<typeof row>;

/**
 * What waits at all merchants, in one statement over indexes of open rows: deposits, withdrawals,
 * payments by gateways, moves to and from vendors' purses, findings, messages, and jobs that are late or
 * failing. A merchant at which nothing waits has no row.
 */
export async function readWaiting({ db }: { db: Executor }, now: Date): Promise<Waiting[]> {
  const { rows } = await db.execute(
    sql`select about, merchant, kind, waiting, since
      from waiting_state(${now.toISOString()}::timestamptz)`,
  );
  return z.array(row).parse(rows);
}

/**
 * What takes a longer look, for once a minute at most: periods that no job could do, rows of the feed
 * that each consumer has not read, and when each merchant's books were last found sound.
 */
export async function readBacklog({ db }: { db: Executor }): Promise<Waiting[]> {
  const { rows } = await db.execute(
    sql`select about, merchant, kind, waiting, since from backlog_state()`,
  );
  return z.array(row).parse(rows);
}
