import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PLANTED_BUGS } from "./planted-bugs.ts";

test.each(PLANTED_BUGS)("$name has its place in the code", ({ file, from, also }) => {
  const text = readFileSync(file, "utf8");
  for (const part of [from, ...(also ? [also.from] : [])]) {
    expect(text.split(part), part).toHaveLength(2);
  }
});
