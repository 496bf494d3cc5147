import { expect, test } from "vitest";
import { closeOf, nextClose } from "./next-close.ts";

test.each([
  ["daily", "2026-11-30", "2026-12-01"],
  ["weekly", "2026-11-16", "2026-11-23"],
  ["weekly", "2026-11-29", "2026-11-30"],
  ["semimonthly", "2026-02-15", "2026-02-16"],
  ["semimonthly", "2026-02-16", "2026-03-01"],
  ["monthly", "2026-01-01", "2026-02-01"],
  ["monthly", "2026-12-31", "2027-01-01"],
] as const)("a %s period of %s is over on %s", (length, today, day) => {
  expect(closeOf(length, today, 0)).toEqual({ day, at: null });
});

test.each([
  ["hourly", "12:00:00", "13:00:00"],
  ["hourly", "12:59:59", "13:00:00"],
  ["fiveMinutes", "12:34:56", "12:35:00"],
] as const)("a period of %s at %s is over at %s", (length, now, end) => {
  const at = (time: string) => Date.parse(`2026-11-29T${time}Z`);
  expect(closeOf(length, "2026-11-29", at(now))).toEqual({ day: "2026-11-29", at: at(end) });
});

test("the contract that closes first is next, and without one nothing is", () => {
  const contracts = [
    { kind: "dividend", terms: { period: "monthly" } },
    { kind: "daily", terms: { period: "weekly" } },
  ] as const;
  const moment = { today: "2026-11-18", now: Date.parse("2026-11-18T12:34:00Z") };
  const within = [
    { kind: "hour", terms: { period: "hourly" } },
    { kind: "realtime", terms: { period: "fiveMinutes" } },
  ] as const;
  expect(nextClose([...contracts, ...within], moment)).toMatchObject({ kind: "realtime" });
  expect(nextClose(contracts, moment)).toMatchObject({ kind: "daily", day: "2026-11-23" });
  expect(nextClose([], moment)).toBeNull();
});
