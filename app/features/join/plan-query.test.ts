import { expect, test } from "vitest";
import { formatsFor } from "#app/ui/format/format.ts";
import { readPlanQuery } from "./plan-query.ts";

const pesos = { symbol: "P", decimals: 2, timeZone: "UTC", locales: {} };
const euros = { ...pesos, symbol: "€", locales: { es: "es-ES" } };
const asked = (query: string, money = pesos) =>
  readPlanQuery(new URLSearchParams(query), formatsFor("es", money).read);

test.each([
  ["", {}],
  ["loss=300000&bonuses=15000&active=18", { loss: 300_000, bonuses: 15_000, active: 18 }],
  ["loss=300,000&active=18", { loss: 300_000, active: 18 }],
  ["loss=P 1 200.50", { loss: 1_200 }],
  ["active=999999999", { active: 100_000 }],
])("%s asks for %j", (query, numbers) =>
  expect(asked(query)).toEqual({ query: numbers, unread: {} }),
);

test("reads the figures that the same brand writes", () => {
  const { number } = formatsFor("es", euros);
  for (const loss of [500, 5_000, 500_000, 1_234_567]) {
    expect(asked(`loss=${number(loss)}`, euros).query).toEqual({ loss });
  }
});

test("a value that is no number is reported, not ignored", () =>
  expect(asked("loss=-5&bonuses=abc&active=18")).toEqual({
    query: { active: 18 },
    unread: { loss: "-5", bonuses: "abc" },
  }));
