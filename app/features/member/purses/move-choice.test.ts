import { expect, test } from "vitest";
import { readMoveChoice, wordOf } from "./move-choice.ts";

test.each(["in.PICAFLOR", "out.TCG_SEA"])("%s is read and written", (word) => {
  expect(wordOf(readMoveChoice(word)!)).toBe(word);
});

test.each(["", "in", "in.", "up.PICAFLOR", "in.<b>", `in.${"A".repeat(41)}`])(
  "%j is none",
  (word) => expect(readMoveChoice(word)).toBeNull(),
);
