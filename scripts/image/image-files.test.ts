import { expect, test } from "vitest";
import { code, root } from "#tests/architecture/sources.ts";
import { filesOfImage } from "./image-files.ts";

/** What a container runs, as docs/operate.md and deploy/ name it. */
const STARTED = [
  ...["server.ts", "scripts/platform.ts", "scripts/migrate.ts"],
  ...["scripts/merchant/main.ts", "scripts/staff/main.ts", "scripts/ledger/main.ts"],
];

test("an image has every file that its servers and commands import", () => {
  const copied = new Set(filesOfImage(root, "build").map(({ path }) => path));
  const byPath = new Map(code.map((source) => [source.path, source]));
  const isLeftOut = (path: string) => path.startsWith("platform/demo/");
  const seen = new Set<string>();
  const waiting = [...STARTED];
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    const source = byPath.get(path);
    if (!source || seen.has(path) || isLeftOut(path)) continue;
    seen.add(path);
    waiting.push(...source.imports);
  }
  expect(seen.size).toBeGreaterThan(200);
  expect([...seen].filter((path) => !copied.has(path))).toEqual([]);
});
