import { expect, test } from "vitest";
import { readWay, wordOf } from "./way.ts";

test.each(["in.PICAFLOR", "out.TCG_SEA"])("%s is read and written", (word) => {
  expect(wordOf(readWay(word)!)).toBe(word);
});

test.each(["", "in", "in.", "up.PICAFLOR", "in.<b>", `in.${"A".repeat(41)}`])(
  "%j is none",
  (word) => expect(readWay(word)).toBeNull(),
);
