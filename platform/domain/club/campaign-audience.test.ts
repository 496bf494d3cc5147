import { expect, test } from "vitest";
import {
  type Audience,
  isForEveryone,
  isInAudience,
  type MemberFacts,
} from "./campaign-audience.ts";

const DAY_MS = 86_400_000;
const NOW = new Date(Date.UTC(2026, 10, 20, 12));
const before = (milliseconds: number) => new Date(NOW.getTime() - milliseconds);

const facts: MemberFacts = {
  level: 3,
  labels: ["press", "tables"],
  country: "MX",
  createdAt: before(7 * DAY_MS),
  playedAt: before(14 * DAY_MS),
};
const isIn = (audience: Audience, more: Partial<MemberFacts> = {}) =>
  isInAudience(audience, { ...facts, ...more }, NOW);

test("a level is in from the first to the last, and out one beside either", () => {
  const audience = { levelFrom: 3, levelTo: 5 };
  expect([2, 3, 5, 6].map((level) => isIn(audience, { level }))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test("one label of several is enough, and without one nobody is in", () => {
  expect(isIn({ labels: ["tables", "slots"] })).toBe(true);
  expect(isIn({ labels: ["slots"] })).toBe(false);
  expect(isIn({ labels: ["slots"] }, { labels: [] })).toBe(false);
});

test("a country is the one of the newest visit, and an unknown one is in none", () => {
  expect(isIn({ countries: ["PE", "MX"] })).toBe(true);
  expect(isIn({ countries: ["PE"] })).toBe(false);
  expect(isIn({ countries: ["MX"] }, { country: null })).toBe(false);
});

test("a new member is in for exactly so many days", () => {
  const audience = { newDays: 7 };
  const at = (milliseconds: number) => isIn(audience, { createdAt: before(milliseconds) });
  expect([at(7 * DAY_MS - 1), at(7 * DAY_MS), at(7 * DAY_MS + 1)]).toEqual([true, true, false]);
});

test("a lapsed member is in from exactly so many days without play", () => {
  const audience = { lapsedDays: 14 };
  const at = (milliseconds: number) => isIn(audience, { playedAt: before(milliseconds) });
  expect([at(14 * DAY_MS - 1), at(14 * DAY_MS), at(14 * DAY_MS + 1)]).toEqual([false, true, true]);
  expect(isIn(audience, { playedAt: null })).toBe(false);
  expect(isIn(audience, { playedAt: null, createdAt: before(14 * DAY_MS) })).toBe(true);
});

test("every clause must hold, and no clause is everybody", () => {
  expect(isIn({ levelFrom: 3, countries: ["MX"], newDays: 7 })).toBe(true);
  expect(isIn({ levelFrom: 4, countries: ["MX"], newDays: 7 })).toBe(false);
  expect(isIn({})).toBe(true);
  expect([isForEveryone({}), isForEveryone({ levelFrom: undefined })]).toEqual([true, true]);
  expect(isForEveryone({ levelFrom: 0 })).toBe(false);
});
