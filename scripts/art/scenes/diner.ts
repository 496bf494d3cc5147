import { glow, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { ellipse, faded, filtered, linear, num, path, rect, repeat, stroke } from "../draw/svg.ts";
import { company, standing } from "../draw/volume.ts";
import type { Scene } from "./scene.ts";

/** A tube of light: a wide soft line under a thin white one. */
function neon(d: string, tint: string, width: number): string {
  return (
    filtered("blur6", stroke(d, tint, width * 2.6, 'opacity=".75"')) +
    stroke(d, tint, width) +
    stroke(d, lighten(tint, 0.75), width * 0.42)
  );
}

/** A roadside diner of the fifties: neon sunburst on the wall, a bar, a chequered floor. */
export const diner: Scene = (paint, cast) => {
  const wall = mix(paint.tone, paint.dark, 0.62);
  const [chromeDefs, chrome] = linear(paint, [
    [0, "#ffffff"],
    [0.3, "#9fb0c8"],
    [0.5, "#eef4ff"],
    [1, "#66758f"],
  ]);
  const rosa = "#ff4fa0";
  const aqua = "#3ff0e6";
  const tiles = repeat(6, (row) =>
    repeat(12, (at) => {
      if ((row + at) % 2) return "";
      const y = 560 + row * row * 7;
      const h = 7 + row * 14;
      const spread = 1 + row * 0.42;
      const x = 300 + (at - 6) * 56 * spread;
      return path(
        `M${num(x)} ${y}h${num(56 * spread)}l${num((at - 5) * 10)} ${h}h${num(-56 * spread - 10)}Z`,
        "#fff4f8",
        'opacity=".85"',
      );
    }),
  );
  const stool = (x: number) =>
    rect(x - 6, 520, 12, 70, chrome) +
    ellipse(x, 592, 34, 9, chrome) +
    ellipse(x, 514, 44, 15, darken("#e8243c", 0.3)) +
    ellipse(x, 506, 44, 15, "#ff4058");
  return [
    rect(0, 0, 600, 800, wall),
    repeat(9, (at) => rect(at * 72 - 10, 0, 3, 470, lighten(wall, 0.12))),
    faded(
      0.9,
      repeat(16, (at) => {
        const a = Math.PI + (at / 15) * Math.PI;
        return neon(
          `M${num(300 + Math.cos(a) * 216)} ${num(300 + Math.sin(a) * 216)}L${num(300 + Math.cos(a) * (at % 2 ? 250 : 282))} ${num(300 + Math.sin(a) * (at % 2 ? 250 : 282))}`,
          at % 2 ? aqua : rosa,
          6,
        );
      }),
    ),
    neon("M100 330A200 200 0 1 1 500 330", rosa, 10),
    neon("M126 330A174 174 0 1 1 474 330", aqua, 6),
    neon("M-10 372H84L100 330M610 372H516L500 330", rosa, 8),
    glow(paint, 300, 300, 260, rosa, 0.5),
    chromeDefs,
    rect(-10, 444, 620, 96, mix("#e8243c", paint.tone, 0.25)),
    rect(-10, 436, 620, 18, chrome),
    repeat(4, (at) => rect(-10, 470 + at * 16, 620, 5, chrome)),
    rect(0, 540, 600, 270, darken(wall, 0.25)),
    tiles,
    filtered("lit", stool(70), stool(530)),
    standing(paint, cast, [300, 322, 290]),
    company(paint, cast, [
      [134, 432, 132, -8],
      [462, 432, 128, 8],
      [300, 544, 104, -6],
    ]),
    sparkles(paint, 9, [110, 90, 490, 480]),
  ].join("");
};
