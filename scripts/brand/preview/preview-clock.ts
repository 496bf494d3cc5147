import type { Clock } from "#platform/core/context.ts";
import { replaceClock } from "#scripts/lib/replace-clock.ts";

export type PreviewClock = Clock & {
  /** The browser's time, by which cookies expire. */
  realNow(): number;
  /** The lead of this process over that time, in milliseconds. */
  offset(): number;
  shift(offset: number): void;
};

/**
 * Gives the whole process a clock that can be moved. Platform, vendors and the site's loaders then
 * agree, as on a real day. Pages count on from the server's time, so browsers need no change.
 */
export function installClock(): PreviewClock {
  let offset = 0;
  const { realNow } = replaceClock((real) => real + offset);
  return {
    now: () => new Date(),
    realNow,
    offset: () => offset,
    shift(wanted) {
      offset = wanted;
    },
  };
}
