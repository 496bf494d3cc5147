import { num } from "./svg.ts";

/**
 * A small alphabet of single strokes on a grid: x-height 20, baseline 0, ascenders to -27,
 * descenders to 10. Each letter is its path and its advance.
 */
const letters: Record<string, [d: string, advance: number]> = {
  a: ["M20 -10a10 10 0 1 0 -20 0a10 10 0 1 0 20 0M20 -20V0", 20],
  c: ["M18 -16.5a10 10 0 1 0 0 13", 18],
  e: ["M0 -10H20a10 10 0 1 0 -3.2 7.3", 20],
  f: ["M14 -26a7.5 7.5 0 0 0 -9 7.5V0M-1 -17H12", 13],
  i: ["M0 -18V0M0 -26V-25.9", 0],
  ı: ["M0 -19V0", 0],
  l: ["M0 -27V0", 0],
  n: ["M0 -20V0M0 -11.5a8.5 8.5 0 0 1 17 0V0", 17],
  o: ["M20 -10a10 10 0 1 0 -20 0a10 10 0 1 0 20 0", 20],
  p: ["M0 -20V8.2M20 -10a10 10 0 1 0 -20 0a10 10 0 1 0 20 0", 20],
  r: ["M0 -20V0M0 -11a9 9 0 0 1 9 -9", 9],
  u: ["M0 -20V-8.5a8.5 8.5 0 0 0 17 0V-20M17 -20V0", 17],
  v: ["M0 -20L9 0L18 -20", 18],
};

/** Draws a word with one pen; returns the strokes and their width. */
export function monoline(
  word: string,
  pen: { x: number; y: number; gap: number; weight: number; ink: string },
): { drawn: string; right: number; at: number[] } {
  let x = pen.x;
  const at: number[] = [];
  let drawn = "";
  for (const char of word) {
    const letter = letters[char];
    if (!letter) throw new Error(`the alphabet has no ${char}`);
    at.push(x);
    drawn += `<path transform="translate(${num(x)} ${num(pen.y)})" d="${letter[0]}"/>`;
    x += letter[1] + pen.gap;
  }
  const group = `<g fill="none" stroke="${pen.ink}" stroke-width="${pen.weight}" stroke-linecap="round" stroke-linejoin="round">${drawn}</g>`;
  return { drawn: group, right: x - pen.gap, at };
}
