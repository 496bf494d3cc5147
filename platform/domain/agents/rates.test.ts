import fc from "fast-check";
import { expect, test } from "vitest";
import { RATE_CATEGORIES, type Rates, SERIES } from "../../contract/agents/rate-categories.ts";
import {
  highestRates,
  isRate,
  lowerRates,
  NO_RATES,
  rateDifferences,
  ratesProblems,
} from "./rates.ts";

const having = (more: Partial<Rates>): Rates => ({ ...NO_RATES, ...more });
const OWN = having({ RNG: 60, LIVE: 50, LOTT: 1940 });

test("a newcomer has nothing, and the lowest series", () => {
  expect(NO_RATES).toMatchObject({ RNG: 0, COCKFIGHT: 0, LOTT: 1700 });
});

test.each([
  ["RNG", 0, true],
  ["RNG", 10_000, true],
  ["RNG", 10_001, false],
  ["RNG", -1, false],
  ["RNG", 0.5, false],
  ["LOTT", 1700, true],
  ["LOTT", 1960, true],
  ["LOTT", 1698, false],
  ["LOTT", 1962, false],
  ["LOTT", 1941, false],
] as const)("%s %d is a rate: %s", (category, rate, is) => expect(isRate(category, rate)).toBe(is));

test.each([
  ["equal to what the agent above has", { RNG: 60, LOTT: 1940 }, []],
  ["above it", { RNG: 61 }, [{ category: "RNG", why: "aboveMost", bound: 60 }]],
  ["a series above it", { LOTT: 1942 }, [{ category: "LOTT", why: "aboveMost", bound: 1940 }]],
  ["between the steps", { LOTT: 1901 }, [{ category: "LOTT", why: "notARate", bound: 2 }]],
  ["below what it was", { LIVE: 9 }, [{ category: "LIVE", why: "belowLeast", bound: 10 }]],
] as const)("rates %s", (_what, given, problems) => {
  const least = having({ LIVE: 10 });
  const rates = having({ LIVE: 10, ...given });
  expect(ratesProblems(rates, { most: OWN, least })).toEqual(problems);
});

test("two rates join category by category", () => {
  const other = having({ RNG: 80, LOTT: 1900 });
  expect(lowerRates(OWN, other)).toEqual(having({ RNG: 60, LOTT: 1900 }));
  expect(highestRates([OWN, other])).toEqual(having({ RNG: 80, LIVE: 50, LOTT: 1940 }));
  expect(highestRates([])).toEqual(NO_RATES);
});

const someRates = fc.record({
  ...Object.fromEntries(RATE_CATEGORIES.map((category) => [category, fc.nat(300)])),
  LOTT: fc.nat(130).map((steps) => SERIES.least + steps * SERIES.step),
}) as fc.Arbitrary<Rates>;

test("the differences of a path add up to the top's rates, and none is negative", () => {
  fc.assert(
    fc.property(fc.array(someRates, { minLength: 1, maxLength: 12 }), (given) => {
      const path: Rates[] = [];
      for (const rates of given) path.push(lowerRates(path.at(-1) ?? rates, rates));
      const kept = rateDifferences(path);
      for (const category of RATE_CATEGORIES) {
        const above = kept.slice(0, -1).reduce((sum, one) => sum + one[category], 0);
        expect(above).toBe(path[0]![category] - path.at(-1)![category]);
        expect(Math.min(...kept.map((one) => one[category]))).toBeGreaterThanOrEqual(0);
      }
    }),
  );
});
