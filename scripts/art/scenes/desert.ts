import { clouds, glow, sky, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { ensemble } from "../draw/ensemble.ts";
import type { Paint } from "../draw/paint.ts";
import { hills } from "../draw/shapes.ts";
import { circle, filtered, num, path } from "../draw/svg.ts";
import { saguaro } from "../props/greens.ts";
import type { Scene } from "./scene.ts";

function mesa(
  paint: Paint,
  x: number,
  floor: number,
  width: number,
  height: number,
  color: string,
): string {
  const top = floor - height;
  const lean = paint.between(0.12, 0.2) * width;
  const body = `M${num(x)} ${floor}L${num(x + lean)} ${num(top + 26)}L${num(x + lean + 8)} ${num(top)}H${num(x + width - lean)}L${num(x + width - lean + 6)} ${num(top + 30)}L${num(x + width)} ${floor}Z`;
  const band = `M${num(x + lean * 0.75)} ${num(top + height * 0.42)}H${num(x + width - lean * 0.7)}L${num(x + width - lean * 0.55)} ${num(top + height * 0.52)}H${num(x + lean * 0.6)}Z`;
  return path(body, color) + path(band, "#ffffff", 'opacity=".12"');
}

/** Red rock and dunes with the sun behind. */
export const desert: Scene = (paint, cast, staging) => {
  const rock = mix(paint.tone, paint.dark, 0.25);
  return [
    sky(paint, 520, mix(paint.tone, paint.dark, 0.4), lighten(paint.light, 0.35)),
    glow(paint, 300, 270, 380, "#fff6d6", 0.8),
    circle(300, 270, 188, mix("#fff3cf", paint.light, 0.35)),
    clouds(paint, 150, 2, 0.25),
    mesa(paint, -40, 500, 250, 190, mix(rock, paint.light, 0.25)),
    mesa(paint, 400, 500, 260, 240, mix(rock, paint.light, 0.15)),
    path(hills(paint, 488, 34, 420), mix(paint.light, paint.tone, 0.55)),
    saguaro(70, 540, 150, mix("#1d6b45", paint.dark, 0.35)),
    saguaro(540, 530, 120, mix("#1d6b45", paint.dark, 0.45)),
    path(hills(paint, 548, 30, 360), mix(paint.tone, paint.light, 0.2)),
    ensemble(paint, cast, { staging, grounded: true, shift: [0, 12] }),
    path(hills(paint, 636, 26, 300), mix(paint.tone, paint.dark, 0.55)),
    filtered(
      "blur2",
      saguaro(20, 720, 260, darken(paint.dark, 0.2)),
      saguaro(590, 720, 220, darken(paint.dark, 0.2)),
    ),
    sparkles(paint, 6, [80, 180, 520, 540]),
  ].join("");
};
