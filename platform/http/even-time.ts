import { setImmediate, setTimeout } from "node:timers/promises";

const STEP_MS = 20;

/**
 * Waits until the work that began at `startedAt` (of performance.now) has taken a whole number of
 * steps. A missing account is found out a little faster than an existing one. Without this wait,
 * repeated requests could tell the two apart.
 */
export async function evenTime(startedAt: number): Promise<void> {
  const steps = Math.ceil((performance.now() - startedAt) / STEP_MS);
  const end = startedAt + steps * STEP_MS;
  // Timers count whole milliseconds from when they are set; the rest would still tell.
  await setTimeout(Math.max(0, end - performance.now() - 1));
  while (performance.now() < end) await setImmediate();
}
