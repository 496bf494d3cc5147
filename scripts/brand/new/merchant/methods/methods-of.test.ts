import { expect, test } from "vitest";
import { parseAmount } from "#platform/domain/money.ts";
import { methodsOf } from "./methods-of.ts";

const MONEY = [
  { country: "MX", currency: "MXN" },
  { country: "PE", currency: "PEN" },
  { country: "ES", currency: "EUR" },
  { country: "CL", currency: "CLP" },
  { country: "CO", currency: "COP" },
  { country: "EC", currency: "USD" },
];
const ROUND = /^(?:1|2|25|5)0*\.00$/;

test("each country has its own methods, with dLocal's code where dLocal has one", () => {
  const codesIn = (country: string, currency: string) =>
    methodsOf({ country, currency }).methods.map(({ code, details }) => [
      code,
      details.paymentMethodId,
    ]);
  expect(codesIn("PE", "PEN")).toEqual([
    ["YAPE", "YP"],
    ["CARD", "CARD"],
    ["PAGOEFECTIVO", "EF"],
    ["CCI", undefined],
    ["USDT", undefined],
  ]);
  expect(codesIn("ES", "EUR")[0]).toEqual(["BIZUM", undefined]);
  expect(codesIn("MX", "MXN")).toContainEqual(["STORE", "OX"]);
});

test("a foreign currency gets the methods that work anywhere", () => {
  const codes = methodsOf({ country: "PE", currency: "USD" }).methods.map(({ code }) => code);
  expect(codes).toEqual(["CARD", "WALLET", "TRANSFER", "USDT"]);
});

test.each(MONEY)("limits and choices are round amounts of $currency", (money) => {
  for (const { amountMin, amountMax, quickAmounts = [] } of methodsOf(money).methods) {
    const written = [amountMin, amountMax, ...quickAmounts];
    expect(written.filter((amount) => !ROUND.test(amount))).toEqual([]);
    const amounts = quickAmounts.map((amount) => parseAmount(amount) ?? 0n);
    expect(
      amounts.filter((one) => one < parseAmount(amountMin)! || one > parseAmount(amountMax)!),
    ).toEqual([]);
  }
});
