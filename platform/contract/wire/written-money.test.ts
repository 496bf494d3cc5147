import { expect, test } from "vitest";
import {
  decimalsOf,
  fromDecimal,
  isSharedSign,
  moneyForm,
  moneyLocale,
  moneyWriter,
  toDecimal,
} from "./written-money.ts";

const UNITS = 12_345_678n;

test.each([
  ["es-MX", "$", 2, "$1,234.56"],
  ["en-US", "$", 2, "$1,234.56"],
  ["es-MX", "P", 2, "P\u00a01,234.56"],
  ["es-PE", "S/", 2, "S/\u00a01,234.56"],
  ["es-ES", "€", 2, "1234,56\u00a0€"],
  ["en-GB", "€", 2, "€1,234.56"],
  ["es-CL", "$", 0, "$1.234"],
  ["es-AR", "$", 2, "$\u00a01.234,56"],
  ["es-CO", "$", 2, "$\u00a01.234,56"],
  ["es-PY", "₲", 0, "₲\u00a01.234"],
  ["es-ES", "FUN", 2, "1234,56\u00a0FUN"],
])("%s writes an amount in %s with %i decimals as %j", (locale, symbol, decimals, text) => {
  const form = moneyForm({ locale, symbol, decimals });
  expect(moneyWriter(form)(UNITS)).toBe(text);
  expect(moneyWriter(form)(-UNITS)).toBe(`−${text}`);
});

test("text from right to left keeps the symbol in front of the figures", () => {
  const arabic = { locale: "ar-AE", symbol: "€", decimals: 2 };
  expect(moneyWriter(moneyForm({ ...arabic, isRightToLeft: true }))(UNITS)).toBe("€1,234.56");
});

test("the largest amounts stay exact, and are cut", () => {
  expect(toDecimal(99_999_999_999_999_999n)).toBe("9999999999999.9999");
  const write = moneyWriter(moneyForm({ locale: "es-MX", symbol: "$", decimals: 2 }));
  expect(write(99_999_999_999_999_999n)).toBe("$9,999,999,999,999.99");
  expect(toDecimal(-5_000n)).toBe("-0.5000");
});

test("a decimal is read as it was written, and nothing else is", () => {
  for (const units of [0n, 1n, -5_000n, 99_999_999_999_999_999n])
    expect(fromDecimal(toDecimal(units))).toBe(units);
  expect([fromDecimal("100"), fromDecimal("2.5")]).toEqual([1_000_000n, 25_000n]);
  for (const text of ["", "-", "1.23456", "1,000.00", "1e3", " 1"])
    expect(fromDecimal(text)).toBeNull();
});

test.each([
  ["MXN", 2],
  ["EUR", 2],
  ["CLP", 0],
  ["PYG", 0],
  ["FUN", 2],
])("%s has %i decimals", (currency, decimals) => expect(decimalsOf(currency)).toBe(decimals));

test("Spanish takes the country's form, English its own", () => {
  expect(["MX", "PE", ""].map((country) => moneyLocale("es", country))).toEqual([
    "es-MX",
    "es-PE",
    "es-MX",
  ]);
  expect(moneyLocale("en", "ES")).toBe("en-GB");
});

test("a sign of several currencies needs the code beside it", () =>
  expect(["$", "P", "€", "S/"].map(isSharedSign)).toEqual([true, true, false, false]));
