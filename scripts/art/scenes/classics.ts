import { backdrop, bokeh, glow, rays, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import type { Cast } from "../draw/ensemble.ts";
import {
  circle,
  clipped,
  ellipse,
  faded,
  filtered,
  linear,
  num,
  path,
  rect,
  repeat,
  stroke,
} from "../draw/svg.ts";
import { lead } from "../draw/volume.ts";
import { emoji } from "../icons.ts";
import { hoard } from "../props/coins.ts";
import { bulbs, gilt } from "../props/gilt.ts";
import type { Scene } from "./scene.ts";

const others = ({ left, right, extras }: Cast) => [left, right, ...extras];

/** A one-armed bandit from the front: crest, three drums, its arm, a tray full of coins. */
export const cabinet: Scene = (paint, cast) => {
  const [goldDefs, gold] = gilt(paint);
  const [coatDefs, coat] = linear(
    paint,
    [
      [0, darken(paint.tone, 0.35)],
      [0.2, lighten(paint.tone, 0.12)],
      [0.5, paint.tone],
      [1, darken(paint.tone, 0.55)],
    ],
    "right",
  );
  const [paperDefs, paper] = linear(paint, [
    [0, "#a08a68"],
    [0.25, "#fff6e2"],
    [0.75, "#fff6e2"],
    [1, "#8a7352"],
  ]);
  const [above, , below] = [cast.left, cast.hero, cast.right];
  const drum = (at: number) => {
    const x = 122 + at * 122;
    const shown = [above, cast.hero, below].map((name, row) =>
      emoji(paint, name, { x: x + 56, y: 206 + row * 118, size: row === 1 ? 112 : 88 }),
    );
    return clipped(
      paint,
      `M${x} 176h112v296h-112Z`,
      rect(x, 176, 112, 296, paper),
      ...shown,
      rect(x, 176, 112, 40, "#1c0a04", 'opacity=".35"'),
      rect(x, 432, 112, 40, "#1c0a04", 'opacity=".35"'),
    );
  };
  const arm =
    stroke("M506 420C552 420 560 400 560 360V214", "#4a5266", 26) +
    stroke("M506 420C552 420 560 400 560 360V214", "#e8eefb", 13) +
    circle(560, 196, 34, darken("#e3172f", 0.3)) +
    circle(558, 193, 31, "#e3172f") +
    ellipse(549, 181, 11, 8, "#ffffff", 'opacity=".8"');
  return [
    backdrop(paint),
    rays(paint, 300, 260, 20, 0.36),
    glow(paint, 300, 260, 420, paint.light, 0.8),
    goldDefs,
    coatDefs,
    paperDefs,
    filtered("lit", arm),
    filtered(
      "lit",
      path("M66 176C66 60 170 22 300 22S534 60 534 176V660H66Z", gold),
      path("M82 182C82 78 180 40 300 40S518 78 518 182V660H82Z", coat),
    ),
    path("M150 140C170 82 230 62 300 62S430 82 450 140Z", darken(paint.dark, 0.2)),
    stroke("M150 140C170 82 230 62 300 62S430 82 450 140Z", "#ffd76a", 6),
    emoji(paint, cast.extras[0] ?? cast.left, { x: 300, y: 100, size: 74, light: "lit" }),
    rect(96, 152, 408, 344, gold, 'rx="26"'),
    rect(112, 166, 376, 316, darken(paint.dark, 0.4), 'rx="14"'),
    repeat(3, drum),
    stroke("M104 262H496M104 386H496", "#ffd76a", 4),
    bulbs(104, 159, 392, 330, 34),
    hoard(paint, 300, 548, 40),
    bokeh(paint, 8),
    sparkles(paint, 10, [90, 90, 510, 520]),
  ].join("");
};

/** A crate of fruit under branches, with hills in the sun behind it. */
export const orchard: Scene = (paint, cast) => {
  const wood = "#b9783c";
  const [front, second, third, ...rest] = others(cast);
  const fruit = (name: string | undefined, x: number, y: number, size: number, rotate = 0) =>
    emoji(paint, name ?? cast.left, { x, y, size, rotate, light: "lit" });
  const plank = (y: number) =>
    rect(70, y, 460, 46, wood, 'rx="6"') +
    rect(70, y, 460, 8, lighten(wood, 0.35), 'rx="4"') +
    rect(70, y + 38, 460, 8, darken(wood, 0.4), 'rx="4"') +
    circle(92, y + 24, 5, "#3a1c06") +
    circle(508, y + 24, 5, "#3a1c06");
  const bough = (side: 1 | -1) => {
    const x = (far: number) => 300 + side * far;
    const leaves = repeat(9, (at) => {
      const far = 300 - at * 26;
      const y = 60 + at * 9 + (at % 3) * 22;
      return ellipse(
        x(far),
        y,
        44,
        20,
        mix("#2c9a4a", "#b8f06a", (at % 4) / 5),
        `transform="rotate(${side * (at % 2 ? 34 : -18)} ${num(x(far))} ${y})"`,
      );
    });
    return stroke(`M${x(320)} 40C${x(220)} 60 ${x(140)} 70 ${x(70)} 120`, "#5b3a12", 12) + leaves;
  };
  return [
    rect(0, 0, 600, 800, "#7fd3ff"),
    glow(paint, 300, 240, 460, "#fff6c2", 1),
    rays(paint, 300, 230, 18, 0.4),
    path("M0 420C120 350 240 400 330 380S520 340 600 400V800H0Z", "#8ccc4e"),
    path("M0 480C160 420 300 470 420 450S560 440 600 470V800H0Z", "#4f9d2f"),
    filtered("lit", bough(1), bough(-1)),
    fruit(rest[0], 120, 400, 150, -14),
    fruit(rest[1], 478, 402, 150, 12),
    fruit(third, 214, 372, 156, -4),
    fruit(second, 392, 374, 156, 8),
    filtered("lit", plank(452), plank(506), plank(560)),
    fruit(front, 132, 470, 118, -10),
    fruit(rest[2], 470, 468, 112, 10),
    glow(paint, 300, 250, 190, "#ffffff", 0.55),
    lead(paint, cast, [300, 258, 300]),
    sparkles(paint, 10, [110, 110, 490, 420]),
  ].join("");
};

/** Five cards of the picture lottery, fanned out over paper flags. */
export const cardFan: Scene = (paint, cast) => {
  const [inner, second, third, outer] = others(cast);
  const fan = [
    [outer, 104, 372, 250, -34],
    [third, 496, 372, 250, 34],
    [second, 186, 300, 290, -18],
    [inner, 414, 300, 290, 18],
  ] as const;
  const flags = repeat(7, (at) => {
    const colour = ["#ff4f8f", "#2ec4b6", "#ffb62e", "#8ad12e", "#5aa9ff"][at % 5]!;
    const x = at * 92 - 30;
    const holes = repeat(3, (one) => circle(x + 20 + one * 22, 62, 7, paint.tone));
    return (
      path(`M${x} 20h84v76l-14 16-14-16-14 16-14-16-14 16-14-16Z`, colour) +
      holes +
      circle(x + 42, 40, 8, paint.tone)
    );
  });
  return [
    backdrop(paint),
    rays(paint, 300, 320, 22, 0.4),
    stroke("M-10 18Q300 40 610 18", "#fff6e0", 5),
    filtered("lit", flags),
    glow(paint, 300, 320, 360, paint.light, 0.9),
    ...fan.map(([name, x, y, size, rotate]) =>
      emoji(paint, name ?? cast.left, { x, y, size, rotate, light: "lit" }),
    ),
    lead(paint, cast, [300, 318, 372]),
    hoard(paint, 300, 590, 26),
    bokeh(paint, 10),
    sparkles(paint, 10, [70, 130, 530, 540]),
  ].join("");
};

/** A roof sign at night: a frame of running lamps, an arrow, tubes of light on brick. */
export const neonSign: Scene = (paint, cast) => {
  const brick = darken(mix(paint.tone, "#7a2a3c", 0.45), 0.5);
  const tube = (d: string, tint: string, width: number) =>
    filtered("blur6", stroke(d, tint, width * 2.6, 'opacity=".8"')) +
    stroke(d, tint, width) +
    stroke(d, "#ffffff", width * 0.36);
  const wall = repeat(19, (row) =>
    repeat(9, (at) =>
      rect(
        at * 74 - (row % 2) * 37,
        row * 32,
        70,
        28,
        lighten(brick, ((row * 7 + at * 5) % 4) * 0.03),
        'rx="3"',
      ),
    ),
  );
  const small = others(cast).slice(0, 4);
  const spots = [
    [124, 148],
    [476, 148],
    [124, 462],
    [476, 462],
  ] as const;
  return [
    rect(0, 0, 600, 800, darken(brick, 0.35)),
    wall,
    faded(0.9, glow(paint, 300, 300, 420, "#ff4fb0", 0.55)),
    rect(54, 74, 492, 470, "#0a0418", 'rx="44" opacity=".72"'),
    tube(
      "M98 74H502Q546 74 546 118V500Q546 544 502 544H98Q54 544 54 500V118Q54 74 98 74Z",
      "#37e8f5",
      9,
    ),
    repeat(28, (at) => {
      const x = 84 + (at % 14) * 33.2;
      return circle(x, at < 14 ? 100 : 518, 6, at % 2 ? "#ffe27a" : "#ff8fd0");
    }),
    tube("M300 560V596M262 576L300 612 338 576", "#ffc83a", 9),
    glow(paint, 300, 306, 230, "#b98cff", 0.5),
    ...small.map((name, at) =>
      emoji(paint, name, { x: spots[at]![0], y: spots[at]![1], size: 118 }),
    ),
    emoji(paint, cast.hero, { x: 300, y: 306, size: 330 }),
    sparkles(paint, 7, [90, 110, 510, 500]),
  ].join("");
};

/** A ring of cut stones around the largest, on dark velvet under one lamp. */
export const gemRing: Scene = (paint, cast) => {
  const stones = others(cast);
  const [goldDefs, gold] = gilt(paint);
  const ring = stones.map((name, at) => {
    const angle = (at / stones.length) * Math.PI * 2 - Math.PI / 2;
    const [x, y] = [300 + Math.cos(angle) * 208, 312 + Math.sin(angle) * 208];
    return emoji(paint, name, { x, y, size: 132, light: "lit" });
  });
  return [
    backdrop(paint),
    rays(paint, 300, 312, 26, 0.42),
    glow(paint, 300, 312, 380, paint.light, 0.9),
    goldDefs,
    filtered("lit", stroke("M300 104A208 208 0 1 1 299.900 104Z", gold, 22)),
    stroke("M300 104A208 208 0 1 1 299.900 104Z", "#fff6cf", 3),
    glow(paint, 300, 312, 190, "#ffffff", 0.65),
    ...ring,
    lead(paint, cast, [300, 312, 250]),
    sparkles(paint, 16, [60, 70, 540, 560]),
  ].join("");
};
