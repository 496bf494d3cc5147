import { backdrop, glow, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { ensemble } from "../draw/ensemble.ts";
import { faded, filtered, linear, num, path, rect, repeat, stroke } from "../draw/svg.ts";
import type { Scene } from "./scene.ts";

/** A match on stage: great screens, a neon grid floor, light columns. */
export const arena: Scene = (paint, cast, staging) => {
  const [beamDefs, beam] = linear(paint, [
    [0, paint.ray, 0.75],
    [1, paint.ray, 0],
  ]);
  const beams = repeat(6, (at) =>
    path(`M${at * 110 + 10} -10h30l${(at - 2.5) * 60} 560h-60Z`, beam),
  );
  const screen = (x: number, y: number, w: number, h: number, skew: number) =>
    `<g transform="translate(${x} ${y}) skewY(${skew})">${rect(0, 0, w, h, darken(paint.dark, 0.2), 'rx="14"')}${rect(8, 8, w - 16, h - 16, mix(paint.tone, paint.light, 0.45), 'rx="8"')}${repeat(7, (at) => rect(8, 14 + (at * (h - 26)) / 7, w - 16, 4, "#ffffff", 'opacity=".16"'))}${repeat(5, (at) => rect(24 + (at * (w - 48)) / 5, h - 24 - ((at * 37) % 70) - 16, (w - 48) / 7, ((at * 37) % 70) + 16, "#ffffff", 'opacity=".6"'))}</g>`;
  const grid =
    repeat(15, (at) =>
      stroke(`M${(at - 7) * 26 + 300} 470L${(at - 7) * 150 + 300} 820`, paint.ray, 2.5),
    ) + repeat(7, (at) => stroke(`M0 ${num(474 + at ** 2 * 9)}H600`, paint.ray, 2.5));
  return [
    backdrop(paint, { y: 0.45 }),
    beamDefs,
    filtered("blur6", beams),
    filtered("lit", screen(18, 190, 170, 200, 9), screen(412, 216, 170, 200, -9)),
    rect(0, 470, 600, 340, darken(paint.dark, 0.25)),
    faded(0.8, grid),
    filtered("blur14", grid),
    glow(paint, 300, 470, 330, paint.ray, 0.6),
    stroke("M0 470H600", lighten(paint.ray, 0.3), 4),
    ensemble(paint, cast, { staging, grounded: true, shift: [0, 6] }),
    sparkles(paint, 10, [60, 120, 540, 540]),
  ].join("");
};
