import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** The characters of Spanish, English and related languages: Latin-1 and its punctuation. */
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„†‡•…‹›€™−`;

/** The characters of a Spanish or English headline, accents included. */
export const HEADLINE_LETTERS = `${range(0x20, 0x5a)}${range(0x61, 0x7a)}¡¿·ÁÉÍÑÓÚÜáéíñóúü–—’“”`;

/** A package's face, cut to those letters and the given axes. `sfnt` can be drawn from. */
export async function cutFace(
  file: string,
  pins: Record<string, number | { min: number; max: number }> | undefined,
  targetFormat: "woff2" | "sfnt" = "woff2",
  letters = LETTERS,
): Promise<Buffer<ArrayBuffer>> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(file));
  // The package also takes a range for an axis, but its types allow only a single value.
  const variationAxes = pins as Record<string, number> | undefined;
  return subsetFont(whole, letters, { targetFormat, ...(variationAxes && { variationAxes }) });
}
