import { sql } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";
import { jobMarks } from "../../store/schema/reconciliation.ts";

/**
 * Stores when a merchant's books were last found sound: since their seals, and with `isWhole` from the
 * first entry too. The stored times never go back.
 */
export async function noteSoundBooks(
  tx: Transaction,
  merchant: string,
  { isWhole, now }: { isWhole: boolean; now: Date },
): Promise<void> {
  const jobs = ["booksSound", ...(isWhole ? ["booksSoundWhole"] : [])];
  await tx
    .insert(jobMarks)
    .values(jobs.map((job) => ({ merchant, job, doneUntil: now, leasedUntil: now })))
    .onConflictDoUpdate({
      target: [jobMarks.merchant, jobMarks.job],
      set: { doneUntil: sql`greatest(${jobMarks.doneUntil}, excluded.done_until)` },
    });
}
