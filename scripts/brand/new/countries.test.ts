import { expect, test } from "vitest";
import { COUNTRIES, moneyOf } from "./countries.ts";

test.each(Object.entries(COUNTRIES))("%s signs its money as people there do", (country, place) => {
  const form = { style: "currency", currency: place.currency } as const;
  const parts = new Intl.NumberFormat(`es-${country}`, form).formatToParts(1);
  expect(place.symbol).toBe(parts.find(({ type }) => type === "currency")!.value);
  expect(moneyOf({ country })).toEqual({ code: place.currency, symbol: place.symbol });
});

test.each([
  ["EUR", "€"],
  ["PEN", "S/"],
  ["USD", "$"],
  ["GBP", "£"],
  ["GTQ", "Q"],
  ["BRL", "R$"],
])("%s of a brand in Mexico has the sign %s", (currency, symbol) => {
  expect(moneyOf({ country: "MX", currency })).toEqual({ code: currency, symbol });
});

test("a sign that was asked for has the last word", () => {
  expect(moneyOf({ country: "MX", symbol: "P" })).toEqual({ code: "MXN", symbol: "P" });
});
