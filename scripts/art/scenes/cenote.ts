import { glow, mist, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import type { Paint } from "../draw/paint.ts";
import { circle, ellipse, filtered, linear, num, path, rect, repeat, stroke } from "../draw/svg.ts";
import { company, lead } from "../draw/volume.ts";
import { leaf } from "../props/greens.ts";
import type { Scene } from "./scene.ts";

/** Roots that hang through the opening, each with a few leaves. */
function vines(paint: Paint): string {
  return repeat(9, (at) => {
    const x = 150 + at * 38 + paint.between(-12, 12);
    const low = paint.between(200, 400) - Math.abs(at - 4) * 8;
    const green = mix("#2f9e4a", paint.dark, paint.between(0.15, 0.5));
    return (
      stroke(
        `M${num(x)} 60C${num(x - 20)} ${num(low * 0.5)} ${num(x + 18)} ${num(low * 0.7)} ${num(x)} ${num(low)}`,
        green,
        4,
      ) +
      repeat(5, (leafAt) =>
        ellipse(
          x + (leafAt % 2 ? 9 : -9),
          110 + (low - 110) * (leafAt / 5),
          11,
          5,
          green,
          `transform="rotate(${leafAt % 2 ? 30 : -30} ${num(x)} ${num(110 + (low - 110) * (leafAt / 5))})"`,
        ),
      )
    );
  });
}

/** A sunken pool under a hole in the rock: one shaft of light, hanging roots, turquoise water. */
export const cenote: Scene = (paint, cast) => {
  const rock = mix(paint.tone, "#5b4636", 0.5);
  const water = mix("#18c7c9", paint.tone, 0.25);
  const [shaftDefs, shaft] = linear(paint, [
    [0, "#fffbe0", 0.85],
    [1, "#fffbe0", 0.08],
  ]);
  const [waterDefs, pool] = linear(paint, [
    [0, lighten(water, 0.4)],
    [0.5, water],
    [1, mix(water, paint.dark, 0.7)],
  ]);
  return [
    rect(0, 0, 600, 800, darken(rock, 0.62)),
    path(
      "M-20 -20H620V560C560 500 540 300 470 180C420 90 180 90 130 180C60 300 40 500 -20 560Z",
      darken(rock, 0.35),
    ),
    ellipse(300, 96, 214, 92, lighten(paint.light, 0.4)),
    ellipse(300, 84, 200, 78, "#f4ffe2"),
    path(
      "M-20 -20H620V200C540 190 520 40 300 30C80 40 60 190 -20 200Z",
      mix(rock, paint.dark, 0.4),
    ),
    repeat(14, (at) => {
      const x = 60 + at * 37;
      const h = paint.between(40, 130);
      return path(
        `M${x - 18} ${150 + Math.abs(at - 6.5) * 14}L${num(x)} ${num(150 + Math.abs(at - 6.5) * 14 + h)}L${x + 18} ${150 + Math.abs(at - 6.5) * 14}Z`,
        darken(rock, at % 2 ? 0.4 : 0.5),
      );
    }),
    shaftDefs,
    waterDefs,
    path("M150 70H450L560 590H40Z", shaft),
    ellipse(300, 610, 420, 150, pool),
    repeat(6, (at) =>
      ellipse(
        300,
        560 + at * 10,
        250 - at * 26,
        40 - at * 5,
        "none",
        `stroke="#ffffff" stroke-width="3" opacity="${num(0.16 + at * 0.06)}"`,
      ),
    ),
    vines(paint),
    glow(paint, 300, 360, 300, "#ffffff", 0.7),
    lead(paint, cast, [300, 360, 310]),
    ellipse(300, 540, 130, 18, darken(water, 0.5), 'opacity=".5"'),
    company(paint, cast, [
      [116, 520, 150, -10],
      [486, 524, 146, 10],
    ]),
    mist(paint, 560, "#ffffff", 0.3),
    filtered(
      "blur2",
      repeat(
        5,
        (at) =>
          leaf(darken(mix("#14532d", paint.dark, 0.5), 0.3), {
            x: -30,
            y: 700 - at * 20,
            rotate: 20 + at * 16,
            scale: 1.1,
          }) +
          leaf(darken(mix("#14532d", paint.dark, 0.5), 0.3), {
            x: 630,
            y: 700 - at * 20,
            rotate: -20 - at * 16,
            scale: 1.1,
          }),
      ),
    ),
    repeat(12, () =>
      circle(
        paint.between(180, 420),
        paint.between(120, 520),
        paint.between(1.5, 4),
        "#fffbe0",
        'opacity=".8"',
      ),
    ),
    sparkles(paint, 6, [120, 200, 480, 540]),
  ].join("");
};
