import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { changed } from "#scripts/lib/planting/tree-copy.ts";
import { PLANTED_BUGS } from "./planted-bugs.ts";

test.each(PLANTED_BUGS)("$name has its place in the code", (bug) => {
  const text = readFileSync(bug.file, "utf8");
  expect(changed(text, bug)).not.toBe(text);
});
