import { clouds, glow, rays, sky, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import type { Paint } from "../draw/paint.ts";
import { hills, petals } from "../draw/shapes.ts";
import { circle, filtered, path, rect, repeat } from "../draw/svg.ts";
import { bothSides, company, standing, volume } from "../draw/volume.ts";
import { undergrowth } from "../props/greens.ts";
import type { Scene } from "./scene.ts";

function steps(paint: Paint, stone: string): string {
  const terraces = repeat(6, (at) => {
    const half = 92 + at * 44;
    const y = 236 + at * 56;
    return (
      volume(
        paint,
        `M${300 - half} ${y}H${300 + half}L${314 + half} ${y + 58}H${286 - half}Z`,
        stone,
      ) +
      rect(300 - half - 4, y - 4, half * 2 + 8, 12, lighten(stone, 0.35), 'rx="3"') +
      repeat(5 + at, (step) =>
        rect(
          310 - half + (step * (half * 2 - 60)) / (4 + at),
          y + 22,
          30,
          16,
          darken(stone, 0.35),
          'opacity=".45" rx="3"',
        ),
      )
    );
  });
  const stairs = repeat(
    17,
    (at) =>
      rect(236 - at * 1.6, 240 + at * 20, 128 + at * 3.2, 20, lighten(stone, 0.42)) +
      rect(236 - at * 1.6, 252 + at * 20, 128 + at * 3.2, 8, darken(stone, 0.25)),
  );
  return terraces + stairs;
}

/** A stone head with open jaws, as at the foot of a stair. */
function serpent(paint: Paint, stone: string): string {
  return filtered(
    "lit",
    volume(
      paint,
      "M60 610V520C60 470 110 452 160 470L236 500L232 530L168 534L230 556L222 586L120 612Z",
      mix(stone, "#3fa98a", 0.35),
    ),
    path("M168 534L178 552L190 538L200 556L212 545L222 560L230 556Z", "#fff6dc"),
    circle(128, 504, 17, "#fff0b0"),
    circle(131, 506, 8, darken(paint.dark, 0.4)),
    repeat(4, (at) =>
      path(
        `M${58 + at * 8} ${506 + at * 22}L${8 + at * 6} ${478 + at * 30}L${50 + at * 6} ${536 + at * 20}Z`,
        at % 2 ? "#e8453c" : "#f2b632",
      ),
    ),
  );
}

/** A stepped temple before a disk of sun, stone serpents at its foot. */
export const pyramid: Scene = (paint, cast) => {
  const stone = mix(paint.tone, "#d9b77c", 0.62);
  return [
    sky(paint, 600, mix(paint.tone, paint.dark, 0.45), lighten(paint.light, 0.35)),
    rays(paint, 300, 220, 22, 0.4),
    glow(paint, 300, 220, 330, "#fff3c4", 0.9),
    path(
      petals(300, 210, { base: 118, long: 178, short: 152 }, 28),
      mix("#ffd35a", paint.light, 0.3),
    ),
    circle(300, 210, 116, "#fff3c0"),
    clouds(paint, 300, 2, 0.3),
    path(hills(paint, 470, 60, 260), mix(paint.tone, paint.dark, 0.55)),
    filtered("lit", steps(paint, stone)),
    path(hills(paint, 598, 24, 300), mix("#2f6b3a", paint.dark, 0.45)),
    bothSides(serpent(paint, stone)),
    standing(paint, cast, [300, 216, 216]),
    company(paint, cast, [
      [252, 548, 112, -8],
      [352, 556, 104, 8],
    ]),
    undergrowth(paint, darken(mix("#14532d", paint.dark, 0.5), 0.2)),
    sparkles(paint, 8, [90, 80, 510, 520]),
  ].join("");
};
