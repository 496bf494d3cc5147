import { expect, test } from "vitest";
import { code, root } from "#tests/architecture/sources.ts";
import { filesOfImage } from "./image-files.ts";

test("an image has every file that its server and staff's terminal import", () => {
  const copied = new Set(filesOfImage(root, "build").map(({ path }) => path));
  const byPath = new Map(code.map((source) => [source.path, source]));
  const isLeftOut = (path: string) => path.startsWith("platform/demo/");
  const seen = new Set<string>();
  const waiting = ["server.ts", "scripts/merchant/main.ts"];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    const source = byPath.get(path);
    if (!source || seen.has(path) || isLeftOut(path)) continue;
    seen.add(path);
    waiting.push(...source.imports);
  }
  expect(seen.size).toBeGreaterThan(200);
  expect([...seen].filter((path) => !copied.has(path))).toEqual([]);
});
