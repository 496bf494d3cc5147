/** How long each of some works took one after another, in milliseconds, the fastest first. */
export async function timed(times: number, work: () => Promise<unknown>): Promise<number[]> {
  const took: number[] = [];
  for (let n = 0; n < times; n += 1) {
    const startedAt = performance.now();
    await work();
    took.push(performance.now() - startedAt);
  }
  return took.sort((a, b) => a - b);
}

/** A percentile of sorted figures. */
export const at = (sorted: readonly number[], percent: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))]!;

/** Whether a figure keeps within its most, in words. */
export const verdict = (figure: number, most: number): string =>
  `${most} ${figure <= most ? "reached" : "NOT reached"}`;
