import { expect, test } from "vitest";
import type { Tier } from "./terms.ts";
import { termsProblems } from "./terms-problems.ts";

const tier = (rate: number, asks: Partial<Tier> = {}): Tier => ({
  rate,
  validBet: 1_000n,
  loss: null,
  active: 3,
  minimumBet: 0n,
  ...asks,
});

test("rising tiers within the upline's are right", () => {
  const tiers = [tier(50), tier(60, { validBet: 2_000n })];
  expect(termsProblems(tiers, [tier(40), tier(60)])).toEqual([]);
  expect(termsProblems(tiers, null)).toEqual([]);
});
test("a tier that pays no more than the one before, or asks for less, is named", () => {
  const tiers = [tier(50), tier(50, { validBet: 999n })];
  expect(termsProblems(tiers, null)).toEqual([
    { tier: 2, field: "rate", why: "notAboveTierBefore", bound: 50n },
    { tier: 2, field: "validBet", why: "belowTierBefore", bound: 1_000n },
  ]);
});
test("a rate above the upline's highest and a mark below its lowest are named", () => {
  const upline = [tier(40), tier(60, { active: 9 })];
  expect(termsProblems([tier(61, { active: 2, validBet: null })], upline)).toEqual([
    { tier: 1, field: "rate", why: "aboveUpline", bound: 60n },
    { tier: 1, field: "validBet", why: "belowUpline", bound: 1_000n },
    { tier: 1, field: "active", why: "belowUpline", bound: 3n },
  ]);
});
test("one of the two rates of a round may stay while the other rises", () => {
  const round = (winRate: number, lossRate: number) => ({
    singleBet: 10n,
    dayBet: null,
    winRate,
    lossRate,
  });
  expect(termsProblems([round(10, 10), round(10, 20)], null)).toEqual([]);
  expect(termsProblems([round(10, 10), round(5, 20)], null)).toMatchObject([
    { tier: 2, field: "winRate", why: "notAboveTierBefore" },
  ]);
  expect(termsProblems([round(10, 10), round(10, 10)], null)).toHaveLength(1);
});
