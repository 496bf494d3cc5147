import { expect, test } from "vitest";
import { readPlanQuery } from "./plan-query.ts";

test.each([
  ["", {}],
  ["loss=300000&bonuses=15000&active=18", { loss: 300_000, bonuses: 15_000, active: 18 }],
  ["loss=300,000&active=18", { loss: 300_000, active: 18 }],
  ["loss=P 1 200", { loss: 1_200 }],
  ["loss=-5&bonuses=abc&active=1.5", {}],
  ["active=999999999", { active: 100_000 }],
])("%s asks for %j", (query, asked) =>
  expect(readPlanQuery(new URLSearchParams(query))).toEqual(asked),
);
