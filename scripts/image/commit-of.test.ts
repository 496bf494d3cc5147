import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { commitOf } from "./commit-of.ts";

let root = "";
const git = (...args: string[]) => {
  const named = ["-c", "user.name=Eva", "-c", "user.email=eva@casa.example"];
  const { status, stdout } = spawnSync("git", [...named, ...args], { cwd: root });
  expect(status).toBe(0);
  return stdout.toString().trim();
};
function put(path: string) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), path);
}

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "commit-"));
  for (const path of ["brands/sol/copy.ts", "app/root.tsx"]) put(path);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

test("an image is of a commit alone that has everything it is built from", () => {
  git("init", "-q");
  git("add", ".");
  git("commit", "-qm", "Begin");
  const commit = git("rev-parse", "--short=10", "HEAD");
  expect(commitOf(root, "sol")).toBe(commit);
  for (const path of ["brands/luma/copy.ts", "docs/luma.md", "app/luma.test.ts"]) put(path);
  expect(commitOf(root, "luma")).toBe(`${commit}-changed`);
  expect(commitOf(root)).toBe(`${commit}-changed`);
  expect(commitOf(root, "sol")).toBe(commit);
  put("app/new.tsx");
  expect(commitOf(root, "sol")).toBe(`${commit}-changed`);
  rmSync(join(root, "app/new.tsx"));
  rmSync(join(root, "brands/sol/copy.ts"));
  expect(commitOf(root, "sol")).toBe(`${commit}-changed`);
});

test("a folder without a commit has none", () => {
  expect(commitOf(root, "sol")).toBe("unknown");
});
