import sharp from "sharp";
import { lights } from "../draw/lights.ts";
import type { Paint } from "../draw/paint.ts";
import { BANNER } from "./canvas.ts";

export type Around = { x: number; y: number; half: number };

/** The grid of patches. A picture of four fifths of the width then has whole pixels too. */
const GRID = 5;

/**
 * Draws something with its lights on a small ground of its own, and returns that picture placed on
 * the banner. An SVG renderer filters every pixel of the ground for each lit thing. Seven small
 * grounds cost a tenth of seven whole ones. `scale` is pixels per unit.
 */
export async function patch(paint: Paint, around: Around, drawn: string, scale: number) {
  const from = (value: number) => Math.max(0, Math.floor(value / GRID) * GRID);
  const to = (value: number, most: number) => Math.min(most, Math.ceil(value / GRID) * GRID);
  const { x, y, half } = around;
  const [left, top] = [from(x - half), from(y - half)];
  const width = to(x + half, BANNER.width) - left;
  const high = to(y + half, Math.floor(BANNER.height / GRID) * GRID) - top;
  const pixels = { width: Math.round(width * scale), height: Math.round(high * scale) };
  const svg = [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="${left} ${top} ${width} ${high}" width="${pixels.width}" height="${pixels.height}">`,
    `<defs>${lights(paint)}</defs>${drawn}</svg>`,
  ].join("");
  const png = await sharp(Buffer.from(svg), { unlimited: true })
    .png({ compressionLevel: 1, adaptiveFiltering: false })
    .toBuffer();
  const place = `x="${left}" y="${top}" width="${width}" height="${high}"`;
  return `<image ${place} href="data:image/png;base64,${png.toString("base64")}"/>`;
}
