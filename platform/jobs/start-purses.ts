import { claimJob, finishJob } from "../core/claim-job.ts";
import type { PlatformParts } from "../core/platform-parts.ts";
import { askTaken, type MoveContext, takeMoves } from "../play/purses/ask-move.ts";
import { listPurseVendors } from "../play/purses/find-purse-vendor.ts";
import { recallIdle } from "../play/purses/recall-idle.ts";
import { takeRounds } from "../play/purses/take-rounds.ts";
import { forEachMerchant, type MerchantParts, tryEach } from "./for-each-merchant.ts";
import { runEvery } from "./run-every.ts";

const EVERY_MS = 2_000;
const IDLE_EVERY_MS = 60_000;
const BATCH = 20;

/** Asks about open moves to and from purses, and books rounds played from them, until stopped. */
export function startPurses(parts: PlatformParts): { stop: () => Promise<void> } {
  return runEvery(EVERY_MS, () => forEachMerchant(parts, "purses", sweepMerchant));
}

async function sweepMerchant(parts: MerchantParts): Promise<unknown[]> {
  const { code } = parts.merchant;
  const vendors = await parts.store.inMerchant(code, (tx) => listPurseVendors(tx, code));
  if (vendors.length === 0) return [];
  const unasked = await sweepPurses(parts);
  const rounds = vendors.map((vendor) => () => takeRounds(parts, vendor));
  return [...unasked, ...(await tryEach([...rounds, () => recallIdleOnes(parts)]))];
}

async function recallIdleOnes(context: MoveContext): Promise<void> {
  if (!(await claimJob(context, "recallIdle", IDLE_EVERY_MS))) return;
  await recallIdle(context);
  await finishJob(context, "recallIdle", context.clock.now());
}

/** Asks the vendors about due moves. Returns the errors of moves that could not be asked about. */
export async function sweepPurses(context: MoveContext): Promise<unknown[]> {
  const moves = await takeMoves(context, BATCH);
  return tryEach(moves.map((row) => () => askTaken(context, row)));
}
