import { sql } from "drizzle-orm";
import { nextStretch, partsOf } from "../../play/feed/read-feed.ts";
import type { Transaction } from "../../store/open-store.ts";

const ROWS_MAX = 500;
/** How many stretches of a backlog one run takes; the next takes the rest. */
const GOES_MAX = 20;

/**
 * Makes a run of lottery differences out of the feed's unread rows, in the caller's transaction, so
 * that each row counts once. A run without a line leaves nothing. Does nothing while another
 * transaction reads.
 */
export async function makeDifferences(tx: Transaction, merchant: string, now: Date): Promise<void> {
  let run = 0;
  for (let go = 0; go < GOES_MAX; go += 1) {
    const stretch = await nextStretch(tx, merchant, "lottery", ROWS_MAX);
    if (!stretch || stretch.parts.length === 0) break;
    run ||= await nextRun(tx, merchant);
    await tx.execute(sql`select lottery_fold(${merchant}, ${run}, ${partsOf(stretch)})`);
    if (!stretch.hasMore) break;
  }
  if (run === 0) return;
  await tx.execute(sql`select lottery_make(${merchant}, ${run}, ${now.toISOString()})`);
}

/** The number of the next run. The locked marks keep two from taking one. */
async function nextRun(tx: Transaction, merchant: string): Promise<number> {
  const { rows } = await tx.execute<{ run: number }>(
    sql`select coalesce(max(run), 0) + 1 as run from lottery_lines where merchant = ${merchant}`,
  );
  return rows[0]!.run;
}
