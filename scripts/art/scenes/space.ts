import { backdrop, glow, sparkles, stars } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { ensemble } from "../draw/ensemble.ts";
import type { Paint } from "../draw/paint.ts";
import { ridge } from "../draw/shapes.ts";
import {
  circle,
  clipped,
  ellipse,
  faded,
  filtered,
  group,
  num,
  path,
  repeat,
  stroke,
} from "../draw/svg.ts";
import { ballShade } from "../props/gilt.ts";
import type { Scene } from "./scene.ts";

function planet(paint: Paint, x: number, y: number, r: number, color: string): string {
  const disk = `M${num(x - r)} ${num(y)}a${num(r)} ${num(r)} 0 1 0 ${num(r * 2)} 0a${num(r)} ${num(r)} 0 1 0 ${num(-r * 2)} 0Z`;
  const bands = repeat(5, (at) =>
    ellipse(
      x + paint.between(-20, 20),
      y - r + at * r * 0.45 + 12,
      r * 1.1,
      r * paint.between(0.06, 0.16),
      at % 2 ? "#ffffff" : "#000000",
      'opacity=".16"',
    ),
  );
  return (
    glow(paint, x, y, r * 1.5, lighten(color, 0.3), 0.5) +
    clipped(paint, disk, path(disk, color), bands) +
    ballShade(paint, x, y, r)
  );
}

function ring(x: number, y: number, r: number, color: string): string {
  return group(
    { at: [x, y], rotate: -18, scale: [1, 0.26] },
    `<path d="M${num(-r)} 0A${num(r)} ${num(r)} 0 0 0 ${num(r)} 0" fill="none" stroke="${color}" stroke-width="26" opacity=".85"/>`,
  );
}

function crater(x: number, y: number, r: number, ground: string): string {
  return (
    ellipse(x, y, r, r * 0.3, darken(ground, 0.35)) +
    ellipse(x, y + r * 0.06, r * 0.86, r * 0.22, darken(ground, 0.18))
  );
}

/** Deep space over the ground of a small moon: a ringed giant, nebula and comets. */
export const space: Scene = (paint, cast, staging) => {
  const far = {
    x: paint.random() < 0.5 ? paint.between(90, 150) : paint.between(450, 510),
    y: paint.between(210, 300),
    r: paint.between(74, 112),
  };
  const ground = mix(paint.tone, paint.light, 0.3);
  const comets = repeat(3, () => {
    const x = paint.between(60, 540);
    const y = paint.between(140, 300);
    return (
      stroke(`M${num(x)} ${num(y)}l${num(70)} ${num(-34)}`, "#ffffff", 3, 'opacity=".6"') +
      circle(x, y, 4, "#ffffff")
    );
  });
  return [
    backdrop(paint, { y: 0.34 }),
    faded(
      0.6,
      filtered(
        "blur30",
        ellipse(140, 200, 180, 90, paint.light),
        ellipse(470, 330, 190, 100, mix(paint.tone, "#ff4fb0", 0.5)),
        ellipse(300, 480, 260, 70, paint.ray),
      ),
    ),
    stars(paint, 120, 560),
    comets,
    planet(
      paint,
      far.x,
      far.y,
      far.r,
      mix(paint.tone, paint.pick(["#ff8a4a", "#ff5f9e", "#3fd0c4", "#ffc94a"]), 0.6),
    ),
    ring(far.x, far.y, far.r * 1.56, mix(paint.ray, "#ffd9a0", 0.5)),
    planet(
      paint,
      600 - far.x,
      paint.between(280, 380),
      paint.between(34, 56),
      mix(paint.light, "#46e0ff", 0.5),
    ),
    path(ridge(paint, 560, 66, 110), mix(ground, paint.dark, 0.45)),
    path("M-20 600Q300 520 620 600V810H-20Z", mix(ground, paint.dark, 0.25)),
    path("M-20 600Q300 520 620 600V612Q300 534 -20 612Z", paint.ray, 'opacity=".5"'),
    crater(110, 610, 70, mix(ground, paint.dark, 0.25)),
    crater(470, 604, 88, mix(ground, paint.dark, 0.25)),
    ensemble(paint, cast, { staging, shift: [0, -2] }),
    sparkles(paint, 10, [60, 130, 540, 540]),
  ].join("");
};
