import { backdrop, bokeh, clouds, glow, rays, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import type { Paint } from "../draw/paint.ts";
import {
  circle,
  ellipse,
  filtered,
  group,
  linear,
  path,
  rect,
  repeat,
  stroke,
} from "../draw/svg.ts";
import { company, lead, volume } from "../draw/volume.ts";
import { emoji } from "../icons.ts";
import { lettered } from "../props/cards.ts";
import { ballShade } from "../props/gilt.ts";
import type { Scene } from "./scene.ts";

function peg(paint: Paint, x: number, y: number, r: number): string {
  const [defs, face] = linear(
    paint,
    [
      [0, "#ffffff"],
      [0.5, lighten(paint.ray, 0.2)],
      [1, darken(paint.tone, 0.3)],
    ],
    "diagonal",
  );
  return defs + circle(x + 8, y + 14, r, "#00000066") + circle(x, y, r, face);
}

/** One great ball close by, springing from peg to peg towards the prizes. */
export const pegFall: Scene = (paint, cast) => {
  const cups = ["10", "2.4", "160", "2.4", "10"].map((prize, at) => {
    const x = 20 + at * 114;
    const tint = at === 2 ? "#ffb81f" : mix(paint.tone, paint.light, 0.25);
    return (
      rect(x, 500, 104, 104, darken(tint, 0.45), 'rx="24"') +
      rect(x, 488, 104, 100, tint, 'rx="24"') +
      rect(x + 10, 496, 84, 34, "#ffffff", 'rx="16" opacity=".3"') +
      lettered(prize, x + 52, 556, 44, "#ffffff")
    );
  });
  const spots: [number, number, number][] = [
    [92, 130, 25],
    [300, 96, 25],
    [508, 132, 25],
    [188, 268, 31],
    [430, 262, 31],
    [64, 388, 36],
    [300, 414, 38],
    [536, 392, 36],
  ];
  const way = "M336 40C352 84 350 110 338 132C300 168 262 196 262 240";
  return [
    backdrop(paint, { y: 0.3 }),
    rays(paint, 300, 210, 18, 0.34),
    glow(paint, 300, 250, 380, paint.light, 0.7),
    spots.map(([x, y, r]) => peg(paint, x, y, r)).join(""),
    filtered("lit", ...cups),
    filtered("blur6", stroke(way, "#ffffff", 30, 'opacity=".5"')),
    stroke(way, paint.ray, 9, 'stroke-dasharray="2 26"'),
    glow(paint, 262, 300, 210, "#ffd25a", 0.8),
    filtered("hero", circle(262, 298, 104, mix("#ffb81f", paint.ray, 0.45))),
    ballShade(paint, 262, 298, 104),
    lead(paint, cast, [470, 190, 190, 8]),
    glow(paint, 300, 520, 170, "#fff3b0", 0.75),
    bokeh(paint, 8),
    sparkles(paint, 14, [60, 90, 540, 540]),
  ].join("");
};

/** One cell of the field springs open, and what lay below it shines out. */
export const openCell: Scene = (paint, cast) => {
  const base = mix(paint.tone, paint.light, 0.4);
  const tile = (x: number, y: number, size: number) =>
    rect(x, y + size * 0.12, size, size, darken(base, 0.55), `rx="${size * 0.2}"`) +
    rect(x, y, size, size, base, `rx="${size * 0.2}"`) +
    rect(
      x + size * 0.1,
      y + size * 0.08,
      size * 0.8,
      size * 0.3,
      "#ffffff",
      `rx="${size * 0.14}" opacity=".3"`,
    );
  const around = repeat(9, (at) => {
    const [column, row] = [at % 3, Math.floor(at / 3)];
    return at === 4 ? "" : tile(14 + column * 198, 70 + row * 192, 176);
  });
  const flag = group(
    { at: [96, 128], rotate: -6 },
    stroke("M0 70V-46", "#ffffff", 12),
    path("M4 -46C34 -64 52 -30 90 -44V18C52 32 34 -2 4 16Z", "#ff4668"),
  );
  return [
    backdrop(paint),
    filtered("lit", around),
    rect(196, 246, 208, 216, darken(paint.dark, 0.2), 'rx="42"'),
    rays(paint, 300, 350, 20, 0.5),
    glow(paint, 300, 350, 330, "#ffffff", 0.85),
    filtered("lit", flag),
    group(
      { at: [452, 196], rotate: 28 },
      filtered("lit", volume(paint, "M-96 -70H96L84 74H-84Z", lighten(base, 0.1), "diagonal")),
    ),
    emoji(paint, cast.hero, { x: 300, y: 336, size: 270, rotate: -6, light: "hero" }),
    emoji(paint, "bomb", { x: 506, y: 500, size: 160, rotate: 12, light: "lit" }),
    company(paint, cast, [[100, 496, 130, -12]]),
    sparkles(paint, 14, [60, 100, 540, 540]),
  ].join("");
};

/** Ten balls in a tray under a lamp, the last one still in the air. */
export const ballTray: Scene = (paint, cast) => {
  const tints = ["#ff2e55", "#2fa8ff", "#ffc21a", "#35d49a", "#c05cff", "#ff7a1a"];
  const ball = (number: string, x: number, y: number, r: number, at: number) => {
    const tint = tints[at % tints.length]!;
    return (
      filtered("lit", circle(x, y, r, tint)) +
      circle(x, y - r * 0.04, r * 0.56, "#fffdf4") +
      lettered(number, x, y + r * 0.26, r * 0.74, "#241338") +
      ballShade(paint, x, y, r)
    );
  };
  const wood = mix(paint.dark, "#5a2c0c", 0.4);
  const row = ["7", "40", "22", "13"].map((text, at) => ball(text, 96 + at * 136, 500, 62, at));
  const back = ["31", "5", "18"].map((text, at) => ball(text, 164 + at * 136, 408, 56, at + 3));
  return [
    backdrop(paint, { y: 0.3 }),
    rays(paint, 300, 60, 16, 0.36),
    path("M300 -20L520 470H80Z", "#ffffff", 'opacity=".14"'),
    glow(paint, 300, 250, 330, paint.light, 0.8),
    ellipse(300, 470, 300, 110, darken(wood, 0.3)),
    back.join(""),
    filtered("lit", path("M-10 520C120 566 480 566 610 520V640H-10Z", wood)),
    row.join(""),
    stroke("M-10 548C120 594 480 594 610 548", mix(paint.ray, "#ffcf6a", 0.6), 10),
    stroke("M420 40C400 90 372 128 332 170", "#ffffff", 12, 'opacity=".5" stroke-dasharray="3 22"'),
    glow(paint, 300, 230, 190, "#ffffff", 0.7),
    ball("10", 300, 232, 112, 2),
    lead(paint, cast, [486, 168, 176, 10]),
    company(paint, cast, [[104, 196, 130, -10]]),
    sparkles(paint, 14, [60, 80, 540, 540]),
  ].join("");
};

/** A kite high over the roofs, its cord a rising curve. */
export const kiteSky: Scene = (paint, cast) => {
  const cord = "M-10 596C170 590 300 520 372 322";
  const [defs, area] = linear(paint, [
    [0, "#ffffff", 0.5],
    [1, "#ffffff", 0],
  ]);
  const roofs = repeat(7, (at) => {
    const x = -30 + at * 98;
    const high = 40 + ((at * 37) % 54);
    const wall = mix(paint.dark, paint.tone, 0.2 + (at % 3) * 0.12);
    return (
      rect(x, 590 - high, 92, 80, wall) +
      path(
        `M${x - 8} ${592 - high}L${x + 46} ${552 - high}L${x + 100} ${592 - high}Z`,
        darken(wall, 0.3),
      ) +
      rect(x + 34, 600 - high, 20, 20, "#ffe08a")
    );
  });
  const kite = group(
    { at: [398, 240], rotate: 36 },
    filtered(
      "hero",
      volume(paint, "M0 -170L112 -30L0 150L-112 -30Z", "#ff3d6e", "diagonal"),
      path("M0 -170L112 -30H0Z", "#ffc21a"),
      path("M0 150L-112 -30H0Z", "#2fd0c0"),
      stroke("M0 -170V150M-112 -30H112", "#ffffff", 7),
    ),
    stroke("M0 150C44 190 -40 224 6 262S52 330 10 372", "#ffffff", 8),
    repeat(3, (at) =>
      path(
        `M${-34} ${206 + at * 62}L34 ${226 + at * 62}V${198 + at * 62}L-34 ${234 + at * 62}Z`,
        ["#ffc21a", "#2fd0c0", "#ff3d6e"][at]!,
      ),
    ),
  );
  return [
    backdrop(paint, { x: 0.66, y: 0.3 }),
    rays(paint, 400, 230, 18, 0.3),
    clouds(paint, 150, 3, 0.75),
    clouds(paint, 420, 3, 0.5),
    company(paint, cast, [
      [116, 208, 150, -6],
      [96, 60, 10, 0],
    ]),
    defs,
    path(`${cord}L372 640H-10Z`, area),
    filtered("blur6", stroke(cord, "#ffffff", 22, 'opacity=".6"')),
    stroke(cord, "#ffffff", 8),
    glow(paint, 398, 240, 230, "#ffffff", 0.75),
    kite,
    filtered("lit", roofs),
    sparkles(paint, 10, [60, 80, 540, 520]),
  ].join("");
};
