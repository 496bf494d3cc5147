import { glow, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { footing } from "../draw/ensemble.ts";
import type { Paint } from "../draw/paint.ts";
import {
  circle,
  clipped,
  ellipse,
  filtered,
  linear,
  num,
  path,
  rect,
  repeat,
  stroke,
} from "../draw/svg.ts";
import { emoji } from "../icons.ts";
import type { Scene } from "./scene.ts";

function crowd(paint: Paint): string {
  const tints = [paint.ray, "#ffffff", "#ff5a5a", "#ffd35a", "#5ab8ff", paint.light];
  return repeat(330, () =>
    circle(
      paint.between(0, 600),
      paint.between(150, 340),
      paint.between(3, 7),
      paint.pick(tints),
      `opacity="${num(paint.between(0.25, 0.75))}"`,
    ),
  );
}

function floodlights(paint: Paint): string {
  const mast = (x: number) =>
    rect(x - 5, 130, 10, 180, darken(paint.dark, 0.1)) +
    rect(x - 54, 104, 108, 46, darken(paint.dark, 0.1), 'rx="8"') +
    repeat(8, (at) => circle(x - 40 + (at % 4) * 27, 116 + Math.floor(at / 4) * 22, 9, "#ffffff")) +
    glow(paint, x, 126, 130, "#ffffff", 0.85);
  return mast(110) + mast(490);
}

/** A full ground at night; `lines` draws the markings of the sport. */
function ground(paint: Paint, floor: string, lines: string): string {
  const [defs, turf] = linear(paint, [
    [0, lighten(floor, 0.25)],
    [1, darken(floor, 0.4)],
  ]);
  return [
    rect(0, 0, 600, 800, darken(paint.dark, 0.1)),
    glow(paint, 300, 260, 420, paint.tone, 1),
    path("M-10 150Q300 90 610 150V350H-10Z", mix(paint.tone, paint.dark, 0.6)),
    crowd(paint),
    path("M-10 150Q300 90 610 150V132Q300 70 -10 132Z", darken(paint.dark, 0.2)),
    rect(0, 322, 600, 26, mix(paint.light, "#ffffff", 0.4)),
    floodlights(paint),
    defs,
    rect(0, 344, 600, 460, turf),
    lines,
  ].join("");
}

const pitchLines = (paint: Paint): string =>
  repeat(6, (at) =>
    path(
      `M${num(300 + (at - 3) * 70)} 344H${num(300 + (at - 2.5) * 70)}L${num(300 + (at - 2.5) * 250)} 810H${num(300 + (at - 3) * 250)}Z`,
      "#ffffff",
      'opacity=".07"',
    ),
  ) +
  stroke("M0 470H600M300 344V348", "#ffffff", 5, 'opacity=".75"') +
  ellipse(300, 470, 150, 46, "none", 'stroke="#fff" stroke-width="5" opacity=".75"') +
  glow(paint, 300, 470, 220, "#ffffff", 0.25);

const courtLines = (): string =>
  repeat(7, (at) =>
    stroke(`M${at * 100} 344L${(at - 3) * 220 + 300} 810`, "#000000", 2, 'opacity=".14"'),
  ) +
  ellipse(300, 560, 290, 130, "none", 'stroke="#fff" stroke-width="7" opacity=".8"') +
  path("M220 344H380L440 560H160Z", "#ffffff", 'opacity=".16"');

const diamondLines = (): string =>
  path("M300 380L660 640L300 900L-60 640Z", "#c98a4b", 'opacity=".9"') +
  path("M300 420L580 640L300 860L20 640Z", "#4f9a3a") +
  rect(286, 404, 28, 20, "#ffffff", 'transform="rotate(45 300 414)"');

/** The stadium with the floor and lines of the ball's sport. */
export const stadium: Scene = (paint, cast) => {
  const [floor, lines] =
    cast.hero === "basketball"
      ? ["#d98a45", courtLines()]
      : cast.hero === "baseball"
        ? ["#4f9a3a", diamondLines()]
        : ["#2f9a45", pitchLines(paint)];
  const streak = repeat(5, (at) =>
    stroke(
      `M${70 + at * 20} ${560 - at * 20}Q${200 + at * 6} ${470 - at * 18} ${260 + at * 6} ${350 - at * 14}`,
      "#ffffff",
      10 - at,
      `opacity="${0.5 - at * 0.07}"`,
    ),
  );
  return [
    ground(paint, floor, lines),
    filtered("blur2", streak),
    glow(paint, 320, 290, 300, paint.ray, 0.8),
    footing(330, 530, 230, "#000000"),
    emoji(paint, cast.left, { x: 104, y: 470, size: 168, rotate: -10, light: "lit" }),
    emoji(paint, cast.right, { x: 510, y: 486, size: 150, rotate: 10, light: "lit" }),
    emoji(paint, cast.hero, { x: 318, y: 296, size: 330, rotate: -12, light: "hero" }),
    clipped(paint, "M0 0H600V800H0Z", glow(paint, 240, 200, 130, "#ffffff", 0.4)),
    sparkles(paint, 9, [80, 130, 520, 540]),
  ].join("");
};
