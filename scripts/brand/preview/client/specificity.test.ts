import { expect, test } from "vitest";
import { specificity } from "./specificity.ts";

test.each([
  ["a", 1],
  [".card", 100],
  [".card:hover", 200],
  ["#site a.link", 10_101],
  [":root[data-theme=dark]", 200],
  [":where(.card) a", 1],
  ["a:not(.off)", 101],
  [".card::after", 101],
])("%s counts %d", (selector, counted) => {
  expect(specificity(selector)).toBe(counted);
});
