/** The wait of that share of the calls, in milliseconds; NaN without any. */
export const waitAt = (waits: number[], share: number): number =>
  waits.toSorted((a, b) => a - b)[Math.floor(waits.length * share)] ?? Number.NaN;

/** The median and the 99th percentile in words. */
export const figures = (waits: number[]): string =>
  `p50 ${waitAt(waits, 0.5).toFixed(1)} ms  p99 ${waitAt(waits, 0.99).toFixed(1)} ms`;
