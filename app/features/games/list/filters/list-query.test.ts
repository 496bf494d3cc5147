import { expect, test } from "vitest";
import {
  changeFilter,
  changeListType,
  changeVendor,
  classesOf,
  hasMore,
  isNewSearch,
  listSearch,
  listWindow,
  readListQuery,
  toPage,
} from "./list-query.ts";

const read = (search: string) => readListQuery(new URLSearchParams(search));
const nothing = {
  list: "all",
  vassalage: "",
  gameClass: "",
  q: "",
  minBet: "",
  hasManyLines: false,
  sort: "popular",
  page: 1,
};
const filtered = "vassalage=OLAVIVA&class=OCEAN&q=perla&minBet=0.1&lines=25&sort=new&page=3";

test("an address without a query asks for everything", () => expect(read("")).toEqual(nothing));

test.each(["", "?list=hot", "?class=OCEAN&q=perla+azul", "?list=recent&page=2", `?${filtered}`])(
  "%j survives being read and written",
  (search) => expect(listSearch(read(search))).toBe(search),
);

test.each(["0", "-1", "1.5", "", "10001", "1e9"])("page %j is the first", (page) =>
  expect(read(`page=${page}`)).toEqual(nothing),
);
test.each(["list=new", "minBet=1", "minBet=0.10", "lines=9", "sort=rtp"])(
  "%s is not offered and asks for nothing",
  (search) => expect(read(search)).toEqual(nothing),
);
test("the page of /rng may name the vendor's tab", () => {
  expect(read("page=CANTERA9")).toMatchObject({ vassalage: "CANTERA9", page: 1 });
  expect(read("page=CANTERA9&page=2")).toMatchObject({ vassalage: "CANTERA9", page: 2 });
  expect(read("vassalage=OLAVIVA&page=CANTERA9").vassalage).toBe("OLAVIVA");
});

test("a search is trimmed and no longer than the platform takes", () =>
  expect(read(`q=%20${"a".repeat(80)}`).q).toBe("a".repeat(60)));
test.each([
  ["perla", true],
  ["Perla azul", true],
  [" perla azul ", false],
  ["", true],
])("with «perla azul» found, %j is searched: %s", (text, runs) =>
  expect(isNewSearch(text, { q: "perla azul" })).toBe(runs),
);

test.each(["all", "hot", "fav", "recent"] as const)(
  "the list %s begins at its first page without filters",
  (list) => expect(changeListType(list)).toEqual({ ...nothing, list }),
);

test.each([
  { vassalage: "LUCIERNA" },
  { q: "sol" },
  { gameClass: "MYTH" },
  { minBet: "0.5" },
] as const)("another filter %j looks through all games from the first page", (change) => {
  const before = { ...read(filtered), list: "recent" as const };
  expect(changeFilter(before, change)).toEqual({ ...before, list: "all", page: 1, ...change });
});
test("another page keeps list and filters", () => {
  const saved = { ...read(filtered), list: "fav" as const };
  expect(toPage(saved, 4)).toEqual({ ...saved, page: 4 });
});

const classes = [
  { code: "OCEAN", vendors: ["OLAVIVA", "LUCIERNA"] },
  { code: "MYTH", vendors: ["LUCIERNA"] },
];
test("only classes that the vendor has are offered", () => {
  expect(classesOf("OLAVIVA", classes).map(({ code }) => code)).toEqual(["OCEAN"]);
  expect(classesOf("", classes)).toHaveLength(2);
});
test("another vendor keeps the class only where it has one", () => {
  expect(changeVendor(read("class=OCEAN"), "LUCIERNA", classes).gameClass).toBe("OCEAN");
  expect(changeVendor(read("class=MYTH"), "OLAVIVA", classes).gameClass).toBe("");
  expect(changeVendor(read("class=MYTH"), "", classes).gameClass).toBe("MYTH");
});

test.each([
  ["all", true],
  ["fav", true],
  ["recent", true],
  ["hot", false],
] as const)("%s loads more: %s", (list, more) => expect(hasMore(list, 12, 30)).toBe(more));
test("nothing more where all is shown", () => expect(hasMore("all", 30, 30)).toBe(false));

test("pages grow under each other until one answer is full", () => {
  expect(listWindow(1)).toMatchObject({ pageNo: 1, pageSize: 24, shown: 24, before: 0 });
  expect(listWindow(2)).toMatchObject({ pageNo: 1, pageSize: 48, shown: 48, before: 0 });
});
test("the third page begins a new window and says how to go back", () =>
  expect(listWindow(3)).toEqual({
    pageNo: 2,
    pageSize: 48,
    shown: 24,
    before: 48,
    pageBefore: 2,
  }));
