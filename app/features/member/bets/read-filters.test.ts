import { expect, test } from "vitest";
import { readFilters } from "./read-filters.ts";

test.each([
  ["", {}],
  [
    "category=LIVE&vendor=TEPOZAN&state=WIN",
    { gameType: "LIVE", vendor: "TEPOZAN", status: "WIN" },
  ],
  ["category=live&vendor=&state=LOST", {}],
])("%s narrows to %j", (search, filters) =>
  expect(readFilters(new URLSearchParams(search))).toEqual(filters),
);
