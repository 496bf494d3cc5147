import { backdrop, clouds, glow, rays, shafts, sky, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { hills, ridge } from "../draw/shapes.ts";
import { circle, clipped, filtered, linear, num, path, rect, repeat, stroke } from "../draw/svg.ts";
import { company, lead, volume } from "../draw/volume.ts";
import { emoji } from "../icons.ts";
import { coinBurst } from "../props/coins.ts";
import { bubbles, weeds } from "./reef.ts";
import type { Scene } from "./scene.ts";

/** A net sinks over the catch, floats along its rim. */
export const net: Scene = (paint, cast) => {
  const shape = "M70 96C150 30 450 30 530 96C560 260 500 470 300 556C100 470 40 260 70 96Z";
  const rope = "#f3e2b4";
  const mesh = repeat(14, (at) =>
    stroke(
      `M${at * 56 - 120} 20L${at * 56 + 220} 580M${at * 56 + 60} 20L${at * 56 - 280} 580`,
      rope,
      3.5,
      'opacity=".85"',
    ),
  );
  return [
    backdrop(paint, { y: 0.2 }),
    shafts(paint, 6, 0.55),
    path(hills(paint, 570, 50, 280), mix(paint.tone, paint.dark, 0.55)),
    glow(paint, 300, 290, 320, "#ffffff", 0.55),
    company(paint, cast, [
      [184, 232, 124, -10],
      [420, 236, 120, 10],
      [190, 438, 116, 8],
      [412, 440, 112, -8],
    ]),
    lead(paint, cast, [300, 320, 290]),
    filtered(
      "lit",
      clipped(paint, shape, mesh),
      path(shape, "none", `stroke="${darken(rope, 0.25)}" stroke-width="9"`),
    ),
    filtered(
      "lit",
      repeat(
        9,
        (at) =>
          circle(
            76 + at * 56,
            92 - Math.sin((at / 8) * Math.PI) * 44,
            21,
            at % 2 ? "#ffb52e" : "#ff5a4d",
          ) +
          circle(
            70 + at * 56,
            86 - Math.sin((at / 8) * Math.PI) * 44,
            7,
            "#ffffff",
            'opacity=".8"',
          ),
      ),
    ),
    bubbles(paint, 22),
    coinBurst(paint, 6),
    filtered(
      "blur2",
      weeds(paint, mix("#0b5a4a", paint.dark, 0.4), 1),
      weeds(paint, mix("#0b5a4a", paint.dark, 0.5), -1),
    ),
    sparkles(paint, 6, [100, 110, 500, 520]),
  ].join("");
};

/** Cut at the water line: a boat above, its line and the catch below. */
export const boat: Scene = (paint, cast) => {
  const [seaDefs, sea] = linear(paint, [
    [0, lighten(paint.light, 0.15)],
    [0.4, paint.tone],
    [1, paint.dark],
  ]);
  const hull = mix("#d8343c", paint.tone, 0.2);
  return [
    sky(paint, 220, mix(paint.tone, paint.light, 0.3), lighten(paint.light, 0.6)),
    circle(470, 110, 54, "#fff6cf"),
    clouds(paint, 110, 3, 0.75),
    seaDefs,
    rect(0, 206, 600, 600, sea),
    shafts(paint, 5, 0.4),
    filtered(
      "lit",
      volume(paint, "M60 150H330L296 236H104Z", hull, "down"),
      rect(54, 142, 282, 14, "#fff3dc", 'rx="6"'),
      rect(130, 78, 90, 66, "#fff3dc", 'rx="8"'),
      rect(146, 92, 26, 26, "#5fc4e8", 'rx="4"'),
      rect(182, 92, 26, 26, "#5fc4e8", 'rx="4"'),
      rect(120, 68, 110, 14, hull, 'rx="5"'),
      stroke("M290 142L390 60", "#6b4a2a", 7),
    ),
    path(
      `M-20 226q38 -22 76 0t76 0t76 0t76 0t76 0t76 0t76 0t76 0V262H-20Z`,
      lighten(paint.light, 0.35),
      'opacity=".85"',
    ),
    stroke("M390 60Q420 200 330 322", "#ffffff", 3.5, 'opacity=".9"'),
    path(hills(paint, 590, 36, 300), mix("#f3d29a", paint.tone, 0.55)),
    glow(paint, 310, 410, 260, "#ffffff", 0.5),
    lead(paint, cast, [310, 414, 296]),
    company(paint, cast, [
      [92, 386, 112, -10],
      [516, 350, 106, 10],
      [112, 538, 118, 8],
      [492, 540, 116, -8],
    ]),
    bubbles(paint, 16),
    filtered("blur2", weeds(paint, mix("#0b5a4a", paint.dark, 0.5), 1)),
    sparkles(paint, 6, [100, 280, 500, 540]),
  ].join("");
};

/** The master of the deep, too large for the picture, lightning in the dark behind. */
export const deep: Scene = (paint, cast) => {
  const flash = (x: number, turn: number) =>
    `<g transform="translate(${x} 60) rotate(${turn})">${stroke("M0 0L-26 80L14 96L-30 190L22 204L-20 310", lighten(paint.ray, 0.5), 6)}${stroke("M-30 190L-74 236M14 96L62 140", lighten(paint.ray, 0.5), 3)}</g>`;
  return [
    rect(0, 0, 600, 800, darken(paint.dark, 0.3)),
    rays(paint, 300, 300, 30, 0.28),
    glow(paint, 300, 300, 380, paint.tone, 1),
    glow(paint, 300, 300, 270, paint.light, 0.8),
    path(ridge(paint, 500, 220, 110), darken(paint.dark, 0.45), 'opacity=".9"'),
    flash(96, 12),
    flash(506, -14),
    emoji(paint, cast.left, { x: 90, y: 420, size: 120, light: "far" }),
    emoji(paint, cast.right, { x: 512, y: 430, size: 116, flip: true, light: "far" }),
    lead(paint, cast, [300, 322, 470]),
    repeat(6, (at) =>
      stroke(
        `M${40 + at * 104} 640c-60 -60 40 -90 ${num(paint.between(-30, 30))} -${num(paint.between(110, 190))}`,
        darken(paint.dark, 0.5),
        30 - at * 2,
      ),
    ),
    coinBurst(paint, 8),
    bubbles(paint, 18),
    sparkles(paint, 8, [80, 110, 520, 540]),
  ].join("");
};
