import { expect, test } from "vitest";
import { formatUsdt, moneyToUsdt, parseUsdt, usdtToMoney } from "../../contract/money/usdt.ts";
import { readUsdtTerms } from "./usdt-terms.ts";

const RATE = 172_000n;

test("an amount is asked for in hundredths of a USDT that suffice, and credited in whole cents", () => {
  // 500 / 17.20 = 29.0697…
  expect(moneyToUsdt(5_000_000n, RATE)).toBe(29_070_000n);
  expect(usdtToMoney(29_070_000n, RATE)).toBe(5_000_000n);
  expect(usdtToMoney(29_060_000n, RATE)).toBe(4_998_300n);
  expect(usdtToMoney(1n, RATE)).toBe(0n);
  for (let amount = 1_000_000n; amount < 1_100_000n; amount += 100n) {
    expect(usdtToMoney(moneyToUsdt(amount, RATE), RATE)).toBeGreaterThanOrEqual(amount);
  }
});

test("USDT is written with two decimals or more, and read back", () => {
  expect([29_070_000n, 5_000_001n, 0n].map(formatUsdt)).toEqual(["29.07", "5.000001", "0.00"]);
  expect(["29.07", "5.000001", "7", "1.0000001", "-1", ""].map(parseUsdt)).toEqual([
    29_070_000n,
    5_000_001n,
    7_000_000n,
    null,
    null,
    null,
  ]);
});

test("USDT is not accepted without a rate", () => {
  expect(readUsdtTerms({ usdt: { rate: "17.20", min: "5.00" } })).toEqual({
    rate: RATE,
    usdtMin: 5_000_000n,
  });
  expect(readUsdtTerms({ usdt: { rate: "17.20" } })?.usdtMin).toBe(1_000_000n);
  for (const settings of [{}, { usdt: { rate: "0" } }, { usdt: { rate: "dear" } }]) {
    expect(readUsdtTerms(settings)).toBeNull();
  }
});
