import { expect, test } from "vitest";
import { searchWith } from "./search-link.ts";

test.each([
  ["", { kinds: "bet" }, "?kinds=bet"],
  ["?kinds=bet&page=3", { from: "2026-11-01" }, "?kinds=bet&from=2026-11-01"],
  ["?kinds=bet", { page: "2" }, "?kinds=bet&page=2"],
  ["?kinds=bet&page=2", { kinds: null }, "."],
  [
    "?after=7~~&sitting=1~a&rounds=2",
    { after: "7~~", sitting: "9~b" },
    "?after=7%7E%7E&sitting=9%7Eb",
  ],
])("%s with %j is %s", (search, change, link) => expect(searchWith(search, change)).toBe(link));
