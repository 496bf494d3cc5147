import { expect, test } from "vitest";
import { categoryPath, readCategory } from "./promotion-query.ts";

test.each([
  ["", undefined],
  ["category=season", "SEASON"],
  ["category=SEASON", "SEASON"],
  ["category=", undefined],
  ["category=gold", undefined],
])("%s asks for %s", (query, category) =>
  expect(readCategory(new URLSearchParams(query))).toBe(category),
);

test("the address says what is chosen, and nothing for all", () => {
  expect(categoryPath()).toBe("/promotions");
  expect(categoryPath("CLUB")).toBe("/promotions?category=club");
});
