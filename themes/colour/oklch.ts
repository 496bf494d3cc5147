import { converter, formatHex } from "culori";

/** Lightness 0 to 1, chroma 0 to about 0.37, hue in degrees; equal steps look equal. */
export type Oklch = { lightness: number; chroma: number; hue: number };

const parse = converter("oklch");
const toLinear = converter("lrgb");

/** Converts `#rrggbb` to OKLCH. Grey has the hue 90. */
export function toOklch(hex: string): Oklch {
  const color = parse(hex);
  if (!color) throw new TypeError(`"${hex}" is no colour.`);
  return { lightness: color.l, chroma: color.c, hue: color.h ?? 90 };
}

/**
 * Converts a colour to `#rrggbb`. A colour outside the screen's range keeps lightness and hue and
 * loses chroma.
 */
export function fromOklch(color: Oklch): string {
  const l = Math.min(1, Math.max(0, color.lightness));
  const at = (c: number) => toLinear({ mode: "oklch", l, c, h: color.hue });
  // clampChroma has no tolerance: #001be3 would come back as #0022de.
  const isShown = (chroma: number) => {
    const { r, g, b } = at(chroma);
    return [r, g, b].every((share) => share > -0.0001 && share < 1.0001);
  };
  let [low, high] = [0, color.chroma];
  if (isShown(high)) low = high;
  while (high - low > 0.0005) {
    const middle = (low + high) / 2;
    if (isShown(middle)) low = middle;
    else high = middle;
  }
  return formatHex(at(low));
}
