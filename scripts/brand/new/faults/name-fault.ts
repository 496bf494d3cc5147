import opentype, { type Font } from "opentype.js";
import { cutFace } from "#scripts/lib/fonts/cut-face.ts";
import type { Mood } from "../colours/mood.ts";

/** A mood's display face, cut to the letters that titles need, for drawing. */
export async function displayFont({ display }: Mood): Promise<Font> {
  const { buffer, byteOffset, byteLength } = await cutFace(display.file, display.pins, "sfnt");
  return opentype.parse(buffer.slice(byteOffset, byteOffset + byteLength));
}

const signs = (text: string) =>
  [...new Intl.Segmenter("es").segment(text)].map((one) => one.segment);

/** The drawn letters of a name: the word beside the sign, and the letter within it. */
export function lettersOf({ ground }: Mood, name: string): { word: string; initial: string } {
  const word = ground === "shards" ? name.toUpperCase() : name;
  return { word, initial: signs(name)[0]!.toUpperCase() };
}

/** The reason why a name cannot be drawn in a mood's letters; undefined when it can. */
export async function nameFault(mood: Mood, name: string): Promise<string | undefined> {
  const font = await displayFont(mood);
  const { word, initial } = lettersOf(mood, name);
  const missing = new Set(
    signs(`${word} ${initial}`).filter((sign) =>
      [...sign].some((letter) => font.charToGlyphIndex(letter) === 0),
    ),
  );
  if (missing.size === 0) return undefined;
  return `Its titles are set in ${mood.display.family}, which has no ${[...missing].join(", ")}: write the name without.`;
}
