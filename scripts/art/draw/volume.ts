import { emoji } from "../icons.ts";
import { darken, lighten } from "./color.ts";
import { type Cast, footing } from "./ensemble.ts";
import type { Paint } from "./paint.ts";
import { linear, path } from "./svg.ts";

/** A shape lit from one side, so that it looks round. */
export function volume(
  paint: Paint,
  d: string,
  color: string,
  direction: "down" | "right" | "diagonal" = "right",
): string {
  const [defs, fill] = linear(
    paint,
    [
      [0, lighten(color, 0.34)],
      [0.45, color],
      [1, darken(color, 0.48)],
    ],
    direction,
  );
  return defs + path(d, fill);
}

const GRADIENTS = /<(linear|radial)Gradient .*?<\/\1Gradient>/g;

/** Mirrors a drawing at the middle of the cover, next to itself. Both use the same gradients. */
export const bothSides = (drawn: string): string =>
  `${drawn}<g transform="translate(600 0) scale(-1 1)">${drawn.replace(GRADIENTS, "")}</g>`;

type Spot = [x: number, y: number, size: number, rotate?: number];

/** The subject alone, at a place that its scene keeps free for it. */
export function lead(paint: Paint, cast: Cast, [x, y, size, rotate = 0]: Spot): string {
  const { hero, hue = 0 } = cast;
  return emoji(paint, hero, { x, y, size, rotate, hue, light: "hero" });
}

/** The subject standing on a floor. */
export function standing(paint: Paint, cast: Cast, spot: Spot): string {
  const [x, y, size] = spot;
  return footing(x, y + size * 0.46, size * 0.92, paint.dark) + lead(paint, cast, spot);
}

/** The others, in the order of the cast, each at its own place. */
export function company(paint: Paint, cast: Cast, spots: Spot[]): string {
  const names = [cast.left, cast.right, ...cast.extras];
  return spots
    .map(([x, y, size, rotate = 0], at) =>
      emoji(paint, names[at] ?? cast.left, { x, y, size, rotate, flip: x > 300, light: "lit" }),
    )
    .join("");
}
