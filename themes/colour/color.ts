import { converter, wcagContrast } from "culori";

const toRgb = converter("rgb");

function channels(hex: string): number[] {
  const color = toRgb(hex);
  if (!color) throw new TypeError(`"${hex}" is no colour.`);
  return [color.r, color.g, color.b].map((share) => Math.round(share * 255));
}

/**
 * Mixes two hex colours; `share` 0 gives the first, 1 the second. It counts in whole channels,
 * because culori's fractions round one channel in a hundred otherwise and pictures would change.
 */
export function mix(first: string, second: string, share: number): string {
  const [a, b] = [channels(first), channels(second)];
  const mixed = a.map((value, index) => Math.round(value + (b[index]! - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, "0")).join("")}`;
}

/** The contrast ratio of two hex colours as WCAG 2.2 defines it, 1 to 21. */
export const contrast: (first: string, second: string) => number = wcagContrast;
