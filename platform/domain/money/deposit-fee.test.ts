import { expect, test } from "vitest";
import { type FeeTerms, feeOf, surchargeOf } from "../../contract/money/surcharge-of.ts";
import { readFee, splitPaid } from "./deposit-fee.ts";

const units = (amount: number) => BigInt(Math.round(amount * 10_000));
const player = (fixed: number, basisPoints = 0): FeeTerms => ({
  fixed: units(fixed),
  basisPoints,
  payer: "player",
});

test("a fee is its fixed part and its share, rounded up to a cent", () => {
  expect(feeOf(player(10), units(500))).toBe(units(10));
  expect(feeOf(player(0, 290), units(1_000))).toBe(units(29));
  expect(feeOf(player(3, 290), units(100.01))).toBe(units(5.91));
  expect(feeOf(player(0), units(100))).toBe(0n);
});

test("only a player's fee is paid on top", () => {
  expect(surchargeOf(player(10), units(500))).toBe(units(10));
  expect(surchargeOf({ ...player(10), payer: "house" }, units(500))).toBe(0n);
});

test.each([50, 99.99, 100.01, 333.33, 1_234.56, 50_000])(
  "an exact payment of %d with its fee credits exactly that",
  (asked) => {
    for (const terms of [player(0), player(10), player(0, 290), player(3.5, 199)]) {
      const amount = units(asked);
      const fee = feeOf(terms, amount);
      expect(splitPaid(terms, amount + fee)).toEqual({ credit: amount, fee });
    }
  },
);

test("another sum is divided without a cent made or lost", () => {
  const { credit, fee } = splitPaid(player(3, 290), units(200));
  expect(credit + fee).toBe(units(200));
  expect(credit).toBe(units(191.44));
});

test("a payment below the fee credits nothing", () => {
  expect(splitPaid(player(10), units(9))).toEqual({ credit: 0n, fee: units(9) });
});

test("the house's fee takes nothing from the player", () => {
  const house: FeeTerms = { fixed: 0n, basisPoints: 290, payer: "house" };
  expect(splitPaid(house, units(1_000))).toEqual({ credit: units(1_000), fee: units(29) });
});

test("a fee is kept as a text", () => {
  const fee = readFee({ fixed: "10.00", basisPoints: 0, payer: "player" });
  expect(fee.fixed).toBe(units(10));
  expect(() => readFee({ fixed: "much", basisPoints: 0, payer: "player" })).toThrow("no fee");
});
