import { expect, test } from "vitest";
import { matchCountries } from "./match-countries.ts";

const countries = [
  { countryCode: "MX", dialingCode: "52", name: "México" },
  { countryCode: "ES", dialingCode: "34", name: "España" },
  { countryCode: "US", dialingCode: "1", name: "Estados Unidos" },
  { countryCode: "CA", dialingCode: "1", name: "Canadá" },
  { countryCode: "GQ", dialingCode: "240", name: "Guinea Ecuatorial" },
  { countryCode: "EC", dialingCode: "593", name: "Ecuador" },
];
const found = (typed: string) => matchCountries(countries, typed).map((one) => one.countryCode);

test.each([
  ["", ["MX", "ES", "US", "CA", "GQ", "EC"]],
  ["mexico", ["MX"]],
  ["ESPAÑA", ["ES"]],
  ["es", ["ES", "US"]],
  ["unid", ["US"]],
  ["ecua", ["EC", "GQ"]],
  ["ador", ["EC"]],
  ["+5", ["MX", "EC"]],
  ["001", ["US", "CA"]],
  ["ca", ["CA"]],
  ["zz", []],
])("%j finds %j", (typed, codes) => {
  expect(found(typed)).toEqual(codes);
});
