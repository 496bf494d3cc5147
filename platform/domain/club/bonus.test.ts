import { expect, test } from "vitest";
import { bonusOfDeposit, contributionOf, requiredOf } from "./bonus.ts";

const units = (amount: number) => BigInt(Math.round(amount * 10_000));

test("a deposit bonus is its share in whole cents, up to its most", () => {
  const terms = { percent: 50, amountMax: units(1_500) };
  expect(bonusOfDeposit(units(3_000), terms)).toBe(units(1_500));
  expect(bonusOfDeposit(units(9_000), terms)).toBe(units(1_500));
  expect(bonusOfDeposit(units(33.33), terms)).toBe(units(16.66));
});

test("the wagering of domain.md 6.1 comes out: 80,000, and 70,500 with the deposit's own 3,000", () => {
  const both = { wagering: 20, countsDeposit: true };
  expect(requiredOf({ amount: units(2_000), deposit: units(2_000) }, both, null)).toBe(
    units(80_000),
  );
  const nice = requiredOf(
    { amount: units(1_500), deposit: units(3_000) },
    { wagering: 15, countsDeposit: true },
    null,
  );
  expect(nice + units(3_000)).toBe(units(70_500));
});

test("the law's most holds against the bonus alone", () => {
  const of = { amount: units(100), deposit: units(100) };
  expect(requiredOf(of, { wagering: 35, countsDeposit: true }, 10)).toBe(units(1_000));
  expect(requiredOf(of, { wagering: 5, countsDeposit: false }, 10)).toBe(units(500));
});

test("of one kind of game only the one that counts most stays", () => {
  const percents = { LIVE: 10, RNG: 100, FISH: 100 };
  expect(contributionOf(percents, false)).toEqual({ LIVE: 1_000, RNG: 10_000, FISH: 10_000 });
  expect(contributionOf(percents, true)).toEqual({ RNG: 10_000 });
});
