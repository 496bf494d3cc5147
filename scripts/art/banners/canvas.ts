import { lights } from "../draw/lights.ts";
import type { Paint } from "../draw/paint.ts";

export const BANNER = { width: 1040, height: 868 };

/** A transparent banner for the lower right of a hero, over the brand's own ground. */
export function canvas(paint: Paint, ...drawn: string[]): string {
  const { width, height } = BANNER;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">`,
    `<defs>${lights(paint)}</defs>`,
    ...drawn,
    "</svg>",
  ].join("");
}
