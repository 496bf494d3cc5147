import type { SettleContext } from "../cashier/settle-deposit.ts";
import type { PlatformParts } from "../create-platform.ts";
import { countPopularity } from "../games/count-popularity.ts";
import { merchants } from "../store/schema/merchant.ts";
import { claimJob, finishJob } from "./claim-job.ts";
import { forgetEndedSessions } from "./forget-ended-sessions.ts";
import { forgetOldAttempts } from "./forget-old-attempts.ts";
import { forgetOldProofs } from "./forget-old-proofs.ts";
import { runEvery } from "./run-every.ts";
import { sweepBustLots } from "./sweep-bust-lots.ts";
import { expireDeposits, sweepDeposits } from "./sweep-deposits.ts";
import { sweepReceipts } from "./sweep-receipts.ts";

const EVERY_MS = 60_000;
const ASK_JOB = "askGateways";
const ASK_EVERY_MS = 5 * 60_000;

/** Runs the sweeps once a minute until stopped. */
export function startSweeps(parts: PlatformParts): { stop: () => Promise<void> } {
  return runEvery(EVERY_MS, () => sweepAll(parts));
}

async function sweepAll(parts: PlatformParts): Promise<void> {
  try {
    await forgetOldAttempts(parts);
    const rows = await parts.store.db.select().from(merchants);
    const now = parts.clock.now();
    const isFullHour = now.getUTCMinutes() === 0;
    for (const merchant of rows) {
      if (isFullHour) {
        await parts.store.inMerchant(merchant.code, async (tx) => {
          await countPopularity(tx, merchant.code, now);
          await forgetEndedSessions(tx, merchant.code, now);
          await forgetOldProofs(tx, merchant.code, now);
        });
      }
      const context = { ...parts, merchant };
      const errors = [...(await askAboutDeposits(context)), ...(await sweepReceipts(context))];
      for (const error of errors) logFailure(parts, merchant.code, error);
      await sweepBustLots(context);
    }
  } catch (error) {
    logFailure(parts, "", error);
  }
}

/** One instance asks the gateways, every five minutes; any of them ends what nobody paid. */
async function askAboutDeposits(context: SettleContext): Promise<unknown[]> {
  await expireDeposits(context);
  if (!(await claimJob(context, ASK_JOB, ASK_EVERY_MS))) return [];
  const errors = await sweepDeposits(context);
  await finishJob(context, ASK_JOB, context.clock.now());
  return errors;
}

function logFailure(parts: PlatformParts, merchant: string, error: unknown): void {
  const entry = { call: "sweep", durationMs: 0, outcome: "failed", requestId: "" } as const;
  parts.log?.({ ...entry, merchant, error });
}
