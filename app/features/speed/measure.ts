/** The fetch and the clock that measuring uses. */
export type Tools = {
  fetch: (url: string, init: RequestInit) => Promise<unknown>;
  now: () => number;
};

const SAMPLES = 5;
const TIMEOUT_MS = 4_000;

/**
 * A host's answer time in milliseconds: the median of five tries after one that opens the
 * connection. Null when it cannot be reached. The answer is empty and never cached.
 */
export async function measure(origin: string, { fetch, now }: Tools): Promise<number | null> {
  const times: number[] = [];
  try {
    for (let sample = 0; sample <= SAMPLES; sample += 1) {
      const started = now();
      await fetch(`${origin}/speed/probe`, {
        cache: "no-store",
        credentials: "omit",
        mode: "no-cors",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      if (sample > 0) times.push(now() - started);
    }
  } catch {
    return null;
  }
  return Math.round(times.sort((one, other) => one - other)[SAMPLES >> 1] ?? 0);
}

export type Measured = { host: string; isHere: boolean; time: number | null };

/** A smaller gain is not worth a change of address. */
const WORTH_MS = 15;

/** The fastest other host when it gains at least WORTH_MS; otherwise undefined. */
export function fasterThanHere(measured: readonly Measured[]): Measured | undefined {
  const here = measured.find(({ isHere }) => isHere)?.time ?? Number.POSITIVE_INFINITY;
  const reached = measured.filter(({ time, isHere }) => time !== null && !isHere);
  const best = reached.sort((one, other) => one.time! - other.time!)[0];
  return best && best.time! + WORTH_MS < here ? best : undefined;
}

export const gradeOf = (time: number) => (time < 100 ? "great" : time < 300 ? "good" : "slow");
