import { readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { badBrand } from "#tests/support/bad-brand.ts";
import { brandErrors, errorLine } from "./quick-check.ts";

function project(name: string) {
  const { root, remove } = badBrand(`tests/brands/${name}`);
  onTestFinished(remove);
  return root;
}

test("a brand with an error is told in one line, and others are not", async () => {
  const errors = await brandErrors(project("bad-unknown-key"));
  expect(errors.map(errorLine)).toEqual([
    'brands/noche/brand.config.ts:8: No brand has "defautlTheme". (npm run brand -- check noche)',
  ]);
});

test("what is kept counts until a file changes", async () => {
  const root = project("bad-unknown-key");
  const kept = join(root, "node_modules/.cache/brand-check.json");
  await brandErrors(root);
  const before = statSync(kept).mtimeMs;
  expect(await brandErrors(root)).toHaveLength(1);
  expect(statSync(kept).mtimeMs).toBe(before);

  const config = join(root, "brands/noche/brand.config.ts");
  writeFileSync(config, readFileSync(config, "utf8").replace(/.*defautlTheme.*\n/, ""));
  expect(await brandErrors(root)).toEqual([]);
});

test("a brand with warnings alone is not told", async () => {
  expect(await brandErrors(project("bad-picture-size"))).toEqual([]);
});
