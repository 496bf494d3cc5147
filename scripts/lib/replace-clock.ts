/**
 * Lets this whole process go by another clock: `tell` is given the real time at each question and
 * answers what it is to be, both in milliseconds. A date that is given stays what it is.
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
