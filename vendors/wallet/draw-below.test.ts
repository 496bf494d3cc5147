import { expect, test } from "vitest";
import { drawBelow } from "./draw-below.ts";

function wordsOf(...words: number[]) {
  return {
    bytes() {
      const word = words.shift();
      if (word === undefined) throw new Error("no word left");
      const bytes = new Uint8Array(4);
      new DataView(bytes.buffer).setUint32(0, word);
      return bytes;
    },
  };
}

test("a word below the last whole multiple is reduced", () => {
  expect(drawBelow(wordsOf(35), 32)).toBe(3);
  expect(drawBelow(wordsOf(0xfffffffe), 3)).toBe(2);
});

test("a word of the incomplete multiple is drawn again", () => {
  expect(drawBelow(wordsOf(0xffffffff, 7), 3)).toBe(1);
});

test("a bound that is no positive whole number is refused", () => {
  for (const bound of [0, -1, 1.5, 2 ** 33])
    expect(() => drawBelow(wordsOf(1), bound)).toThrow(RangeError);
});
