import { clouds, glow, sky, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { footing } from "../draw/ensemble.ts";
import { hills, ridge } from "../draw/shapes.ts";
import { filtered, num, path, rect, repeat, stroke } from "../draw/svg.ts";
import { emoji } from "../icons.ts";
import type { Scene } from "./scene.ts";

/** A track sweeping to the horizon: kerbs, a stand, speed lines, the racer in front. */
export const circuit: Scene = (paint, cast) => {
  const isCar = cast.hero === "racing-car";
  const racer = isCar ? { x: 300, y: 396, size: 430 } : { x: 300, y: 360, size: 340 };
  const dirt = isCar ? "#3a3d4e" : "#c08a52";
  const kerb = repeat(10, (at) => {
    const near = (at / 10) ** 1.7;
    const next = ((at + 1) / 10) ** 1.7;
    const y0 = 372 + near * 420;
    const y1 = 372 + next * 420;
    const side = (t: number, sign: number) => 300 + sign * (60 + t * 420);
    const tint = at % 2 ? "#ffffff" : "#e02846";
    return (
      path(
        `M${num(side(near, -1))} ${num(y0)}h${num(-14 - near * 40)}L${num(side(next, -1) - 14 - next * 40)} ${num(y1)}H${num(side(next, -1))}Z`,
        tint,
      ) +
      path(
        `M${num(side(near, 1))} ${num(y0)}h${num(14 + near * 40)}L${num(side(next, 1) + 14 + next * 40)} ${num(y1)}H${num(side(next, 1))}Z`,
        tint,
      )
    );
  });
  const speed = repeat(14, () => {
    const y = paint.between(210, 560);
    const left = paint.random() < 0.5;
    return stroke(
      `M${left ? -10 : 610} ${num(y)}H${num(left ? paint.between(40, 150) : paint.between(450, 560))}`,
      "#ffffff",
      paint.between(2, 6),
      'opacity=".5"',
    );
  });
  return [
    sky(paint, 380, mix(paint.tone, paint.dark, 0.35), lighten(paint.light, 0.35)),
    glow(paint, 300, 320, 330, "#fff6d6", 0.9),
    clouds(paint, 180, 3, 0.5),
    path(ridge(paint, 372, 80, 110), mix(paint.tone, paint.dark, 0.3), 'opacity=".6"'),
    path(hills(paint, 366, 20, 240), mix("#3f9a3f", paint.tone, 0.35)),
    rect(0, 372, 600, 430, mix("#3f9a3f", paint.tone, 0.35)),
    path("M240 372H360L780 800H-180Z", dirt),
    kerb,
    repeat(5, (at) =>
      path(
        `M${num(297 - at * 4)} ${num(400 + at ** 2 * 22)}h${num(6 + at * 8)}l${num(at * 2)} ${num(22 + at * 14)}h${num(-6 - at * 12)}Z`,
        "#ffffff",
        'opacity=".7"',
      ),
    ),
    filtered("blur2", speed),
    emoji(paint, cast.left, { x: 106, y: 420, size: 150, rotate: -8, light: "far" }),
    emoji(paint, cast.right, { x: 498, y: 420, size: 142, flip: true, rotate: 6, light: "far" }),
    footing(300, 500, 380, darken(paint.dark, 0.1)),
    emoji(paint, cast.hero, { ...racer, rotate: -4, light: "hero" }),
    emoji(paint, cast.extras[0]!, { x: 108, y: 250, size: 110, rotate: -14, light: "lit" }),
    sparkles(paint, 6, [90, 180, 510, 540]),
  ].join("");
};
