import { contrast } from "#themes/colour/color.ts";
import { nearestReadable } from "#themes/colour/nearest-readable.ts";
import { fromOklch, toOklch } from "#themes/colour/oklch.ts";
import { WrongUse } from "../../command.ts";
import type { Mood } from "./mood.ts";

export type BrandColors = { first: string; second: string };

/** A button must stand out against the first surface that players see: WCAG requires 3 to 1. */
const SURFACE = { light: "#ffffff", dark: "#14141a" };

/**
 * One or two checked colours. Refuses an invalid colour, or one lost on the mood's ground, with the
 * nearest that is visible. A missing second colour is derived.
 */
export function brandColors(mood: Mood, first: string, second?: string): BrandColors {
  for (const color of [first, second])
    if (color !== undefined && !/^#[0-9a-f]{6}$/i.test(color))
      throw new WrongUse(`"${color}" is no colour: write it as #c8102e.`);
  const ground = SURFACE[mood.defaultTheme];
  if (contrast(first, ground) < 3)
    throw new WrongUse(
      `${first} would be lost on the ${mood.defaultTheme} ground of this mood (${contrast(first, ground).toFixed(2)} to 1; it takes 3). The nearest that is seen is ${nearestReadable(first, [ground], 3)}.`,
    );
  if (second) return { first: first.toLowerCase(), second: second.toLowerCase() };
  const own = toOklch(first);
  const bright = { lightness: 0.82, chroma: Math.max(0.11, own.chroma * 0.85) };
  return { first: first.toLowerCase(), second: fromOklch({ ...bright, hue: own.hue + mood.turn }) };
}
