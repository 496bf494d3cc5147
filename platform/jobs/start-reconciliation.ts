import { claimJob, finishJob } from "../core/claim-job.ts";
import type { PlatformParts } from "../core/platform-parts.ts";
import { sealDays } from "../play/days/seal-days.ts";
import { comparePurses } from "../play/reconciliation/compare-purses.ts";
import { endStuckRounds } from "../play/reconciliation/end-stuck-rounds.ts";
import { noteStuckCalls } from "../play/reconciliation/note-stuck-calls.ts";
import { reconcileBooks } from "../play/reconciliation/reconcile-books.ts";
import { reconcileVendors } from "../play/reconciliation/reconcile-vendors.ts";
import { forEachMerchant, tryEach } from "./for-each-merchant.ts";
import { runEvery } from "./run-every.ts";

const LOOK_EVERY_MS = 60_000;
const STUCK_EVERY_MS = 10 * 60_000;
const PURSES_EVERY_MS = 5 * 60_000;

/**
 * Ends stuck rounds, compares rounds with their vendors, seals days and verifies the books, until
 * stopped.
 */
export function startReconciliation(parts: PlatformParts): { stop: () => Promise<void> } {
  return runEvery(LOOK_EVERY_MS, () =>
    forEachMerchant(parts, "reconcile", (own) =>
      tryEach([
        () => endStuck(own),
        () => reconcileVendors(own),
        () => sealDays(own),
        () => compare(own),
        () => reconcileBooks(own),
      ]),
    ),
  );
}

async function compare(context: Parameters<typeof comparePurses>[0]): Promise<void> {
  if (!(await claimJob(context, "comparePurses", PURSES_EVERY_MS))) return;
  await comparePurses(context);
  await finishJob(context, "comparePurses", context.clock.now());
}

async function endStuck(context: Parameters<typeof endStuckRounds>[0]): Promise<void> {
  if (!(await claimJob(context, "endStuckRounds", STUCK_EVERY_MS))) return;
  await endStuckRounds(context);
  await noteStuckCalls(context);
  await finishJob(context, "endStuckRounds", context.clock.now());
}
