import { expect, test } from "vitest";
import { affiliateCommission } from "./affiliate-commission.ts";

const units = (amount: number) => BigInt(amount) * 10_000n;
const tiers = [
  { tier: 1, revenueMin: units(10_000), activeMin: 2, share: 1_000 },
  { tier: 2, revenueMin: units(250_000), activeMin: 8, share: 1_800 },
  { tier: 3, revenueMin: units(3_000_000), activeMin: 18, share: 3_000 },
];
const month = { loss: units(300_000), bonuses: units(15_000), active: 18 };

test("300,000 lost, 15,000 given back and 5 % of fees pay 48,600 at 18 %", () => {
  expect(affiliateCommission(month, tiers, 500)).toEqual({
    fee: units(15_000),
    revenue: units(270_000),
    tier: 2,
    share: 1_800,
    commission: units(48_600),
  });
});
test("too few active players stay on the tier they reach", () => {
  expect(affiliateCommission({ ...month, active: 7 }, tiers, 500)).toMatchObject({
    tier: 1,
    commission: units(27_000),
  });
  expect(affiliateCommission({ ...month, active: 1 }, tiers, 500)).toMatchObject({
    tier: null,
    share: 0,
    commission: 0n,
  });
});
test("a month that the players won pays nothing and costs no fee", () => {
  expect(affiliateCommission({ ...month, loss: -units(5_000) }, tiers, 500)).toMatchObject({
    fee: 0n,
    revenue: -units(20_000),
    commission: 0n,
  });
});
