import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

const range = (first: number, last: number) =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, at) => first + at));

/** What Spanish, English and their neighbours are written with: Latin-1 and the signs around it. */
const LETTERS = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ŒœŸ–—‘’‚“”„†‡•…‹›€™−`;

/** What an accented word of a Spanish or English headline is written with. */
export const HEADLINE_LETTERS = `${range(0x20, 0x5a)}${range(0x61, 0x7a)}¡¿·ÁÉÍÑÓÚÜáéíñóúü–—’“”`;

/** A face of a package cut to those letters and to the given axes; `sfnt` can be drawn from. */
export async function cutFace(
  file: string,
  pins: Record<string, number | { min: number; max: number }> | undefined,
  targetFormat: "woff2" | "sfnt" = "woff2",
  letters = LETTERS,
): Promise<Buffer<ArrayBuffer>> {
  const whole = readFileSync(createRequire(import.meta.url).resolve(file));
  // The package takes a range for an axis too; its types know the single value alone.
  const variationAxes = pins as Record<string, number> | undefined;
  return subsetFont(whole, letters, { targetFormat, ...(variationAxes && { variationAxes }) });
}
