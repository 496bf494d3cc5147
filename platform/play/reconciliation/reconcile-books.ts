import { claimJob, finishJob } from "../../core/claim-job.ts";
import { sealLedger, verifySums } from "../../money/ledger/verify-ledger.ts";
import type { RoundsContext } from "./end-stuck-rounds.ts";
import { noteFinding } from "./findings.ts";

const JOB = "readBooks";
const DAY_MS = 24 * 3_600_000;

/**
 * Verifies a merchant's books once a day: from the seal of the day before, and on the first of the
 * month as a whole. Each problem becomes a finding. A sound book is sealed.
 */
export async function reconcileBooks(context: RoundsContext): Promise<void> {
  if (!(await claimJob(context, JOB, DAY_MS))) return;
  const { store, merchant, clock, random } = context;
  const { code } = merchant;
  const now = clock.now();
  const isWhole = now.getUTCDate() === 1;
  const checked = await sealLedger(store.db, code, { random, now, isWhole });
  const problems = [...checked, ...(await verifySums(store.db, code))];
  for (const { problem, subject } of problems) {
    const finding = { merchant: code, kind: "BOOK_DIFFERS", party: "ledger" } as const;
    const details = { problem };
    await store.inMerchant(code, (tx) =>
      noteFinding(tx, { ...finding, subject: `${problem} ${subject}`, details }, clock.now()),
    );
  }
  await finishJob(context, JOB, clock.now());
}
