import { z } from "zod";

/** Several words of a list in a query, "bet,win", with these letters and commas. "" means none. */
export const severalOf = <const Words extends readonly string[]>(words: Words, letters: RegExp) =>
  z.codec(z.string().max(100).regex(letters), z.array(z.enum(words)), {
    decode: (text) => text.split(",").filter(Boolean) as Words[number][],
    encode: (list) => list.join(","),
  });
