import { afterEach, expect, test } from "vitest";
import { moveClock, STARTS_AT, STILL_AT } from "./still-clock.ts";

const { Date: RealDate } = globalThis;
afterEach(() => {
  globalThis.Date = RealDate;
});

test("goes on from its own start, then stands still", () => {
  const clock = moveClock();
  expect(Date.now() - STARTS_AT).toBeLessThan(5_000);
  clock.stop();
  expect([Date.now(), new Date().toISOString()]).toEqual([STILL_AT, "2030-06-15T18:00:00.000Z"]);
});

test("a date that is given stays what it is, and is one for everybody", () => {
  const before = new Date(5);
  moveClock();
  expect(new Date("2026-01-02").toISOString()).toBe("2026-01-02T00:00:00.000Z");
  expect([before instanceof Date, new Date() instanceof RealDate]).toEqual([true, true]);
});
