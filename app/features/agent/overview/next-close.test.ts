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
  ["hourly", "2026-11-29", "2026-11-29"],
] as const)("a %s period of %s is over on %s", (length, today, day) => {
  expect(closeOf(length, today)).toBe(day);
});

test("the contract that closes first is next, and without one nothing is", () => {
  const contracts = [
    { kind: "dividend", terms: { period: "monthly" } },
    { kind: "daily", terms: { period: "weekly" } },
  ] as const;
  expect(nextClose(contracts, "2026-11-18")).toMatchObject({ kind: "daily", day: "2026-11-23" });
  expect(nextClose([], "2026-11-18")).toBeNull();
});
