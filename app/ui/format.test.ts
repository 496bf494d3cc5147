import { expect, test } from "vitest";
import { formatAmount, formatAmountShort, formatDecimal } from "./format.ts";

const pesos = { symbol: "P", decimals: 2 };

test("thousands have commas and two decimals", () =>
  expect(formatAmount(12_345_678_900n, pesos)).toBe("P\u00a01,234,567.89"));
test("a balance is cut, never rounded up", () =>
  expect(formatDecimal(19_999n)).toBe("1.99"));
test("a loss has a minus sign", () => expect(formatDecimal(-5_000n)).toBe("−0.50"));
test("whole amounts may lose their zeros", () => {
  expect(formatAmountShort(5_000_000n, pesos)).toBe("P\u00a0500");
  expect(formatAmountShort(2_000n, pesos)).toBe("P\u00a00.20");
});
