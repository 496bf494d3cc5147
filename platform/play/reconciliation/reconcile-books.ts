import { verifyAudit } from "../../core/audit/verify-audit.ts";
import { claimJob, finishJob } from "../../core/claim-job.ts";
import { verifyLedger, verifySums } from "../../money/ledger/verify-ledger.ts";
import type { RoundsContext } from "./end-stuck-rounds.ts";
import { noteFinding } from "./findings.ts";

const JOB = "readBooks";
const DAY_MS = 24 * 3_600_000;

/** Verifies a merchant's books and logs once a day. Each problem becomes a finding. */
export async function reconcileBooks(context: RoundsContext): Promise<void> {
  if (!(await claimJob(context, JOB, DAY_MS))) return;
  const { store, merchant, clock } = context;
  const { code } = merchant;
  const problems = [
    ...(await verifyLedger(store.db, code)),
    ...(await verifySums(store.db, code)),
    ...(await verifyAudit(store.db, code)),
  ];
  for (const { problem, subject } of problems) {
    const finding = { merchant: code, kind: "BOOK_DIFFERS", party: "ledger" } as const;
    const details = { problem };
    await store.inMerchant(code, (tx) =>
      noteFinding(tx, { ...finding, subject: `${problem} ${subject}`, details }, clock.now()),
    );
  }
  await finishJob(context, JOB, clock.now());
}
