import type { PlatformParts } from "./core/platform-parts.ts";
import { forgetOldAttempts } from "./jobs/forget/forget-old-attempts.ts";
import { KINDS } from "./jobs/kinds/kinds.ts";
import { runEvery } from "./jobs/run-every.ts";
import { logFailure } from "./jobs/work/log-failure.ts";
import { startWork } from "./jobs/work/start-work.ts";

const ATTEMPTS_EVERY_MS = 60_000;
/** A server that starts answers its first visitors before it looks for what was missed. */
const FIRST_LOOK_MS = 10_000;

/** Starts everything that the platform does by itself. `stop` waits for the runs under way. */
export async function startJobs(parts: PlatformParts): Promise<{ stop: () => Promise<void> }> {
  const attempts = runEvery(ATTEMPTS_EVERY_MS, () =>
    forgetOldAttempts(parts).catch((error) => logFailure(parts, "forgetAttempts", "", error)),
  );
  const work = await startWork(parts, KINDS, { firstLookMs: FIRST_LOOK_MS });
  return {
    stop: async () => {
      await Promise.all([attempts.stop(), work.stop()]);
    },
  };
}
