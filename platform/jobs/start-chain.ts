import { chainsOf, readChain } from "../cashier/chain/read-chain.ts";
import type { PlatformParts } from "../create-platform.ts";
import { merchants } from "../store/schema/merchant.ts";
import { claimJob, finishJob } from "./claim-job.ts";
import { runEvery } from "./run-every.ts";

/** A block every three seconds: whoever waits for their payment sees it come nearer. */
const EVERY_MS = 5_000;

/** Reads the chains for payments in USDT, one instance at a time for each merchant, until stopped. */
export function startChain(parts: PlatformParts): { stop: () => Promise<void> } {
  return runEvery(EVERY_MS, () => readAll(parts));
}

async function readAll(parts: PlatformParts): Promise<void> {
  const failed = (merchant: string, error: unknown) =>
    parts.log?.({
      ...{ call: "chain", durationMs: 0, outcome: "failed", requestId: "" },
      ...{ merchant, error },
    });
  try {
    for (const merchant of await parts.store.db.select().from(merchants)) {
      const context = { ...parts, merchant };
      for (const chain of chainsOf(merchant.settings)) {
        const job = `read:${chain}`;
        if (!(await claimJob(context, job, EVERY_MS - 500))) continue;
        const errors = await readChain(context, chain).catch((error: unknown) => [error]);
        for (const error of errors) failed(merchant.code, error);
        await finishJob(context, job, parts.clock.now());
      }
    }
  } catch (error) {
    failed("", error);
  }
}
