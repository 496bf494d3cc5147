import { afterEach, expect, test } from "vitest";
import { installClock } from "./preview-clock.ts";

const Real = globalThis.Date;
afterEach(() => {
  globalThis.Date = Real;
});

test("the whole process goes by the shifted clock, and by the real one again", () => {
  const clock = installClock();
  const day = 86_400_000;
  clock.shift(7 * day);
  for (const now of [
    Date.now(),
    Date.parse(new Date().toISOString()),
    clock.now().getTime(),
    Date.parse(Date()),
  ])
    expect(Math.abs(now - clock.realNow() - 7 * day)).toBeLessThan(2_000);
  expect(new Date(0).toISOString()).toBe("1970-01-01T00:00:00.000Z");
  expect(new Real() instanceof Date && new Date() instanceof Real).toBe(true);
  clock.shift(0);
  expect(Math.abs(Date.now() - Real.now())).toBeLessThan(50);
});
