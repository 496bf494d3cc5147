import { claimJob, finishJob } from "../core/claim-job.ts";
import type { PlatformParts } from "../core/platform-parts.ts";
import type { SettleContext } from "../money/cashier/settling/settle-deposit.ts";
import { countPopularity } from "../play/games/count-popularity.ts";
import { forEachMerchant, logFailure, type MerchantParts, tryEach } from "./for-each-merchant.ts";
import { forgetEndedSessions } from "./forget-ended-sessions.ts";
import { forgetOldAttempts } from "./forget-old-attempts.ts";
import { forgetOldProofs } from "./forget-old-proofs.ts";
import { runEvery } from "./run-every.ts";
import { sweepBustRequirements } from "./sweeps/sweep-bust-requirements.ts";
import { expireDeposits, sweepDeposits } from "./sweeps/sweep-deposits.ts";
import { sweepReceipts } from "./sweeps/sweep-receipts.ts";

const EVERY_MS = 60_000;
const JOB = "sweep";
const ASK_JOB = "askGateways";
const ASK_EVERY_MS = 5 * 60_000;

/** Runs the sweeps once a minute until stopped. */
export function startSweeps(parts: PlatformParts): { stop: () => Promise<void> } {
  return runEvery(EVERY_MS, async () => {
    await forgetOldAttempts(parts).catch((error) => logFailure(parts, JOB, "", error));
    await forEachMerchant(parts, JOB, sweepMerchant);
  });
}

async function sweepMerchant(parts: MerchantParts): Promise<unknown[]> {
  const unasked: unknown[] = [];
  const failed = await tryEach([
    () => rankAndForget(parts),
    async () => unasked.push(...(await askAboutDeposits(parts))),
    async () => unasked.push(...(await sweepReceipts(parts))),
    () => sweepBustRequirements(parts),
  ]);
  return [...unasked, ...failed];
}

async function rankAndForget({ store, clock, merchant }: MerchantParts): Promise<void> {
  const now = clock.now();
  if (now.getUTCMinutes() !== 0) return;
  await store.inMerchant(merchant.code, async (tx) => {
    await countPopularity(tx, merchant.code, now);
    await forgetEndedSessions(tx, merchant.code, now);
    await forgetOldProofs(tx, merchant.code, now);
  });
}

/** One instance asks the gateways, every five minutes. Any instance ends unpaid deposits. */
async function askAboutDeposits(context: SettleContext): Promise<unknown[]> {
  await expireDeposits(context);
  if (!(await claimJob(context, ASK_JOB, ASK_EVERY_MS))) return [];
  const errors = await sweepDeposits(context);
  await finishJob(context, ASK_JOB, context.clock.now());
  return errors;
}
