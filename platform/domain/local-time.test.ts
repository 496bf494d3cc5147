import { expect, test } from "vitest";
import type { DepositHours } from "../contract/money/cashier.ts";
import { isOpenAt, isWithinHours, localMinute, monthsLater } from "./local-time.ts";

test.each([
  ["2026-11-20T05:59:59Z", "America/Mexico_City", "23:59"],
  ["2026-11-20T06:00:00Z", "America/Mexico_City", "00:00"],
  ["2026-11-20T06:00:00Z", "Europe/Madrid", "07:00"],
])("%s in %s is %s", (at, timeZone, expected) => {
  expect(localMinute(new Date(at), timeZone)).toBe(expected);
});

test("both minutes of a span count, also over midnight", () => {
  const day = { from: "06:00", to: "23:59" };
  expect(["05:59", "06:00", "23:59", "00:00"].map((at) => isWithinHours(at, day))).toEqual([
    false,
    true,
    true,
    false,
  ]);
  const night = { from: "22:00", to: "02:00" };
  expect(
    ["21:59", "22:00", "00:00", "02:00", "02:01"].map((at) => isWithinHours(at, night)),
  ).toEqual([false, true, true, true, false]);
});

const zone = "America/Mexico_City";
/** A local time there; 2026-11-20 is a Friday. */
const at = (local: string) => new Date(`2026-11-${local}:00-06:00`);
const open = (hours: DepositHours, local: string) => isOpenAt(hours, at(local), zone);

test("a method without hours is open at every minute", () =>
  expect(isOpenAt(null, at("20T03:00"), zone)).toBe(true));

test("both minutes of the hours count, in the merchant's zone", () => {
  const day = { from: "09:00", to: "18:00", days: [] };
  const minutes = ["20T08:59", "20T09:00", "20T18:00", "20T18:01"];
  expect(minutes.map((minute) => open(day, minute))).toEqual([false, true, true, false]);
});

test("days are local ones, and a night belongs to the day on which it begins", () => {
  const office = { from: "09:00", to: "23:00", days: ["mon", "fri"] } as const;
  const days = ["20T22:30", "21T10:00", "22T10:00", "23T10:00"];
  expect(days.map((day) => open({ ...office, days: [...office.days] }, day))).toEqual([
    ...[true, false, false, true],
  ]);
  const night: DepositHours = { from: "22:00", to: "02:00", days: ["fri"] };
  const nights = ["20T01:00", "20T22:00", "21T01:59", "21T02:01", "21T22:00"];
  expect(nights.map((minute) => open(night, minute))).toEqual([false, true, true, false, false]);
});

test.each([
  ["2026-08-31T10:00:00Z", 6, "2027-02-28T10:00:00.000Z"],
  ["2026-11-20T00:00:00Z", 12, "2027-11-20T00:00:00.000Z"],
  ["2027-08-31T10:00:00Z", 6, "2028-02-29T10:00:00.000Z"],
])("%s and %i months is %s", (from, months, until) =>
  expect(monthsLater(new Date(from), months).toISOString()).toBe(until),
);
