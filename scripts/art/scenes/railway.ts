import { clouds, glow, sky, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import type { Paint } from "../draw/paint.ts";
import { ridge } from "../draw/shapes.ts";
import { circle, filtered, num, path, rect, repeat, stroke } from "../draw/svg.ts";
import { company, lead, volume } from "../draw/volume.ts";
import { gilt } from "../props/gilt.ts";
import type { Scene } from "./scene.ts";

function engine(paint: Paint, gold: string): string {
  const iron = mix(paint.tone, "#232a3a", 0.62);
  return filtered(
    "lit",
    volume(paint, "M196 150H404V420H196Z", darken(iron, 0.2)),
    rect(176, 138, 248, 26, gold, 'rx="10"'),
    rect(222, 186, 60, 66, "#ffe6a0", 'rx="8"'),
    rect(318, 186, 60, 66, "#ffe6a0", 'rx="8"'),
    volume(paint, "M266 60H334L352 30H248Z", iron),
    volume(paint, "M274 60H326V206H274Z", iron),
    circle(300, 352, 152, darken(iron, 0.35)),
    circle(300, 352, 138, gold),
    circle(300, 352, 126, iron),
    circle(300, 352, 100, "none", `stroke="${lighten(iron, 0.25)}" stroke-width="4"`),
    repeat(14, (at) =>
      circle(
        300 + Math.cos((at / 14) * 6.283) * 113,
        352 + Math.sin((at / 14) * 6.283) * 113,
        5,
        "#f6d27a",
      ),
    ),
    rect(120, 470, 360, 34, "#c2213a", 'rx="8"'),
    circle(152, 452, 25, "#ffe9a8"),
    circle(448, 452, 25, "#ffe9a8"),
    volume(paint, "M170 504H430L486 610H114Z", "#c2213a", "down"),
    repeat(9, (at) => stroke(`M${206 + at * 23} 508L${num(140 + at * 40)} 606`, "#f6d27a", 6)),
  );
}

/** A locomotive comes straight on between the mountains, its smoke blown back. */
export const railway: Scene = (paint, cast) => {
  const [goldDefs, gold] = gilt(paint);
  return [
    sky(paint, 520, mix(paint.tone, paint.dark, 0.4), lighten(paint.light, 0.4)),
    glow(paint, 300, 280, 360, "#fff3d0", 0.8),
    path(ridge(paint, 480, 260, 150), mix(paint.tone, paint.dark, 0.3), 'opacity=".7"'),
    path(ridge(paint, 500, 150, 110), mix(paint.tone, paint.dark, 0.55)),
    filtered("blur2", clouds(paint, 90, 3, 0.75)),
    rect(0, 486, 600, 330, mix("#6b5136", paint.dark, 0.45)),
    repeat(7, (at) =>
      rect(
        150 - at * 26,
        560 + at * 26,
        300 + at * 52,
        13 + at * 2,
        mix("#5a3a22", paint.dark, 0.5),
      ),
    ),
    stroke("M252 520L120 760M348 520L480 760", "#d4d8e2", 12),
    filtered(
      "blur6",
      repeat(6, (at) =>
        circle(
          300 + at * 42 - 40,
          40 - at * 3 + paint.between(-16, 16),
          44 + at * 8,
          "#ffffff",
          'opacity=".55"',
        ),
      ),
    ),
    goldDefs,
    engine(paint, gold),
    glow(paint, 300, 352, 190, "#fff6cf", 0.9),
    lead(paint, cast, [300, 350, 200]),
    glow(paint, 152, 452, 110, "#fff0b8", 0.9),
    glow(paint, 448, 452, 110, "#fff0b8", 0.9),
    company(paint, cast, [
      [80, 556, 136, -10],
      [522, 560, 132, 10],
    ]),
    sparkles(paint, 8, [80, 120, 520, 540]),
  ].join("");
};
