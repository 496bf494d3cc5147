import { backdrop, glow, mist, rays, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { ensemble } from "../draw/ensemble.ts";
import type { Paint } from "../draw/paint.ts";
import { arch } from "../draw/shapes.ts";
import { filtered, linear, path, rect, repeat } from "../draw/svg.ts";
import { emoji } from "../icons.ts";
import type { Scene } from "./scene.ts";

function column(paint: Paint, x: number, width: number, stone: string): string {
  const [defs, fill] = linear(
    paint,
    [
      [0, darken(stone, 0.55)],
      [0.3, lighten(stone, 0.25)],
      [0.6, stone],
      [1, darken(stone, 0.6)],
    ],
    "right",
  );
  const grooves = repeat(4, (at) =>
    rect(x + width * (0.16 + at * 0.2), 150, width * 0.06, 430, "#000000", 'opacity=".16"'),
  );
  return (
    defs +
    rect(x, 140, width, 450, fill) +
    grooves +
    rect(x - 12, 112, width + 24, 32, fill, 'rx="6"') +
    rect(x - 6, 142, width + 12, 14, darken(stone, 0.3)) +
    rect(x - 12, 570, width + 24, 34, fill, 'rx="6"')
  );
}

/** A gate of light between columns, steps up to it, fires on both sides. */
export const temple: Scene = (paint, cast, staging) => {
  const stone = mix(paint.tone, "#e0c08a", 0.35);
  const [gateDefs, gate] = linear(paint, [
    [0, lighten(paint.light, 0.5)],
    [1, paint.light],
  ]);
  const steps = repeat(
    4,
    (at) =>
      rect(
        20 - at * 24,
        560 + at * 28,
        560 + at * 48,
        30,
        mix(stone, paint.dark, 0.25 + at * 0.16),
      ) + rect(20 - at * 24, 560 + at * 28, 560 + at * 48, 4, lighten(stone, 0.35), 'opacity=".6"'),
  );
  return [
    backdrop(paint),
    rect(0, 0, 600, 620, mix(paint.tone, paint.dark, 0.55)),
    path(arch(84, 24, 432, 600), darken(stone, 0.35)),
    gateDefs,
    path(arch(112, 54, 376, 600), gate),
    rays(paint, 300, 300, 20, 0.5),
    path(arch(112, 54, 376, 600), "none", `stroke="${lighten(stone, 0.3)}" stroke-width="6"`),
    glow(paint, 300, 300, 300, "#ffffff", 0.7),
    filtered("lit", column(paint, 22, 84, stone), column(paint, 494, 84, stone)),
    steps,
    mist(paint, 570, paint.ray, 0.4),
    emoji(paint, "fire", { x: 62, y: 520, size: 112, light: "lit" }),
    emoji(paint, "fire", { x: 538, y: 520, size: 112, flip: true, light: "lit" }),
    ensemble(paint, cast, { staging, grounded: true, shift: [0, 6] }),
    sparkles(paint, 8, [120, 100, 480, 520]),
  ].join("");
};
