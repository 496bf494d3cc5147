import { glow, sky, stars } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { ensemble } from "../draw/ensemble.ts";
import type { Paint } from "../draw/paint.ts";
import { hills } from "../draw/shapes.ts";
import { circle, faded, filtered, num, path, repeat, stroke } from "../draw/svg.ts";
import { conifer } from "../props/greens.ts";
import type { Scene } from "./scene.ts";

function peak(x: number, floor: number, height: number, color: string, snow: string): string {
  const w = height * 0.86;
  const top = floor - height;
  const cap = `M${num(x)} ${num(top)}L${num(x + w * 0.3)} ${num(top + height * 0.34)}L${num(x + w * 0.14)} ${num(top + height * 0.28)}L${num(x + w * 0.04)} ${num(top + height * 0.42)}L${num(x - w * 0.1)} ${num(top + height * 0.27)}L${num(x - w * 0.28)} ${num(top + height * 0.35)}Z`;
  const shade = `M${num(x)} ${num(top)}L${num(x + w)} ${floor}H${num(x + w * 0.1)}Z`;
  return (
    path(`M${num(x)} ${num(top)}L${num(x + w)} ${floor}H${num(x - w)}Z`, color) +
    path(shade, "#000000", 'opacity=".14"') +
    path(cap, snow)
  );
}

function aurora(paint: Paint): string {
  const bands = repeat(3, (at) =>
    stroke(
      `M-40 ${150 + at * 50}C120 ${60 + at * 40} 240 ${240 + at * 20} 380 ${130 + at * 40}S560 ${80 + at * 40} 660 ${150 + at * 30}`,
      at === 1 ? paint.ray : paint.light,
      36,
      'opacity=".38"',
    ),
  );
  return filtered("blur14", bands);
}

/** Cold heights: peaks, firs, drifting snow and a band of northern light. */
export const summit: Scene = (paint, cast, staging) => {
  const rock = mix(paint.tone, paint.dark, 0.3);
  const firs = repeat(9, (at) =>
    conifer(
      at * 74 + paint.between(-18, 18),
      570 + paint.between(-8, 18),
      paint.between(90, 160),
      mix(paint.tone, paint.dark, 0.68),
    ),
  );
  const flakes = repeat(40, () =>
    circle(
      paint.between(0, 600),
      paint.between(90, 640),
      1.5 + paint.random() ** 2 * 5,
      "#ffffff",
      `opacity="${num(paint.between(0.4, 0.95))}"`,
    ),
  );
  return [
    sky(paint, 560, darken(paint.dark, 0.1), lighten(paint.light, 0.25)),
    stars(paint, 40, 260),
    aurora(paint),
    glow(paint, 300, 300, 330, "#ffffff", 0.5),
    faded(
      0.85,
      peak(110, 560, 330, mix(rock, paint.light, 0.35), "#f4fbff"),
      peak(500, 560, 380, mix(rock, paint.light, 0.25), "#f4fbff"),
    ),
    peak(300, 570, 430, rock, "#ffffff"),
    firs,
    path(hills(paint, 566, 26, 360), "#eaf6ff"),
    path(hills(paint, 600, 24, 280), mix("#d6e9fb", paint.tone, 0.25)),
    ensemble(paint, cast, { staging, grounded: true, shift: [0, 12] }),
    flakes,
    filtered(
      "blur2",
      conifer(0, 740, 250, darken(paint.dark, 0.15)),
      conifer(596, 750, 280, darken(paint.dark, 0.15)),
    ),
  ].join("");
};
