import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect, test } from "vitest";
import { FOLDERS, root, sources } from "./sources.ts";

const IMPORTS_MAX = 30;
const ENTRIES_MAX = 20;

/** Folders of data: one file for each migration, language, article, game, picture or brand. */
const DATA = [
  /^platform\/store\/migrations(\/|$)/,
  /^app\/i18n\/locales\//,
  /^app\/features\/help\/articles(\/|$)/,
  /^vendors\/catalogue\//,
  /^scripts\/art\/(scenes|props|banners|brands)(\/|$)/,
  /^brands\//,
  /^platform\/demo(\/|$)/,
  /^tests\/brands(\/|$)/,
];
/** At most five exceptions, each with its reason. */
const MORE: Readonly<Record<string, string>> = {
  "platform/store/schema": "One file for each family of tables; most verbs name one.",
  scripts: "Operators' own scripts call these paths.",
};

const folders = FOLDERS.flatMap((folder) => [
  folder,
  ...readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => relative(root, join(entry.parentPath, entry.name))),
]);

test("no file has more imports than a reader can keep in mind", () => {
  const many = sources.filter(({ imports }) => imports.length > IMPORTS_MAX);
  expect(many.map(({ path, imports }) => `${path}: ${imports.length}`)).toEqual([]);
});

test("no folder has more entries than a reader can take in", () => {
  const isExempt = (folder: string) => folder in MORE || DATA.some((data) => data.test(folder));
  const crowded = folders
    .filter((folder) => !isExempt(folder))
    .map((folder) => [folder, readdirSync(join(root, folder)).length] as const)
    .filter(([, entries]) => entries > ENTRIES_MAX);
  expect(crowded).toEqual([]);
});

test("few folders are excused", () => {
  expect(Object.keys(MORE).length).toBeLessThanOrEqual(5);
});

test("every tool says on half a page what it does", () => {
  const tools = readdirSync(join(root, "scripts"), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && entry.name !== "lib")
    .map(({ name }) => readFileSync(join(root, "scripts", name, "README.md"), "utf8"));
  expect(tools.length).toBeGreaterThan(5);
  for (const text of tools) expect(text.split("\n").length).toBeLessThanOrEqual(30);
});
