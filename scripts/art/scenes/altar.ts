import { glow, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import type { Paint } from "../draw/paint.ts";
import { circle, ellipse, filtered, num, path, rect, repeat } from "../draw/svg.ts";
import { company, standing, volume } from "../draw/volume.ts";
import { lights } from "./papel.ts";
import type { Scene } from "./scene.ts";

/** A marigold seen from the front. */
function marigold(paint: Paint, x: number, y: number, r: number): string {
  const tint = paint.pick(["#ff9a1f", "#ffb52e", "#ff7a1a"]);
  const petals = (count: number, size: number, color: string) =>
    repeat(count, (at) => {
      const a = (at / count) * Math.PI * 2;
      return circle(
        x + Math.cos(a) * size * 0.62,
        y + Math.sin(a) * size * 0.62,
        size * 0.42,
        color,
      );
    });
  return (
    petals(9, r, darken(tint, 0.3)) +
    petals(7, r * 0.66, tint) +
    circle(x, y, r * 0.34, lighten(tint, 0.35))
  );
}

function candle(paint: Paint, x: number, floor: number, h: number): string {
  return (
    glow(paint, x, floor - h - 16, 70, "#ffd98a", 0.9) +
    volume(paint, `M${x - 15} ${floor - h}h30v${h}h-30Z`, "#fff0d6") +
    ellipse(x, floor - h, 15, 5, "#ffe0a8") +
    path(`M${x} ${floor - h - 42}q18 26 0 38q-18 -12 0 -38Z`, "#ff9a1f") +
    path(`M${x} ${floor - h - 28}q9 14 0 22q-9 -8 0 -22Z`, "#fff6cf")
  );
}

/** An offering for the day of the dead: an arch of marigolds, steps with candles. */
export const altar: Scene = (paint, cast) => {
  const wall = mix(paint.tone, paint.dark, 0.55);
  const flowers = repeat(19, (at) => {
    const a = Math.PI + (at / 18) * Math.PI;
    return marigold(paint, 300 + Math.cos(a) * 226, 340 + Math.sin(a) * 252, 27);
  });
  const sides = repeat(
    5,
    (at) => marigold(paint, 74, 394 + at * 50, 27) + marigold(paint, 526, 394 + at * 50, 27),
  );
  const step = (at: number) =>
    rect(
      96 - at * 44,
      500 + at * 46,
      408 + at * 88,
      50,
      mix(at % 2 ? "#e8347c" : "#7a3dd0", paint.tone, 0.25),
    ) +
    rect(96 - at * 44, 500 + at * 46, 408 + at * 88, 7, "#ffffff", 'opacity=".5"') +
    repeat(9 + at * 2, (hem) =>
      path(
        `M${num(96 - at * 44 + hem * ((408 + at * 88) / (9 + at * 2)))} ${508 + at * 46}h${num((408 + at * 88) / (9 + at * 2))}l${num(-(408 + at * 88) / (18 + at * 4))} 24Z`,
        "#fff3e0",
        'opacity=".75"',
      ),
    );
  return [
    rect(0, 0, 600, 800, darken(wall, 0.15)),
    lights(paint, 56),
    glow(paint, 300, 330, 340, "#ffb85a", 0.85),
    path(
      "M110 560V330C110 190 196 116 300 116C404 116 490 190 490 330V560Z",
      mix(paint.light, "#ffcf8a", 0.4),
      'opacity=".35"',
    ),
    flowers,
    sides,
    filtered("lit", step(0), step(1), step(2)),
    standing(paint, cast, [300, 352, 310]),
    candle(paint, 142, 512, 84),
    candle(paint, 190, 516, 56),
    candle(paint, 458, 512, 84),
    candle(paint, 410, 516, 56),
    company(paint, cast, [
      [96, 560, 112, -10],
      [504, 560, 110, 10],
      [300, 552, 96],
    ]),
    repeat(24, () =>
      ellipse(
        paint.between(10, 590),
        paint.between(110, 600),
        8,
        4,
        "#ffb52e",
        `opacity=".85" transform="rotate(${num(paint.between(-40, 40))} 300 300)"`,
      ),
    ),
    sparkles(paint, 8, [120, 130, 480, 500]),
  ].join("");
};
