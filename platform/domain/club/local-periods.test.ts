import { expect, test } from "vitest";
import { monthAfter, monthOf, weekOf } from "./local-periods.ts";

const MEXICO = "America/Mexico_City";

test("a month and a week are the zone's", () => {
  expect(monthOf(new Date("2026-12-01T05:59:59Z"), MEXICO)).toBe("2026-11");
  expect(monthOf(new Date("2026-12-01T06:00:00Z"), MEXICO)).toBe("2026-12");
  expect(weekOf(new Date("2026-11-23T05:59:59Z"), MEXICO)).toBe("2026-W47");
  expect(weekOf(new Date("2026-11-23T06:00:00Z"), MEXICO)).toBe("2026-W48");
});

test("the first days of a year may belong to the last week of the one before", () => {
  expect(weekOf(new Date("2027-01-03T12:00:00Z"), "UTC")).toBe("2026-W53");
  expect(weekOf(new Date("2027-01-04T12:00:00Z"), "UTC")).toBe("2027-W01");
  expect(monthAfter("2026-12")).toBe("2027-01");
  expect(monthAfter("2026-02")).toBe("2026-03");
});
