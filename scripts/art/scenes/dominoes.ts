import { bokeh, glow, sparkles } from "../draw/air.ts";
import type { Paint } from "../draw/paint.ts";
import { circle, filtered, group, linear, rect } from "../draw/svg.ts";
import { emoji } from "../icons.ts";
import { chipStack } from "../props/cards.ts";
import { saloon, table } from "../props/table.ts";
import type { Scene } from "./scene.ts";

const pips: Record<number, [number, number][]> = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

function domino(
  paint: Paint,
  upper: number,
  lower: number,
  x: number,
  y: number,
  rotate: number,
  scale: number,
): string {
  const [defs, face] = linear(paint, [
    [0, "#fffdf4"],
    [1, "#e6d9bf"],
  ]);
  const half = (count: number, cy: number) =>
    pips[count]!.map(([px, py]) => circle(px * 28, cy + py * 28, 11, "#241a2e")).join("");
  return (
    defs +
    filtered(
      "lit",
      group(
        { at: [x, y], rotate, scale },
        rect(-62, -116, 124, 248, "#a8916a", 'rx="22"'),
        rect(-62, -124, 124, 248, face, 'rx="22"'),
        rect(-46, -2, 92, 4, "#b39b73"),
        circle(0, 0, 8, "#d9a531"),
        half(upper, -62),
        half(lower, 62),
      ),
    )
  );
}

/** Domino tiles scattered over a patio table. */
export const dominoes: Scene = (paint, cast) =>
  [
    saloon(paint),
    table(paint, 330),
    glow(paint, 300, 300, 340, paint.ray, 0.7),
    domino(paint, 4, 2, 130, 430, -38, 0.84),
    domino(paint, 3, 5, 470, 440, 34, 0.84),
    domino(paint, 6, 6, 204, 286, -14, 1.18),
    domino(paint, 5, 1, 396, 290, 13, 1.18),
    emoji(paint, cast.hero, { x: 300, y: 500, size: 150, light: "hero" }),
    chipStack(66, 580, 50, "#d31432", 3),
    chipStack(536, 582, 50, "#17903f", 4),
    bokeh(paint, 10),
    sparkles(paint, 8, [80, 130, 520, 540]),
  ].join("");
