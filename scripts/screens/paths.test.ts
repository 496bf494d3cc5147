import type { RouteConfigEntry } from "@remix-run/route-config";
import { expect, test } from "vitest";
import routes from "#app/routes.ts";
import { AGENT_SCREENS, MEMBER_SCREENS, NO_SCREEN, SCREENS } from "./paths.ts";

/** The addresses without parameters outside the member centre. */
function publicPaths(entries: RouteConfigEntry[], above = ""): string[] {
  return entries.flatMap((entry) => {
    const path = entry.path ? `${above}/${entry.path}` : above;
    const own = entry.path ? [path.replace(/\/:\w+\?$/, "")] : [];
    return [...own, ...publicPaths(entry.children ?? [], path)];
  });
}

test("every page outside the centres is on a sheet, or said to need no look", () => {
  const paths = publicPaths(routes).filter((path) => !/[:*]|^\/(member|agent)/.test(path));
  const shown = [...SCREENS, ...MEMBER_SCREENS].map((path) => path.split("?")[0]!);
  const known = new Set([...shown, ...NO_SCREEN]);
  expect(paths.filter((path) => !known.has(path))).toEqual([]);
});

test.each([
  ["member", MEMBER_SCREENS],
  ["agent", AGENT_SCREENS],
])("every page of the %s centre is on a sheet", (centre, screens) => {
  const paths = publicPaths(routes).filter((path) => path.startsWith(`/${centre}/`));
  const pages = paths.filter((path) => !/:|\/(csv|pdf)$/.test(path));
  expect(pages.length).toBeGreaterThan(5);
  expect(pages.filter((path) => ![...screens, ...NO_SCREEN].includes(path))).toEqual([]);
});
