import { setImmediate, setTimeout } from "node:timers/promises";
import type { Stopwatch } from "../core/platform-parts.ts";

const STEP_MS = 20;

/** The process's own monotonic time. */
export const systemStopwatch: Stopwatch = {
  now: () => performance.now(),
  async until(end) {
    // Timers count whole milliseconds from when they are set; the rest would still tell.
    await setTimeout(Math.max(0, end - performance.now() - 1));
    while (performance.now() < end) await setImmediate();
  },
};

/**
 * Waits until the work that began at `startedAt` of the stopwatch has taken a whole number of steps.
 * A missing account is found out a little faster than an existing one. Without this wait, repeated
 * requests could tell the two apart.
 */
export async function evenTime(startedAt: number, stopwatch = systemStopwatch): Promise<void> {
  const steps = Math.ceil((stopwatch.now() - startedAt) / STEP_MS);
  await stopwatch.until(startedAt + steps * STEP_MS);
}
