import { setImmediate } from "node:timers/promises";

const TURN = 20;

/** Maps a long list with pauses, so that the process's other calls do not wait for all of it. */
export async function mapInTurns<One, Other>(
  list: readonly One[],
  to: (one: One) => Other,
): Promise<Other[]> {
  const mapped: Other[] = [];
  for (const [at, one] of list.entries()) {
    if (at > 0 && at % TURN === 0) await setImmediate();
    mapped.push(to(one));
  }
  return mapped;
}
