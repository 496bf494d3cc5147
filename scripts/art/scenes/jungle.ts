import { backdrop, bokeh, glow, shafts, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { ensemble } from "../draw/ensemble.ts";
import type { Paint } from "../draw/paint.ts";
import { hills } from "../draw/shapes.ts";
import { faded, num, path, rect, repeat } from "../draw/svg.ts";
import { leaf, undergrowth } from "../props/greens.ts";
import type { Scene } from "./scene.ts";

function ruin(color: string, light: string): string {
  const tiers = repeat(
    5,
    (at) =>
      rect(150 + at * 32, 470 - at * 58, 300 - at * 64, 62, color) +
      rect(150 + at * 32, 470 - at * 58, 300 - at * 64, 6, light, 'opacity=".55"'),
  );
  return tiers + rect(274, 300, 52, 232, "#000000", 'opacity=".22"');
}

function canopy(paint: Paint, color: string, reach: number): string {
  const side = (sign: 1 | -1) =>
    repeat(7, (at) =>
      leaf(color, {
        x: sign > 0 ? -30 : 630,
        y: 60 + at * 66,
        rotate: sign * (62 + at * 9 + paint.between(-10, 10)),
        scale: reach * paint.between(0.8, 1.1),
      }),
    );
  return side(1) + side(-1);
}

/** A clearing: a stepped ruin in the haze, leaves closing in from both sides. */
export const jungle: Scene = (paint, cast, staging) => {
  const green = mix(paint.tone, "#0e7a3c", 0.5);
  const trunks = repeat(5, (at) => {
    const x = 30 + at * 130 + paint.between(-24, 24);
    return path(
      `M${num(x)} -10Q${num(x + 14)} 300 ${num(x - 12)} 620H${num(x + 36)}Q${num(x + 30)} 300 ${num(x + 42)} -10Z`,
      mix(green, paint.light, 0.25),
    );
  });
  return [
    backdrop(paint, { y: 0.3 }),
    faded(0.35, trunks),
    faded(0.7, ruin(mix(paint.tone, "#8a8055", 0.5), lighten(paint.light, 0.4))),
    shafts(paint, 4, 0.75),
    glow(paint, 300, 270, 330, "#ffffe0", 0.6),
    path(hills(paint, 566, 34, 280), mix(green, paint.dark, 0.25)),
    faded(0.75, canopy(paint, mix(green, paint.light, 0.12), 0.72)),
    canopy(paint, mix(green, paint.dark, 0.45), 0.55),
    ensemble(paint, cast, { staging, grounded: true, shift: [0, 10] }),
    path(hills(paint, 648, 26, 200), darken(mix(green, paint.dark, 0.7), 0.1)),
    undergrowth(paint, darken(mix(green, paint.dark, 0.7), 0.2)),
    bokeh(paint, 12),
    sparkles(paint, 6, [80, 160, 520, 540]),
  ].join("");
};
