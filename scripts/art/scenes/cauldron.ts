import { glow, mist, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { arch } from "../draw/shapes.ts";
import { circle, ellipse, filtered, num, path, rect, repeat, stroke } from "../draw/svg.ts";
import { company, lead, volume } from "../draw/volume.ts";
import { emoji } from "../icons.ts";
import type { Scene } from "./scene.ts";

/** A cauldron boils over in a vaulted kitchen of spells; flasks on the shelf, a moon in the window. */
export const cauldron: Scene = (paint, cast) => {
  const wall = mix(paint.tone, paint.dark, 0.66);
  const brew = mix("#8dff4a", paint.light, 0.35);
  const flask = (x: number, y: number, tint: string, h: number) =>
    path(
      `M${x - 7} ${y - h}h14v${num(h * 0.4)}l${num(h * 0.34)} ${num(h * 0.6)}h${num(-14 - h * 0.68)}l${num(h * 0.34)} ${num(-h * 0.6)}Z`,
      "#e8f6ff",
      'opacity=".55"',
    ) +
    path(
      `M${num(x - h * 0.22)} ${num(y - h * 0.36)}h${num(h * 0.44)}l${num(h * 0.2)} ${num(h * 0.36)}h${num(-h * 0.84)}Z`,
      tint,
    ) +
    rect(x - 9, y - h - 9, 18, 11, "#8a5128", 'rx="3"');
  return [
    rect(0, 0, 600, 800, darken(wall, 0.2)),
    repeat(7, (row) =>
      repeat(7, (at) =>
        rect(
          at * 96 - (row % 2) * 48 - 10,
          row * 82 + 4,
          90,
          76,
          mix(wall, "#ffffff", 0.03 + ((at * 7 + row * 3) % 4) * 0.015),
          'rx="10"',
        ),
      ),
    ),
    path(arch(196, 40, 208, 300), darken(paint.dark, 0.4)),
    circle(300, 150, 74, mix("#fff6d0", paint.light, 0.3)),
    glow(paint, 300, 150, 150, paint.ray, 0.7),
    path(arch(196, 40, 208, 300), "none", `stroke="${lighten(wall, 0.18)}" stroke-width="14"`),
    stroke("M300 40V300M196 190H404", lighten(wall, 0.18), 7),
    rect(20, 240, 140, 12, "#8a5128", 'rx="4"') +
      flask(50, 240, "#ff5fa2", 70) +
      flask(96, 240, "#4fe0d0", 92) +
      flask(138, 240, "#ffb52e", 58),
    rect(440, 240, 140, 12, "#8a5128", 'rx="4"') +
      flask(466, 240, "#9a6bff", 60) +
      flask(510, 240, "#8dff4a", 90) +
      flask(556, 240, "#ff7a4d", 66),
    rect(0, 590, 600, 220, darken(wall, 0.5)),
    glow(paint, 300, 380, 310, brew, 0.75),
    filtered(
      "blur6",
      repeat(5, (at) =>
        path(
          `M${170 + at * 60} 430c-40 -70 40 -110 0 -190s50 -90 20 -130c60 60 0 100 40 170s-20 100 0 150Z`,
          brew,
          'opacity=".28"',
        ),
      ),
    ),
    lead(paint, cast, [300, 304, 270, -4]),
    emoji(paint, "fire", { x: 214, y: 600, size: 110 }) +
      emoji(paint, "fire", { x: 386, y: 600, size: 110, flip: true }) +
      emoji(paint, "fire", { x: 300, y: 606, size: 120 }),
    filtered(
      "lit",
      volume(
        paint,
        "M116 430H484C520 520 450 606 300 606C150 606 80 520 116 430Z",
        mix("#3a3446", paint.tone, 0.12),
      ),
      ellipse(300, 430, 206, 46, "#2a2434"),
      ellipse(300, 432, 184, 34, brew),
    ),
    repeat(
      9,
      (at) =>
        circle(156 + at * 36, 430 + Math.sin(at * 2) * 14, 13 + (at % 3) * 6, lighten(brew, 0.25)) +
        circle(152 + at * 36, 426 + Math.sin(at * 2) * 14, 4, "#ffffff"),
    ),
    path(
      "M120 450C140 470 150 540 176 556C190 520 186 480 200 470C214 500 216 520 232 516C236 490 240 480 252 474Z",
      brew,
    ),
    company(paint, cast, [
      [88, 530, 138, -12],
      [514, 532, 134, 12],
    ]),
    mist(paint, 610, brew, 0.35),
    repeat(14, () =>
      circle(
        paint.between(150, 450),
        paint.between(130, 420),
        paint.between(3, 9),
        brew,
        'opacity=".7"',
      ),
    ),
    sparkles(paint, 9, [110, 90, 490, 500]),
  ].join("");
};
