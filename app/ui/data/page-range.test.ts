import { expect, test } from "vitest";
import { pageRange } from "./page-range.ts";

const shown = (page: number, totalPages: number) =>
  pageRange({ page, totalPages, range: 5, margin: 1 })
    .map((place) => (place === page ? `[${place}]` : place === "gap" ? "…" : place))
    .join(" ");

test.each([
  [1, 1, "[1]"],
  [2, 3, "1 [2] 3"],
  [1, 5, "[1] 2 3 4 5"],
  [1, 6, "[1] 2 3 4 5 6"],
  [1, 7, "[1] 2 3 4 5 6 7"],
  [1, 8, "[1] 2 3 4 5 … 8"],
  [3, 20, "1 2 [3] 4 5 … 20"],
  [4, 20, "1 2 3 [4] 5 6 … 20"],
  [5, 20, "1 2 3 4 [5] 6 7 … 20"],
  [6, 20, "1 … 4 5 [6] 7 8 … 20"],
  [15, 20, "1 … 13 14 [15] 16 17 … 20"],
  [16, 20, "1 … 14 15 [16] 17 18 19 20"],
  [20, 20, "1 … 16 17 18 19 [20]"],
])("page %i of %i: range 5, margin 1", (page, totalPages, row) => {
  expect(shown(page, totalPages)).toBe(row);
});
