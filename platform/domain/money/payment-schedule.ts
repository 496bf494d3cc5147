const SECOND = 1_000;
/** After each question without a clear answer, in order; the last interval goes on. */
const DELAYS = [5 * SECOND, 30 * SECOND, 120 * SECOND, 600 * SECOND];

/** Longer than any question takes: another instance then believes that whoever took it is gone. */
export const TAKEN_MS = 60 * SECOND;

/**
 * Whether somebody may be asking about a payment at this moment: taking it puts it off by so much, and
 * what nobody has taken is due later than that, or already.
 */
export const isBeingAsked = (dueAt: Date, now: Date): boolean =>
  dueAt > now && dueAt.getTime() <= now.getTime() + TAKEN_MS;

/** How long to wait after a gateway was asked `asked` times without a clear answer (domain.md 1.5). */
export function nextQuestionAfter(asked: number): number {
  return DELAYS[Math.min(asked, DELAYS.length) - 1] ?? DELAYS[0]!;
}

/** From here on a person of the staff should look as well. */
export const isForStaff = (asked: number) => asked > DELAYS.length;
