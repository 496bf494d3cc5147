import { expect, test } from "vitest";
import { changeListQuery, listSearch, listWindow, readListQuery } from "./list-query.ts";

const read = (search: string) => readListQuery(new URLSearchParams(search));

test("an address without a query asks for everything", () =>
  expect(read("")).toEqual({ vassalage: "", gameClass: "", q: "", page: 1 }));

test.each(["", "?vassalage=OLAVIVA", "?class=OCEAN&q=perla+azul", "?vassalage=OLAVIVA&page=3"])(
  "%j survives being read and written",
  (search) => expect(listSearch(read(search))).toBe(search),
);

test.each(["0", "-1", "1.5", "x", "", "10001", "1e9"])("page %j is the first", (page) =>
  expect(read(`page=${page}`).page).toBe(1),
);

test("a search is trimmed and no longer than the platform takes", () =>
  expect(read(`q=%20${"a".repeat(80)}`).q).toBe("a".repeat(60)));

test("another filter begins at the first page", () => {
  const third = read("class=OCEAN&page=3");
  expect(changeListQuery(third, { vassalage: "OLAVIVA" })).toMatchObject({
    gameClass: "OCEAN",
    vassalage: "OLAVIVA",
    page: 1,
  });
  expect(changeListQuery(third, { page: 4 }).page).toBe(4);
});

test("pages grow under each other until one answer is full", () => {
  expect(listWindow(1)).toMatchObject({ pageNo: 1, pageSize: 12, shown: 12, before: 0 });
  expect(listWindow(5)).toMatchObject({ pageNo: 1, pageSize: 60, shown: 60, before: 0 });
});
test("the sixth page begins a new window and says how to go back", () =>
  expect(listWindow(6)).toEqual({
    pageNo: 2,
    pageSize: 60,
    shown: 12,
    before: 60,
    pageBefore: 5,
  }));
