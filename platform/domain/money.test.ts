import fc from "fast-check";
import { expect, test } from "vitest";
import { formatAmount, parseAmount } from "./money.ts";

test.each([
  ["0", 0n],
  ["10.00", 100_000n],
  ["12.5", 125_000n],
  ["0.0001", 1n],
  ["999999999999.9999", 9_999_999_999_999_999n],
])("reads %s", (text, units) => expect(parseAmount(text)).toBe(units));

test.each(["", "-1", "1.", ".5", "1.00000", "1e3", "1,00", " 1", "1234567890123", "٣"])(
  "refuses %j",
  (text) => expect(parseAmount(text)).toBeNull(),
);

test.each([
  [0n, "0.00"],
  [125_000n, "12.50"],
  [1n, "0.0001"],
  [120n, "0.012"],
  [-5_000n, "-0.50"],
])("writes %s", (units, text) => expect(formatAmount(units)).toBe(text));

test("reads back whatever it writes", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 0n, max: 10n ** 15n }), (units) => {
      expect(parseAmount(formatAmount(units))).toBe(units);
    }),
  );
});
