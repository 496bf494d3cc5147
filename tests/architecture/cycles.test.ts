import { expect, test } from "vitest";
import { code, valueImportsOf } from "./sources.ts";

const needs = new Map(code.map((source) => [source.path, valueImportsOf(source)]));

/** Every way that leads back to a file it came through; types are not followed. */
function cycles(): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  function follow(path: string, way: readonly string[]) {
    const start = way.indexOf(path);
    if (start >= 0) found.push([...way.slice(start), path].join(" → "));
    if (start >= 0 || done.has(path)) return;
    for (const name of needs.get(path) ?? []) follow(name, [...way, path]);
    done.add(path);
  }
  for (const path of needs.keys()) follow(path, []);
  return found;
}

test("no file needs itself, directly or through others", () => {
  expect([...needs.values()].flat().length).toBeGreaterThan(3000);
  expect(cycles()).toEqual([]);
});
