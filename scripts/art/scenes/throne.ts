import { glow, rays, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { arch } from "../draw/shapes.ts";
import { circle, filtered, path, rect, repeat } from "../draw/svg.ts";
import { bothSides, company, standing, volume } from "../draw/volume.ts";
import { gilt } from "../props/gilt.ts";
import type { Scene } from "./scene.ts";

/** A throne under a canopy between banners, a carpet rolling down its steps. */
export const throne: Scene = (paint, cast) => {
  const velvet = mix("#b3122c", paint.tone, 0.35);
  const wall = mix(paint.tone, paint.dark, 0.5);
  const [goldDefs, gold] = gilt(paint);
  const banner =
    volume(paint, "M34 90H130V430L82 470L34 430Z", velvet) +
    path("M34 90H130V104H34Z", gold) +
    path(
      "M82 190L98 226L136 230L108 256L116 294L82 274L48 294L56 256L28 230L66 226Z",
      gold,
      'transform="translate(20.5 62) scale(.75)"',
    );
  const post =
    rect(168, 130, 24, 400, gold, 'rx="8"') +
    circle(180, 122, 24, gold) +
    circle(176, 116, 8, "#fff6cf");
  return [
    rect(0, 0, 600, 800, wall),
    repeat(
      3,
      (at) =>
        path(arch(-60 + at * 240, 40, 240, 640), darken(wall, 0.28)) +
        path(arch(-38 + at * 240, 66, 196, 640), mix(wall, paint.light, 0.16)),
    ),
    rays(paint, 300, 270, 22, 0.4),
    glow(paint, 300, 280, 330, paint.ray, 0.9),
    goldDefs,
    filtered("lit", bothSides(banner)),
    filtered(
      "lit",
      path("M180 560V220C180 120 240 66 300 40C360 66 420 120 420 220V560Z", gold),
      volume(paint, "M204 560V226C204 144 250 98 300 74C350 98 396 144 396 226V560Z", velvet),
    ),
    repeat(12, (at) => circle(236 + (at % 3) * 64, 190 + Math.floor(at / 3) * 76, 7, "#f6d27a")),
    filtered("lit", bothSides(post), circle(300, 44, 26, gold), circle(300, 44, 13, "#ff5a7d")),
    filtered(
      "lit",
      bothSides(path("M128 430H210V470H168V580H128Z", gold) + circle(140, 432, 24, gold)),
      rect(168, 470, 264, 40, velvet, 'rx="14"'),
      rect(168, 470, 264, 10, lighten(velvet, 0.3), 'rx="5"'),
    ),
    repeat(
      3,
      (at) =>
        rect(
          60 - at * 34,
          556 + at * 30,
          480 + at * 68,
          32,
          mix("#d8c7a0", paint.dark, 0.3 + at * 0.16),
        ) + rect(60 - at * 34, 556 + at * 30, 480 + at * 68, 5, "#fff0c8", 'opacity=".6"'),
    ),
    path("M214 510H386L440 660H160Z", velvet),
    path("M214 510H226L176 660H160ZM374 510H386L440 660H424Z", gold),
    standing(paint, cast, [300, 350, 300]),
    company(paint, cast, [
      [102, 540, 132, -10],
      [500, 540, 128, 10],
    ]),
    sparkles(paint, 12, [90, 80, 510, 500]),
  ].join("");
};
