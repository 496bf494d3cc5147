import type { PlatformParts } from "../create-platform.ts";
import { askTaken, type MoveContext, takeMoves } from "../purses/ask-move.ts";
import { listPurseVendors } from "../purses/find-purse-vendor.ts";
import { recallIdle } from "../purses/recall-idle.ts";
import { takeRounds } from "../purses/take-rounds.ts";
import { merchants } from "../store/schema/merchant.ts";
import { claimJob, finishJob } from "./claim-job.ts";
import { runEvery } from "./run-every.ts";

const EVERY_MS = 2_000;
const IDLE_EVERY_MS = 60_000;
const BATCH = 20;

/** Asks about money on its way to and from purses, and books what was played from them, until stopped. */
export function startPurses(parts: PlatformParts): { stop: () => Promise<void> } {
  return runEvery(EVERY_MS, () => sweepAll(parts));
}

async function sweepAll(parts: PlatformParts): Promise<void> {
  const failed = (merchant: string) => (error: unknown) =>
    parts.log?.({
      call: "purses",
      durationMs: 0,
      outcome: "failed",
      requestId: "",
      merchant,
      error,
    });
  const rows = await parts.store.db.select().from(merchants).catch(failed(""));
  for (const merchant of rows ?? []) {
    const context = { ...parts, merchant };
    const vendors = await parts.store
      .inMerchant(merchant.code, (tx) => listPurseVendors(tx, merchant.code))
      .catch(failed(merchant.code));
    if (!vendors || vendors.length === 0) continue;
    for (const error of await sweepPurses(context)) failed(merchant.code)(error);
    for (const vendor of vendors) await takeRounds(context, vendor).catch(failed(merchant.code));
    await recallIdleOnes(context).catch(failed(merchant.code));
  }
}

async function recallIdleOnes(context: MoveContext): Promise<void> {
  if (!(await claimJob(context, "recallIdle", IDLE_EVERY_MS))) return;
  await recallIdle(context);
  await finishJob(context, "recallIdle", context.clock.now());
}

/** Asks the vendors about the moves that are due; answers the errors of those that could not be. */
export async function sweepPurses(context: MoveContext): Promise<unknown[]> {
  const errors: unknown[] = [];
  for (const row of await takeMoves(context, BATCH)) {
    await askTaken(context, row).catch((error) => errors.push(error));
  }
  return errors;
}
