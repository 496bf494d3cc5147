import { and, eq, lte, sql } from "drizzle-orm";
import type { Clock } from "../../core/context.ts";
import type { Store } from "../../store/open-store.ts";
import { jobMarks } from "../../store/schema/reconciliation.ts";

export type StretchContext = { store: Store; clock: Clock; merchant: { code: string } };

const LEASE_MS = 5 * 60_000;

/**
 * Claims a merchant's job that is due every `everyMs`. Returns the start of the open period, or
 * null when the job is not due or another instance runs it. End a claim with finishStretch. A claim
 * lapses after five minutes; then the same period is open again. The first period begins `firstMs`
 * ago.
 */
export async function claimStretch(
  { store, clock, merchant }: StretchContext,
  job: string,
  everyMs: number,
  firstMs = everyMs,
): Promise<Date | null> {
  const now = clock.now();
  const first = new Date(now.getTime() - firstMs);
  const due = new Date(now.getTime() - everyMs);
  const leasedUntil = new Date(now.getTime() + LEASE_MS);
  const [mark] = await store.inMerchant(merchant.code, (tx) =>
    tx
      .insert(jobMarks)
      .values({ merchant: merchant.code, job, doneUntil: first, leasedUntil })
      .onConflictDoUpdate({
        target: [jobMarks.merchant, jobMarks.job],
        set: { leasedUntil },
        setWhere: and(lte(jobMarks.leasedUntil, now), lte(jobMarks.doneUntil, due))!,
      })
      .returning({ doneUntil: jobMarks.doneUntil }),
  );
  return mark?.doneUntil ?? null;
}

/** Reads once which jobs of a merchant are not due or are running. The others may be claimed. */
export async function isWaiting({ store, clock, merchant }: StretchContext) {
  const marks = await store.inMerchant(merchant.code, (tx) =>
    tx.select().from(jobMarks).where(eq(jobMarks.merchant, merchant.code)),
  );
  const byJob = new Map(marks.map((mark) => [mark.job, mark]));
  const now = clock.now().getTime();
  return (job: string, everyMs: number): boolean => {
    const mark = byJob.get(job);
    if (!mark) return false;
    return mark.leasedUntil.getTime() > now || mark.doneUntil.getTime() > now - everyMs;
  };
}

/** Stores how far a claimed job has come and frees it. The stored time never goes back. */
export async function finishStretch(
  { store, clock, merchant }: StretchContext,
  job: string,
  doneUntil: Date,
): Promise<void> {
  await store.inMerchant(merchant.code, (tx) =>
    tx
      .update(jobMarks)
      .set({
        doneUntil: sql`greatest(${jobMarks.doneUntil}, ${doneUntil.toISOString()}::timestamptz)`,
        leasedUntil: clock.now(),
      })
      .where(and(eq(jobMarks.merchant, merchant.code), eq(jobMarks.job, job))),
  );
}
