import { claimJob, finishJob } from "../core/claim-job.ts";
import type { PlatformParts } from "../core/platform-parts.ts";
import { chainsOf, readChain } from "../money/cashier/chain/read-chain.ts";
import { forEachMerchant, type MerchantParts } from "./for-each-merchant.ts";
import { runEvery } from "./run-every.ts";

/** TRON makes a block every three seconds, and the waiting member sees the count rise. */
const EVERY_MS = 5_000;

/**
 * Reads the chains for payments in USDT until stopped. One instance at a time works for a merchant.
 */
export function startChain(parts: PlatformParts): { stop: () => Promise<void> } {
  return runEvery(EVERY_MS, () => forEachMerchant(parts, "chain", readChains));
}

async function readChains(parts: MerchantParts): Promise<unknown[]> {
  const errors: unknown[] = [];
  for (const chain of chainsOf(parts.merchant.settings)) {
    const job = `read:${chain}`;
    if (!(await claimJob(parts, job, EVERY_MS - 500))) continue;
    errors.push(...(await readChain(parts, chain).catch((error: unknown) => [error])));
    await finishJob(parts, job, parts.clock.now());
  }
  return errors;
}
