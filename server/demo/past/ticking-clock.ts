import type { Clock } from "#platform/core/context.ts";
import { localMinute } from "#platform/domain/local-time.ts";

const TICK_MS = 1_500;
const STEP_MS = 5 * 60_000;

export type TickingClock = Clock & {
  /** Puts the clock forward. */
  to(at: Date): void;
};

/** A clock on which each look takes a moment, so that what is played fast lies apart. */
export function tickingClock(start: Date): TickingClock {
  let at = start.getTime();
  return {
    now() {
      at += TICK_MS;
      return new Date(at);
    },
    to(next) {
      at = Math.max(at, next.getTime());
    },
  };
}

/** The first instant after another at which clocks of the zone show a minute that five divides. */
export function nextMinute(after: Date, minute: string, timeZone: string): Date {
  let at = Math.floor(after.getTime() / STEP_MS) * STEP_MS;
  do at += STEP_MS;
  while (localMinute(new Date(at), timeZone) !== minute);
  return new Date(at);
}
