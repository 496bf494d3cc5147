import { and, eq, sql } from "drizzle-orm";
import type { JobContext } from "../../core/claim-job.ts";
import { FORGOTTEN, type ForgottenRows } from "./forgotten-rows.ts";

const DAY_MS = 24 * 3_600_000;
/** Rows of one transaction, so that a long backlog blocks nobody. */
const BATCH = 5_000;

/** Deletes a merchant's rows that are past their use, a batch after the other. */
export async function forgetOldRows(context: JobContext): Promise<void> {
  for (const kind of FORGOTTEN) {
    for (let deleted = BATCH; deleted === BATCH; ) deleted = await forgetBatch(context, kind);
  }
}

function forgetBatch(
  { store, clock, merchant }: JobContext,
  { table, days, isOld }: ForgottenRows,
): Promise<number> {
  const before = new Date(clock.now().getTime() - days * DAY_MS);
  const own = eq(table.merchant, merchant.code);
  return store.inMerchant(merchant.code, async (tx) => {
    const old = tx
      .select({ place: sql`ctid` })
      .from(table)
      .where(and(own, isOld(before)))
      .limit(BATCH);
    const done = await tx.delete(table).where(and(own, sql`ctid = any (array(${old}))`));
    return done.rowCount ?? 0;
  });
}
