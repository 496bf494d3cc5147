import { expect, test } from "vitest";
import { instantsOf, startOfDay, todayIn } from "./day-instants.ts";
import { addDays, daysOf, lastDays, neighbour, readPeriod } from "./period.ts";

const today = "2026-11-21";
const read = (search: string) => readPeriod(new URLSearchParams(search), today);
const nothing = { period: null, problem: null };
const wrong = (problem: string) => ({ period: null, problem });
const right = (from: string, to: string) => ({ period: { from, to }, problem: null });

test.each([
  ["", nothing],
  ["from=2026-11-15&to=2026-11-20", right("2026-11-15", "2026-11-20")],
  ["to=2026-11-15", right("2026-11-15", "2026-11-15")],
  ["from=2026-11-15&to=2027-03-01", right("2026-11-15", today)],
  ["from=2025-11-21&to=2026-11-21", right("2025-11-21", today)],
  ["from=2026-11-20&to=2026-11-15", wrong("order")],
  ["from=2027-01-01&to=2027-02-01", wrong("future")],
  ["from=2026-02-30&to=2026-03-02", wrong("day")],
  ["from=2026-02-28&to=mañana", wrong("day")],
  ["from=&to=2026-03-02", wrong("day")],
  ["from=2025-11-20&to=2026-11-21", wrong("long")],
])("%s asks for %j", (search, period) => expect(read(search)).toEqual(period));

test("the last seven days count today", () => {
  const week = lastDays(7, today);
  expect(week).toEqual({ from: "2026-11-15", to: today });
  expect(daysOf(week)).toBe(7);
});

test("goes back and forth by its own length, and never begins tomorrow", () => {
  const week = lastDays(7, today);
  const before = neighbour(week, -1, today)!;
  expect(before).toEqual({ from: "2026-11-08", to: "2026-11-14" });
  expect(neighbour(before, 1, today)).toEqual(week);
  expect(neighbour(week, 1, today)).toBeNull();
  expect(neighbour({ from: "2026-11-10", to: "2026-11-19" }, 1, today)).toEqual({
    from: "2026-11-20",
    to: today,
  });
});

test("crosses months and leap days", () => expect(addDays("2028-02-28", 2)).toBe("2028-03-01"));

test.each([
  ["America/Mexico_City", "2026-11-21", "2026-11-21T06:00:00Z"],
  ["America/Santiago", "2026-09-06", "2026-09-06T04:00:00Z"],
  ["Europe/Madrid", "2026-03-29", "2026-03-28T23:00:00Z"],
  ["Europe/Madrid", "2026-03-30", "2026-03-29T22:00:00Z"],
  ["UTC", "2026-01-01", "2026-01-01T00:00:00Z"],
])("in %s the day %s begins at %s", (zone, day, instant) =>
  expect(new Date(startOfDay(day, zone)).toISOString()).toBe(instant.replace("Z", ".000Z")),
);

test("a day of changed clocks is as long as it is", () => {
  const { from, to } = instantsOf({ from: "2026-03-29", to: "2026-03-29" }, "Europe/Madrid");
  expect((to - from) / 3_600_000).toBe(23);
});

test("today is the zone's", () =>
  expect(todayIn("America/Mexico_City", Date.parse("2026-11-21T03:00:00Z"))).toBe("2026-11-20"));
