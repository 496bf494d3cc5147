import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CALLED } from "./load-calls.ts";

/** These are called by their own pages only, whose scripts are there. */
const OWN_PAGES = ["feedback", "join", "member/factors"];

test("the script of each route that pages call in the background is loaded early", () => {
  const called = globSync("app/**/*.tsx").flatMap((path) => {
    const text = readFileSync(path, "utf8");
    if (!/\buseFetcher\b|navigate=\{false\}/.test(text)) return [];
    return [...text.matchAll(/(?:action(?:=|: )|\.load\()"\/([^"?]+)/g)].map(([, to]) => to!);
  });
  const elsewhere = new Set(called.filter((path) => !OWN_PAGES.includes(path)));
  expect([...elsewhere].sort()).toEqual([...CALLED].sort());
});
