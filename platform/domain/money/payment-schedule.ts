const SECOND = 1_000;
/** The delays after each query without a clear answer. The last delay repeats. */
const DELAYS = [5 * SECOND, 30 * SECOND, 120 * SECOND, 600 * SECOND];

/** Longer than any query takes. After it, another instance assumes that the first one is gone. */
export const TAKEN_MS = 60 * SECOND;

/**
 * True when an instance may be querying a payment now. Taking a payment moves its due time by
 * TAKEN_MS; an idle one is due already, or later than that.
 */
export const isBeingAsked = (dueAt: Date, now: Date): boolean =>
  dueAt > now && dueAt.getTime() <= now.getTime() + TAKEN_MS;

/** The delay after `asked` queries without a clear answer (domain.md 1.5). */
export function nextQuestionAfter(asked: number): number {
  return DELAYS[Math.min(asked, DELAYS.length) - 1] ?? DELAYS[0]!;
}

/** After this many queries, staff should look as well. */
export const isForStaff = (asked: number) => asked > DELAYS.length;
