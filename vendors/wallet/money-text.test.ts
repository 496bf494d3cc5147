import { expect, test } from "vitest";
import { fromAmountText, toAmountText } from "./money-text.ts";

test.each([
  [0n, "0.00"],
  [2000n, "0.20"],
  [125_000n, "12.50"],
  [1n, "0.0001"],
  [10_050n, "1.005"],
  [123_456_789_0000n, "123456789.00"],
])("%s units are %s", (units, text) => {
  expect(toAmountText(units)).toBe(text);
  expect(fromAmountText(text)).toBe(units);
});

test("reads fewer decimals and a negative balance", () => {
  expect(fromAmountText("7")).toBe(70_000n);
  expect(fromAmountText("-1.5")).toBe(-15_000n);
});

test("refuses what is no amount", () => {
  for (const text of ["", "1,5", "1.23456", "1e3", "abc"])
    expect(() => fromAmountText(text)).toThrow(RangeError);
  expect(() => toAmountText(-1n)).toThrow(RangeError);
});
