import type { Clock } from "#platform/core/context.ts";
import { replaceClock } from "#scripts/lib/replace-clock.ts";

export type PreviewClock = Clock & {
  /** The browsers' time, by which cookies expire. */
  realNow(): number;
  /** How far this process is ahead of it, in milliseconds. */
  offset(): number;
  shift(offset: number): void;
};

/**
 * Gives the whole process a clock that can be put forward and back: platform, vendors and the site's
 * loaders then agree, as they do when the day has really come. Pages count on from the server's
 * time, so that browsers need not be told.
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
