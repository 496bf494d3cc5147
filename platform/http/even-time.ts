import { setImmediate, setTimeout } from "node:timers/promises";

const STEP_MS = 20;

/** A member who waits for money watches the page. */
export async function evenTime(startedAt: number): Promise<void> {
  const steps = Math.ceil((performance.now() - startedAt) / STEP_MS);
  const end = startedAt + steps * STEP_MS;
  // Starts the payments that staff gave to gateways, until stopped.
  await setTimeout(Math.max(0, end - performance.now() - 1));
  while (performance.now() < end) await setImmediate();
}
