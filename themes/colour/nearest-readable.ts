import { contrast } from "./color.ts";
import { fromOklch, toOklch } from "./oklch.ts";

const STEP = 0.004;

/**
 * The nearest colour to a hex colour that contrasts with every ground by at least `least` to 1. It
 * has the same hue and is only as much lighter or darker as needed. When no lightness suffices,
 * because the grounds are too far apart, it is the best possible one.
 */
export function nearestReadable(hex: string, grounds: readonly string[], least: number): string {
  const worst = (color: string) => Math.min(...grounds.map((ground) => contrast(color, ground)));
  if (worst(hex) >= least) return hex;
  const from = toOklch(hex);
  let best = hex;
  for (let shift = STEP; shift <= 1; shift += STEP) {
    for (const lightness of [from.lightness - shift, from.lightness + shift]) {
      if (lightness < 0 || lightness > 1) continue;
      const color = fromOklch({ ...from, lightness });
      if (worst(color) >= least) return color;
      if (worst(color) > worst(best)) best = color;
    }
  }
  return best;
}
