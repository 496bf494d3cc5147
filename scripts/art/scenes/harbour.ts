import { clouds, glow, sky } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { ensemble } from "../draw/ensemble.ts";
import { hills, ridge } from "../draw/shapes.ts";
import { circle, faded, linear, path, rect, repeat } from "../draw/svg.ts";
import { emoji } from "../icons.ts";
import type { Scene } from "./scene.ts";

/** The sea at evening: a low sun, an island, waves in front of and behind the subject. */
export const harbour: Scene = (paint, cast, staging) => {
  const water = mix(paint.tone, "#0b78b8", 0.72);
  const [sunDefs, sun] = linear(paint, [
    [0, "#fffbe0"],
    [1, lighten(paint.light, 0.15)],
  ]);
  const gleam = repeat(9, (at) =>
    rect(
      300 - (120 - at * 8) / 2 + paint.between(-30, 30),
      402 + at * 13,
      120 - at * 8,
      4,
      "#fff6d0",
      'rx="2" opacity=".6"',
    ),
  );
  return [
    sky(paint, 400, mix(paint.tone, paint.dark, 0.45), lighten(paint.light, 0.3)),
    clouds(paint, 190, 3, 0.32),
    sunDefs,
    glow(paint, 300, 380, 330, "#fff3c4", 0.85),
    circle(300, 388, 118, sun),
    path(ridge(paint, 404, 70, 130), mix(paint.tone, paint.dark, 0.3), 'opacity=".55"'),
    emoji(paint, "desert-island", { x: 92, y: 372, size: 130, light: "far" }),
    rect(0, 396, 600, 410, water),
    gleam,
    path(hills(paint, 446, 20, 210), mix(water, paint.light, 0.25), 'opacity=".8"'),
    path(hills(paint, 486, 22, 260), water),
    ensemble(paint, cast, { staging, shift: [0, 4] }),
    faded(0.94, path(hills(paint, 574, 26, 240), mix(water, "#ffffff", 0.16))),
    path(hills(paint, 604, 26, 300), mix(water, paint.dark, 0.3)),
    path(hills(paint, 650, 24, 260), darken(mix(water, paint.dark, 0.6), 0.1)),
  ].join("");
};
