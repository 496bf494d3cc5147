/**
 * Replaces the clock of this whole process. `tell` maps the real time to the new time at each call,
 * both in milliseconds. A given date stays unchanged.
 */
export function replaceClock(tell: (realNow: number) => number): { realNow(): number } {
  const Real = globalThis.Date;
  const realNow = () => Real.now();
  const now = () => tell(realNow());
  globalThis.Date = new Proxy(Real, {
    construct: (target, given, asked) =>
      Reflect.construct(target, given.length ? given : [now()], asked),
    apply: () => new Real(now()).toString(),
    get: (target, name) => (name === "now" ? now : Reflect.get(target, name)),
  });
  return { realNow };
}
