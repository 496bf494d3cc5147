import { clouds, glow, sky } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { ensemble } from "../draw/ensemble.ts";
import type { Paint } from "../draw/paint.ts";
import { hills } from "../draw/shapes.ts";
import { circle, filtered, path, rect, repeat } from "../draw/svg.ts";
import { emoji } from "../icons.ts";
import { conifer, grass } from "../props/greens.ts";
import type { Scene } from "./scene.ts";

function barn(x: number, floor: number, red: string): string {
  return (
    path(
      `M${x} ${floor}V${floor - 90}L${x + 30} ${floor - 136}L${x + 75} ${floor - 160}L${x + 120} ${floor - 136}L${x + 150} ${floor - 90}V${floor}Z`,
      red,
    ) +
    path(
      `M${x - 10} ${floor - 86}L${x + 26} ${floor - 144}L${x + 75} ${floor - 172}L${x + 124} ${floor - 144}L${x + 160} ${floor - 86}L${x + 146} ${floor - 88}L${x + 116} ${floor - 134}L${x + 75} ${floor - 156}L${x + 34} ${floor - 134}L${x + 4} ${floor - 88}Z`,
      "#fff4e2",
    ) +
    rect(x + 46, floor - 70, 58, 70, darken(red, 0.35)) +
    path(`M${x + 46} ${floor - 70}l58 70m0 -70l-58 70`, "none", 'stroke="#fff4e2" stroke-width="5"')
  );
}

function fence(paint: Paint, y: number): string {
  const wood = mix("#f2dcb8", paint.tone, 0.2);
  const posts = repeat(11, (at) =>
    path(`M${at * 60 - 12} ${y + 60}V${y}l11 -13l11 13V${y + 60}Z`, wood),
  );
  return (
    rect(-10, y + 12, 620, 10, darken(wood, 0.12)) +
    rect(-10, y + 38, 620, 10, darken(wood, 0.12)) +
    posts
  );
}

/** Morning on the farm: sun, rolling fields, a barn, flowers by the fence. */
export const meadow: Scene = (paint, cast, staging) => {
  const green = (share: number) => mix(mix(paint.tone, "#4fae3a", 0.6), paint.dark, share);
  const flowers = repeat(9, (at) =>
    emoji(paint, paint.pick(["sunflower", "blossom", "tulip", "hibiscus"]), {
      x: at * 74 + paint.between(-14, 14),
      y: 628 + paint.between(-12, 26),
      size: paint.between(44, 70),
    }),
  );
  return [
    sky(paint, 470, mix(paint.tone, "#3fa9f5", 0.5), lighten(paint.light, 0.45)),
    glow(paint, 300, 300, 360, "#fffbe0", 0.9),
    circle(300, 290, 150, "#fff3b8", 'opacity=".85"'),
    clouds(paint, 190, 3, 0.75),
    path(hills(paint, 430, 60, 420), green(0.02)),
    repeat(5, (at) =>
      conifer(
        330 + at * 62 + paint.between(-10, 10),
        436 + paint.between(-8, 10),
        paint.between(60, 96),
        green(0.35),
      ),
    ),
    barn(36, 446, mix("#d8402f", paint.tone, 0.2)),
    path(hills(paint, 488, 44, 300), lighten(green(0.05), 0.14)),
    fence(paint, 486),
    path(hills(paint, 560, 26, 380), green(0.16)),
    ensemble(paint, cast, { staging, grounded: true, shift: [0, 14] }),
    flowers,
    grass(paint, 676, green(0.45), 34),
    path(hills(paint, 668, 12, 240), green(0.62)),
    filtered("blur2", grass(paint, 800, darken(green(0.7), 0.2), 14)),
  ].join("");
};
