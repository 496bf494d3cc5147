import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { takeFolder } from "./take-folder.ts";

let desk = "";
const put = (path: string) => {
  mkdirSync(join(desk, path, ".."), { recursive: true });
  writeFileSync(join(desk, path), "mine");
};

beforeEach(() => {
  desk = mkdtempSync(join(tmpdir(), "gallery-"));
});
afterEach(() => rmSync(desk, { recursive: true }));

test("a folder of somebody's own is refused with everything in it", () => {
  for (const path of ["data/letters.txt", "now/today.txt", "index.html"]) put(path);
  expect(() => takeFolder(desk)).toThrow("name a new or an empty folder with --to");
  expect(() => takeFolder(join(desk, "index.html"))).toThrow("name a new or an empty folder");
  expect(readdirSync(desk, { recursive: true }).toSorted()).toEqual([
    ...["data", "data/letters.txt", "index.html", "now", "now/today.txt"],
  ]);
});

test("a new folder, an empty one and that of an earlier gallery are taken, without its pictures", () => {
  takeFolder(join(desk, "a/new"));
  takeFolder(join(desk, "a/new"));
  takeFolder(join(desk, "empty"));
  put("a/new/before/alba/home.webp");
  takeFolder(join(desk, "a/new"));
  expect(existsSync(join(desk, "a/new/before"))).toBe(false);
  expect(readdirSync(join(desk, "a/new"))).toEqual(["index.html"]);
});
