import type { Clock } from "#platform/context.ts";

export type PreviewClock = Clock & {
  /** The time that browsers have, which cookies end by. */
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
  const Real = globalThis.Date;
  let offset = 0;
  const now = () => Real.now() + offset;
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, asked) =>
      Reflect.construct(target, given.length ? given : [now()], asked),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
  return {
    now: () => new Date(),
    realNow: () => Real.now(),
    offset: () => offset,
    shift(wanted) {
      offset = wanted;
    },
  };
}
