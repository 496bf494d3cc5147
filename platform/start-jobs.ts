import type { PlatformParts } from "./core/platform-parts.ts";
import { startChain } from "./jobs/start-chain.ts";
import { startFacts } from "./jobs/start-facts.ts";
import { startJackpots } from "./jobs/start-jackpots.ts";
import { startPayouts } from "./jobs/start-payouts.ts";
import { startPurses } from "./jobs/start-purses.ts";
import { startReconciliation } from "./jobs/start-reconciliation.ts";
import { startSending } from "./jobs/start-sending.ts";
import { startSweeps } from "./jobs/start-sweeps.ts";

const SCHEDULES = [
  startSweeps,
  startSending,
  startFacts,
  startJackpots,
  startReconciliation,
  startPayouts,
  startPurses,
  startChain,
];

/** Starts every schedule of the platform. `stop` waits for the runs under way. */
export function startJobs(parts: PlatformParts): { stop: () => Promise<void> } {
  const started = SCHEDULES.map((start) => start(parts));
  return {
    stop: async () => {
      await Promise.all(started.map((schedule) => schedule.stop()));
    },
  };
}
