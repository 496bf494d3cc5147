import { expect, test } from "vitest";
import { isWithinHours, localMinute } from "./local-time.ts";

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
