import { contrast } from "./color.ts";
import { fromOklch, toOklch } from "./oklch.ts";

const STEP = 0.004;

/**
 * The colour nearest to a hex colour that stands out from every ground by at least `least` to 1:
 * the same hue, lighter or darker by as little as it takes. Where no lightness does, because the
 * grounds are too far apart, the answer is the best that there is.
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
