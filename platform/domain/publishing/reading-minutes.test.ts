import { expect, test } from "vitest";
import { readingMinutes } from "./reading-minutes.ts";

const text = (words: number) => `<p class="a b c">${"palabra ".repeat(words)}</p><p></p>`;
test.each([
  [0, 1],
  [60, 1],
  [299, 1],
  [300, 2],
  [1_000, 5],
])("%s words take %s minutes, marks aside", (words, minutes) =>
  expect(readingMinutes(text(words))).toBe(minutes),
);
