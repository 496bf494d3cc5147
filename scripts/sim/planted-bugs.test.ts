import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PLANTED_BUGS } from "./planted-bugs.ts";
import { replaceSnippet } from "./replace-snippet.ts";

test.each(PLANTED_BUGS)("$name has its place in the code", ({ file, from, to, also }) => {
  const text = readFileSync(file, "utf8");
  const planted = [{ from, to }, ...(also ? [also] : [])].reduce(replaceSnippet, text);
  expect(planted).not.toBe(text);
});
