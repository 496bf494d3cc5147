import { claimJob, finishJob } from "../core/claim-job.ts";
import type { PlatformParts } from "../core/platform-parts.ts";
import type { SettleContext } from "../money/cashier/settling/settle-deposit.ts";
import { countPopularity } from "../play/games/count-popularity.ts";
import { forEachMerchant, logFailure, type MerchantParts, tryEach } from "./for-each-merchant.ts";
import { forgetOldAttempts } from "./forget/forget-old-attempts.ts";
import { forgetOldRows } from "./forget/forget-old-rows.ts";
import { runEvery } from "./run-every.ts";
import { sweepBustRequirements } from "./sweeps/sweep-bust-requirements.ts";
import { expireDeposits, sweepDeposits } from "./sweeps/sweep-deposits.ts";
import { sweepReceipts } from "./sweeps/sweep-receipts.ts";

const EVERY_MS = 60_000;
const JOB = "sweep";
const ASK_JOB = "askGateways";
const ASK_EVERY_MS = 5 * 60_000;
const RANK_JOB = "countPopularity";
const FORGET_JOB = "forgetOldRows";
const HOUR_MS = 3_600_000;

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
    () => rankGames(parts),
    () => forget(parts),
    async () => unasked.push(...(await askAboutDeposits(parts))),
    async () => unasked.push(...(await sweepReceipts(parts))),
    () => sweepBustRequirements(parts),
  ]);
  return [...unasked, ...failed];
}

async function rankGames(context: MerchantParts): Promise<void> {
  if (!(await claimJob(context, RANK_JOB, HOUR_MS))) return;
  const { store, clock, merchant } = context;
  const now = clock.now();
  await store.inMerchant(merchant.code, (tx) => countPopularity(tx, merchant.code, now));
  await finishJob(context, RANK_JOB, now);
}

async function forget(context: MerchantParts): Promise<void> {
  if (!(await claimJob(context, FORGET_JOB, HOUR_MS))) return;
  await forgetOldRows(context);
  await finishJob(context, FORGET_JOB, context.clock.now());
}

/** One instance asks the gateways, every five minutes. Any instance ends unpaid deposits. */
async function askAboutDeposits(context: SettleContext): Promise<unknown[]> {
  await expireDeposits(context);
  if (!(await claimJob(context, ASK_JOB, ASK_EVERY_MS))) return [];
  const errors = await sweepDeposits(context);
  await finishJob(context, ASK_JOB, context.clock.now());
  return errors;
}
