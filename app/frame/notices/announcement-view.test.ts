import { expect, test } from "vitest";
import { choose, pagesOf, titlesOf, turnTo } from "./announcement-view.ts";

const list = Array.from({ length: 19 }, (_, at) => ({ id: `n${at + 1}` }));

test("nine titles make a page", () => {
  expect(pagesOf(list)).toBe(3);
  expect(pagesOf(list.slice(0, 9))).toBe(1);
  expect(titlesOf(list, 1).map(({ id }) => id)).toEqual(list.slice(0, 9).map(({ id }) => id));
  expect(titlesOf(list, 3).map(({ id }) => id)).toEqual(["n19"]);
});

test("each page begins with its first notice", () => {
  expect(turnTo(list, 1)).toEqual({ page: 1, selected: "n1" });
  expect(turnTo(list, 2)).toEqual({ page: 2, selected: "n10" });
  expect(turnTo([], 1)).toEqual({ page: 1, selected: null });
});

test("a title opens its notice, and the chosen one's closes it again", () => {
  const first = turnTo(list, 1);
  expect(choose(first, "n4")).toEqual({ page: 1, selected: "n4" });
  expect(choose(first, "n1")).toEqual({ page: 1, selected: null });
  expect(choose(choose(first, "n1"), "n1")).toEqual(first);
});
