import { expect, test } from "vitest";
import { BILL_NAME, PERIOD_NAME } from "../../contract/agents/contract-kinds.ts";
import {
  addDays,
  beginOf,
  instantName,
  instantsOf,
  isFirstHalf,
  periodAt,
  periodName,
  periodsEnded,
} from "./pay-period.ts";

const LENGTHS = ["daily", "weekly", "semimonthly", "monthly"] as const;

test.each([
  ["daily", "2026-12-31", "2026-12-31", "2027-01-01"],
  ["weekly", "2026-11-22", "2026-11-16", "2026-11-23"],
  ["weekly", "2026-11-23", "2026-11-23", "2026-11-30"],
  ["semimonthly", "2026-11-15", "2026-11-01", "2026-11-16"],
  ["semimonthly", "2026-02-16", "2026-02-16", "2026-03-01"],
  ["semimonthly", "2028-02-29", "2028-02-16", "2028-03-01"],
  ["monthly", "2026-04-30", "2026-04-01", "2026-05-01"],
  ["monthly", "2026-12-31", "2026-12-01", "2027-01-01"],
] as const)("the %s period of %s is from %s to before %s", (length, day, from, to) => {
  expect(periodAt(length, day)).toEqual({ length, from, to });
});

test("periods of a length follow each other through years with and without a 29th", () => {
  for (const length of LENGTHS) {
    let day = "2027-01-01";
    for (let next = periodAt(length, day); day < "2029-01-01"; day = addDays(day, 1)) {
      if (day === next.to) next = periodAt(length, day);
      expect(periodAt(length, day)).toEqual(next);
    }
  }
});

test("what ended since a day is named by its first day, the oldest first", () => {
  const ended = periodsEnded(LENGTHS, { since: "2026-11-29", day: "2026-12-01" });
  expect(ended.map(periodName)).toEqual([
    "daily:2026-11-29",
    "weekly:2026-11-23",
    "daily:2026-11-30",
    "semimonthly:2026-11-16",
    "monthly:2026-11-01",
  ]);
  expect(periodsEnded(LENGTHS, { since: "2026-12-01", day: "2026-12-01" })).toEqual([]);
});

test("only 1–15 is a first half", () => {
  expect(isFirstHalf(periodAt("semimonthly", "2026-11-03"))).toBe(true);
  expect(isFirstHalf(periodAt("semimonthly", "2026-11-16"))).toBe(false);
  expect(isFirstHalf(periodAt("monthly", "2026-11-03"))).toBe(false);
});

test("an hour and five minutes are named by their beginning in UTC, and read back", () => {
  const at = new Date("2026-10-25T01:07:09.500Z");
  for (const [length, begin, end] of [
    ["hourly", "2026-10-25T01:00:00Z", "2026-10-25T02:00:00Z"],
    ["fiveMinutes", "2026-10-25T01:05:00Z", "2026-10-25T01:10:00Z"],
  ] as const) {
    const name = instantName(length, beginOf(length, at));
    expect(name).toMatch(PERIOD_NAME);
    expect(`${name} contract`).toMatch(BILL_NAME);
    expect(instantsOf(name)).toEqual({ from: new Date(begin), to: new Date(end) });
  }
  expect(instantsOf("daily:2026-10-25")).toBeNull();
});
