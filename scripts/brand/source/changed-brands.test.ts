import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { runCommand } from "../run-command.ts";
import { changedBrands } from "./changed-brands.ts";

let root = "";
const git = (...args: string[]) => {
  const named = ["-c", "user.name=Eva", "-c", "user.email=eva@casa.example"];
  expect(spawnSync("git", [...named, ...args], { cwd: root }).status).toBe(0);
};
function put(path: string, text: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "changed-"));
  for (const code of ["sol", "luna", "mar"]) put(`brands/${code}/brand.config.ts`, code);
  for (const path of ["app/root.tsx", "docs/brands.md", "tests/a.test.ts"]) put(path, "first");
  git("init", "-q", "-b", "main");
  git("add", ".");
  git("commit", "-qm", "Begin");
  git("checkout", "-qb", "mine");
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test.each([
  ["one brand's folder is that brand", ["brands/sol/copy.ts"], ["sol"]],
  ["two brands' are those", ["brands/sol/copy.ts", "brands/mar/tokens.ts"], ["mar", "sol"]],
  ["the shared code is every brand", ["app/root.tsx"], ["luna", "mar", "sol"]],
  ["the recipe of the image is every brand", ["Dockerfile"], ["luna", "mar", "sol"]],
  ["documents and tests is none", ["docs/brands.md", "tests/a.test.ts", "app/x.test.tsx"], []],
  ["a folder that is new is its brand", ["brands/neu/brand.config.ts"], ["neu"]],
])("what changes in %s", (_what, paths, expected) => {
  for (const path of paths) put(path, "other");
  expect(changedBrands(root, "main").changed).toEqual(expected);
  git("add", ".");
  git("commit", "-qm", "Change it");
  expect(changedBrands(root, "main").changed).toEqual(expected);
});

test("what others did on the other branch meanwhile does not count", () => {
  put("brands/sol/copy.ts", "mine");
  git("add", ".");
  git("commit", "-qm", "Mine");
  git("checkout", "-q", "main");
  put("brands/luna/copy.ts", "theirs");
  git("add", ".");
  git("commit", "-qm", "Theirs");
  git("checkout", "-q", "mine");
  expect(changedBrands(root, "main").changed).toEqual(["sol"]);
});

test("a removed folder is listed separately, one per line or as JSON", async () => {
  rmSync(join(root, "brands/luna"), { recursive: true });
  put("brands/mar/copy.ts", "other");
  const said: string[] = [];
  const run = (...args: string[]) =>
    runCommand(["changed", ...args], { root, say: (text) => said.push(text) });
  expect(await run("--against", "main")).toBe(0);
  expect(await run("--against", "main", "--json")).toBe(0);
  expect(await run("--against", "main", "--removed")).toBe(0);
  expect(said).toEqual(["mar", '["mar"]', "luna"]);
  expect(await run("--against", "nowhere")).toBe(2);
});
