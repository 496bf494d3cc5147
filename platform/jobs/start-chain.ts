import { claimJob, finishJob } from "../core/claim-job.ts";
import type { PlatformParts } from "../core/platform-parts.ts";
import { chainsOf, readChain } from "../money/cashier/chain/read-chain.ts";
import { forEachMerchant, type MerchantParts } from "./for-each-merchant.ts";
import { runEvery } from "./run-every.ts";

/**
 * Asks the gateways for the due payments, and about those with an unknown outcome. Each is taken in
 * its own transaction before its gateway is asked, so that instances take different ones. If a
 * process is killed in between, the payment is asked about a minute later, under the same
 * reference. Returns the errors of failed payments.
 */
const EVERY_MS = 5_000;

/**
 * A payment asked for before is queried first. Only a gateway that does not know it is asked to pay
 * again.
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
