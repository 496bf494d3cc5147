import { clouds, glow, sky, sparkles } from "../draw/air.ts";
import { lighten, mix } from "../draw/color.ts";
import { hills } from "../draw/shapes.ts";
import { circle, filtered, num, path, repeat, stroke } from "../draw/svg.ts";
import { company, lead, volume } from "../draw/volume.ts";
import type { Scene } from "./scene.ts";

/** A breaking wave curls over the subject, foam like claws on its lip. */
export const wave: Scene = (paint, cast) => {
  const water = mix("#0b7fc0", paint.tone, 0.35);
  const foam = (x: number, y: number, r: number) =>
    circle(x, y, r, "#ffffff") + circle(x - r * 0.2, y + r * 0.25, r * 0.6, lighten(water, 0.7));
  const lip = [
    [172, 128],
    [214, 108],
    [258, 104],
    [302, 114],
    [342, 134],
    [376, 164],
    [398, 200],
    [404, 240],
    [392, 274],
  ];
  return [
    sky(paint, 560, mix(paint.tone, paint.dark, 0.15), lighten(paint.light, 0.55)),
    glow(paint, 430, 230, 260, "#fff6d6", 0.95),
    circle(452, 226, 82, "#fff6d6"),
    clouds(paint, 330, 3, 0.5),
    path(hills(paint, 452, 30, 240), mix(water, paint.dark, 0.25)),
    filtered(
      "lit",
      volume(
        paint,
        "M-20 640V250C10 150 120 84 230 96C360 108 430 190 404 286C376 226 316 196 256 220C176 252 160 356 214 440C260 510 380 540 620 540V640Z",
        water,
      ),
      path(
        "M-20 420C20 250 130 140 262 150C180 180 120 270 130 380C140 480 220 560 330 590H-20Z",
        lighten(water, 0.24),
        'opacity=".7"',
      ),
      repeat(6, (at) =>
        stroke(
          `M${-10 + at * 26} ${600 - at * 4}C${10 + at * 22} ${400 - at * 26} ${90 + at * 16} ${240 - at * 10} ${230 + at * 12} ${140 + at * 10}`,
          lighten(water, 0.5),
          5,
          'opacity=".6"',
        ),
      ),
      lip.map(([x, y], at) => foam(x!, y!, 26 - (at % 3) * 5)).join(""),
      lip
        .slice(4)
        .map(([x, y], at) => foam(x! + 22, y! + 34 + at * 4, 11))
        .join(""),
    ),
    lead(paint, cast, [346, 404, 272, 4]),
    path(hills(paint, 548, 30, 180), mix(water, "#ffffff", 0.3), 'opacity=".95"'),
    repeat(26, () =>
      circle(
        paint.between(120, 560),
        paint.between(200, 560),
        paint.between(2, 8),
        "#ffffff",
        `opacity="${num(paint.between(0.5, 0.95))}"`,
      ),
    ),
    company(paint, cast, [
      [96, 540, 126, -10],
      [524, 520, 122, 10],
    ]),
    path(hills(paint, 606, 26, 240), mix(water, paint.dark, 0.3)),
    path(hills(paint, 648, 24, 200), mix(water, paint.dark, 0.55)),
    sparkles(paint, 8, [120, 120, 540, 520]),
  ].join("");
};
