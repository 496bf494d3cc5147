import { readFileSync } from "node:fs";

type TraceEvent = {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  tdur?: number;
  args?: { data?: { documentLoaderURL?: string } };
};

const SLOWDOWN = 4;
const LONG_TASK_MS = 50;

/**
 * The blocking time, in ms, of a page's own work on a processor four times slower. Lighthouse
 * counts by the clock, and so includes the time of other processes. It runs from the first paint to
 * the end of the trace.
 */
export function ownBlocking(traceFile: string, host: string): number {
  const { traceEvents } = JSON.parse(readFileSync(traceFile, "utf8")) as {
    traceEvents: TraceEvent[];
  };
  const start = traceEvents.findLast(
    ({ name, args }) =>
      name === "navigationStart" && args?.data?.documentLoaderURL?.includes(`//${host}`),
  );
  if (!start) throw new Error(`The trace has no visit of ${host}.`);
  const own = traceEvents.filter(({ pid, ts }) => pid === start.pid && ts >= start.ts);
  const paint = own.find(({ name }) => name === "firstContentfulPaint")?.ts ?? start.ts;
  return own
    .filter(
      ({ name, ph, tid, ts }) =>
        name === "RunTask" && ph === "X" && tid === start.tid && ts >= paint,
    )
    .map(({ tdur = 0 }) => (tdur / 1000) * SLOWDOWN - LONG_TASK_MS)
    .reduce((sum, over) => sum + Math.max(0, over), 0);
}

const MEDIAN_MS = 600;
const GOOD_MS = 200;
const INVERSE_ERFC_ONE_FIFTH = 0.9061938024368232;

/** Lighthouse's score, 0 to 1, of a blocking time: log-normal, 0.9 at 200 ms and 0.5 at 600 ms. */
export function blockingScore(ms: number): number {
  if (ms <= 0) return 1;
  const x = (Math.log(ms / MEDIAN_MS) * INVERSE_ERFC_ONE_FIFTH) / -Math.log(GOOD_MS / MEDIAN_MS);
  return (1 - erf(x)) / 2;
}

/** Abramowitz and Stegun 7.1.26, as in Lighthouse. */
function erf(x: number): number {
  const sign = Math.sign(x);
  const t = 1 / (1 + 0.3275911 * Math.abs(x));
  const factors = [0.254829592, -0.284496736, 1.421413741, -1.453152027, 1.061405429];
  const y = factors.reduceRight((sum, factor) => (sum + factor) * t, 0);
  return sign * (1 - y * Math.exp(-x * x));
}
