import { expect, test } from "vitest";
import { readAmount } from "./read-amount.ts";

const pesos = { symbol: "P", decimals: 2, decimalSign: "." } as const;
const euros = { symbol: "€", decimals: 2, decimalSign: "," } as const;

test.each<[string, bigint | null]>([
  ["500", 5_000_000n],
  ["250.5", 2_505_000n],
  ["0.01", 100n],
  ["1,000", 10_000_000n],
  ["1,234,567.89", 12_345_678_900n],
  [" P 1,000 ", 10_000_000n],
  ["P\u00a0500", 5_000_000n],
  ["999999999999", 9_999_999_999_990_000n],
  ["", null],
  ["P", null],
  ["-5", null],
  ["1e3", null],
  ["1.234", null],
  ["1,00", null],
  ["10,00.5", null],
  ["1.", null],
  [".5", null],
  ["0x10", null],
  ["1000000000000", null],
])("%j is %s", (typed, units) => expect(readAmount(typed, pesos)).toBe(units));

test.each<[string, bigint | null]>([
  ["500", 5_000_000n],
  ["250,5", 2_505_000n],
  ["1.000", 10_000_000n],
  ["1.234.567,89", 12_345_678_900n],
  ["12.50", 125_000n],
  ["5000,00\u00a0€", 50_000_000n],
  ["€ 20", 200_000n],
  ["1.234,567", null],
  ["1,234.50", null],
  ["10.00,5", null],
  ["1.2345", null],
  ["€", null],
])("where decimals have a comma %j is %s", (typed, units) =>
  expect(readAmount(typed, euros)).toBe(units),
);

test("a currency without decimals takes none", () =>
  expect(readAmount("5.0", { ...pesos, symbol: "¥", decimals: 0 })).toBeNull());
