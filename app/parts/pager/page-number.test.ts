import { expect, test } from "vitest";
import { pageNumber } from "./page-number.ts";

test.each([
  ["", 1],
  ["?page=3", 3],
  ["?page=0", 1],
  ["?page=-2", 1],
  ["?page=2.5", 1],
  ["?page=10001", 1],
  ["?page=x", 1],
])("%j is page %i", (search, page) =>
  expect(pageNumber(`http://alba.localhost/member/bets${search}`)).toBe(page),
);
