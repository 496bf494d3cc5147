import type { PlatformParts } from "../create-platform.ts";
import { merchants } from "../store/schema/merchant.ts";
import { sweepDeposits } from "./sweep-deposits.ts";

const EVERY_MS = 60_000;

/** Sweeps every merchant's deposits once a minute until stopped; one run at a time. */
export function startDepositSweep(parts: PlatformParts): { stop: () => Promise<void> } {
  let running: Promise<void> = Promise.resolve();
  let isRunning = false;
  const timer = setInterval(() => {
    if (isRunning) return;
    isRunning = true;
    running = sweepAll(parts).finally(() => {
      isRunning = false;
    });
  }, EVERY_MS);
  timer.unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

async function sweepAll(parts: PlatformParts): Promise<void> {
  try {
    const rows = await parts.store.db.select().from(merchants);
    for (const merchant of rows) await sweepDeposits({ ...parts, merchant });
  } catch (error) {
    parts.log?.({
      call: "sweepDeposits",
      merchant: "",
      durationMs: 0,
      outcome: "failed",
      requestId: "",
      error,
    });
  }
}
