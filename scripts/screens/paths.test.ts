import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { MEMBER_SCREENS, NO_SCREEN, SCREENS } from "./paths.ts";

/** The addresses without parameters outside the member centre. */
function publicPaths(entries: RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${above}/${entry.path}` : above;
    const own = entry.path ? [path.replace(/\/:\w+\?$/, "")] : [];
    return [...own, ...publicPaths(entry.children ?? [], path)];
  });
}

test("every public page is on the sheet, or said to need no look", () => {
  const paths = publicPaths(routes).filter((path) => !/[:*]|^\/member/.test(path));
  const known = new Set([...SCREENS.map((path) => path.split("?")[0]!), ...NO_SCREEN]);
  expect(paths.filter((path) => !known.has(path))).toEqual([]);
});

test("every page of the member centre is on the member's sheet", () => {
  const paths = publicPaths(routes).filter((path) => /^\/member\/[^:]+$/.test(path));
  const pages = paths.filter((path) => !/\/(csv|pdf)$/.test(path));
  expect(pages.filter((path) => !MEMBER_SCREENS.includes(path))).toEqual([]);
});
