import { clouds, glow, sky, sparkles, stars } from "../draw/air.ts";
import { darken, mix } from "../draw/color.ts";
import { hills } from "../draw/shapes.ts";
import { filtered, linear, num, path, rect, repeat } from "../draw/svg.ts";
import { company, lead, volume } from "../draw/volume.ts";
import type { Scene } from "./scene.ts";

/** A striped lighthouse on its rock; its beam sweeps a dark sea. */
export const lighthouse: Scene = (paint, cast) => {
  const water = mix("#0c5f93", paint.dark, 0.35);
  const rock = mix("#4a4350", paint.dark, 0.35);
  const [beamDefs, beam] = linear(
    paint,
    [
      [0, "#fff3b8", 0.95],
      [1, "#fff3b8", 0],
    ],
    "right",
  );
  const [backDefs, back] = linear(
    paint,
    [
      [0, "#fff3b8", 0],
      [1, "#fff3b8", 0.9],
    ],
    "right",
  );
  const tower = (y: number) => 62 + (y - 190) * 0.105;
  const stripe = (y: number, tint: string) =>
    volume(
      paint,
      `M${num(172 - tower(y) / 2 - 12)} ${y}H${num(172 + tower(y) / 2 + 12)}L${num(172 + tower(y + 68) / 2 + 12)} ${y + 68}H${num(172 - tower(y + 68) / 2 - 12)}Z`,
      tint,
    );
  return [
    sky(paint, 480, darken(paint.dark, 0.15), mix(paint.tone, paint.light, 0.45)),
    stars(paint, 60, 330),
    clouds(paint, 330, 3, 0.22),
    beamDefs,
    backDefs,
    path("M180 138L620 20V300L180 172Z", beam),
    path("M160 138L-20 60V240L160 172Z", back),
    rect(0, 452, 600, 360, water),
    repeat(12, (at) =>
      rect(
        280 + paint.between(-30, 160),
        464 + at * 11,
        paint.between(60, 180),
        4,
        "#fff3c4",
        'rx="2" opacity=".45"',
      ),
    ),
    path(hills(paint, 486, 18, 180), mix(water, paint.light, 0.18), 'opacity=".8"'),
    filtered(
      "lit",
      repeat(5, (at) =>
        stripe(190 + at * 68, at % 2 ? "#f7f2ea" : mix("#e02f3f", paint.tone, 0.15)),
      ),
      rect(112, 178, 120, 18, darken(rock, 0.2), 'rx="5"'),
      rect(138, 122, 68, 58, "#fff3b8", 'rx="6"'),
      rect(168, 122, 6, 58, "#3a3340"),
      path("M126 124L172 76L218 124Z", mix("#e02f3f", paint.tone, 0.15)),
      rect(169, 56, 6, 24, "#3a3340"),
      path("M156 470V436a16 16 0 0 1 32 0V470Z", "#3a2430"),
      volume(
        paint,
        "M-20 640V520L40 486L96 500L170 476L262 508L310 560L380 600L420 640Z",
        rock,
        "diagonal",
      ),
    ),
    glow(paint, 172, 150, 120, "#fffbe0", 1),
    glow(paint, 410, 350, 250, paint.ray, 0.6),
    lead(paint, cast, [408, 366, 288, 2]),
    path(hills(paint, 560, 26, 220), mix(water, "#ffffff", 0.14), 'opacity=".95"'),
    company(paint, cast, [
      [104, 540, 118, -8],
      [520, 552, 124, 10],
    ]),
    path(hills(paint, 606, 24, 280), mix(water, paint.dark, 0.4)),
    sparkles(paint, 7, [240, 100, 560, 480]),
  ].join("");
};
