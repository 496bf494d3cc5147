import { font } from "../draw/fonts.ts";
import { centred } from "../draw/lettering.ts";
import type { Paint } from "../draw/paint.ts";
import { circle, filtered, path } from "../draw/svg.ts";
import { ballShade } from "./gilt.ts";

/** A numbered draw ball. */
export function ball(
  paint: Paint,
  number: number,
  x: number,
  y: number,
  r: number,
  tint: string,
): string {
  return (
    filtered("lit", circle(x, y, r, tint)) +
    circle(x, y, r * 0.58, "#fffdf6") +
    path(centred(font("russo"), String(number), x, y + r * 0.28, r * 0.78), "#1c1430") +
    ballShade(paint, x, y, r)
  );
}

export const ballTints = [
  "#e11d48",
  "#2563eb",
  "#16a34a",
  "#7c3aed",
  "#f59e0b",
  "#0891b2",
  "#db2777",
  "#ea580c",
];
