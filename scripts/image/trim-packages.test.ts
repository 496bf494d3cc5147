import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { trimPackages } from "./trim-packages.ts";

test("removes what a server never loads, and leaves code and licences", () => {
  const folder = mkdtempSync(join(tmpdir(), "packages-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const gone = [
    ...["pino/index.d.ts", "pino/index.js.map", "pino/README.md", "pino/src/index.mts"],
    ...["pino/docs/api.js", "@img/sharp/test/a.js", "pino/node_modules/pump/examples/a.js"],
    ...["typescript/lib/tsc.js", "@types/node/package.json"],
    ...["country-flag-icons/react/3x2/index.js", "drizzle-orm/mysql-core/index.js"],
  ];
  const kept = [
    ...["pino/index.js", "pino/package.json", "pino/LICENSE.md", "pino/lib/test/a.js"],
    ...[
      "yaml/dist/docs/a.js",
      "country-flag-icons/string/3x2/index.js",
      "drizzle-orm/pg-core/a.js",
    ],
  ];
  for (const path of [...gone, ...kept]) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), "1234567890");
  }
  expect(trimPackages(folder)).toBe(10 * gone.length);
  expect(gone.filter((path) => existsSync(join(folder, path)))).toEqual([]);
  expect(kept.filter((path) => !existsSync(join(folder, path)))).toEqual([]);
});
