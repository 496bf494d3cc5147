import { backdrop, bokeh, glow, rays, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import type { Paint } from "../draw/paint.ts";
import { filtered, group, linear, path, rect, repeat, stroke } from "../draw/svg.ts";
import { emoji } from "../icons.ts";
import { ball, ballTints } from "../props/ball.ts";
import { lettered } from "../props/cards.ts";
import { coinBurst, hoard } from "../props/coins.ts";
import { gilt } from "../props/gilt.ts";
import type { Scene } from "./scene.ts";

/** A half-scratched card with a coin next to it. */
export const scratch: Scene = (paint, cast) => {
  const [goldDefs, gold] = gilt(paint);
  const [silverDefs, silver] = linear(
    paint,
    [
      [0, "#f1f3fb"],
      [0.5, "#a9b0c6"],
      [1, "#dfe3f0"],
    ],
    "diagonal",
  );
  const names = [
    cast.hero,
    cast.left,
    cast.hero,
    cast.right,
    cast.hero,
    cast.left,
    cast.extras[0]!,
    cast.right,
    cast.extras[1]!,
  ];
  const cells = names.map((name, at) => {
    const x = -150 + (at % 3) * 104;
    const y = -96 + Math.floor(at / 3) * 104;
    const open = at < 5;
    const face = open
      ? rect(x, y, 92, 92, "#fffaf0", 'rx="16"') +
        emoji(paint, name, { x: x + 46, y: y + 46, size: 70 })
      : rect(x, y, 92, 92, silver, 'rx="16"');
    const rubbed =
      at === 5 ? stroke(`M${x + 10} ${y + 20}l60 10l-56 18l66 8l-50 20`, "#fffaf0", 15) : "";
    return face + rubbed;
  });
  const body =
    rect(-184, -226, 368, 460, gold, 'rx="34"') +
    rect(-172, -214, 344, 436, mix(paint.tone, "#ff2e8a", 0.4), 'rx="26"') +
    path(
      "M-172 -130Q0 -80 172 -130V-188Q172 -214 146 -214H-146Q-172 -214 -172 -188Z",
      lighten(paint.light, 0.2),
    );
  return [
    backdrop(paint),
    rays(paint, 300, 290, 20, 0.42),
    glow(paint, 300, 290, 380, "#ffffff", 0.5),
    goldDefs,
    silverDefs,
    group(
      { at: [300, 308], rotate: -8 },
      filtered("lit", body),
      ...cells,
      repeat(3, (at) => emoji(paint, "glowing-star", { x: -86 + at * 86, y: -168, size: 62 })),
    ),
    coinBurst(paint, 9),
    emoji(paint, "coin", { x: 478, y: 500, size: 190, rotate: 12, light: "hero" }),
    emoji(paint, cast.hero, { x: 96, y: 514, size: 150, rotate: -12, light: "lit" }),
    sparkles(paint, 12, [60, 110, 540, 540]),
  ].join("");
};

function numberGrid(
  paint: Paint,
  columns: number,
  rows: number,
  cell: number,
  marked: number[],
  tint: string,
): string {
  return repeat(columns * rows, (at) => {
    const x = (at % columns) * cell;
    const y = Math.floor(at / columns) * cell;
    const on = marked.includes(at);
    return (
      rect(x + 3, y + 3, cell - 6, cell - 6, on ? tint : "#fffaf0", `rx="${cell * 0.2}"`) +
      lettered(
        String(1 + ((at * 7) % 80)),
        x + cell / 2,
        y + cell * 0.66,
        cell * 0.44,
        on ? "#ffffff" : mix(paint.dark, "#3a2a50", 0.5),
      )
    );
  });
}

/** A sheet of numbers with the hits lit, drawn balls flying over it. */
export const keno: Scene = (paint, cast) =>
  [
    backdrop(paint, { y: 0.36 }),
    rays(paint, 300, 280, 16, 0.3),
    glow(paint, 300, 280, 380, paint.light, 0.7),
    group(
      { at: [96, 150], rotate: -6 },
      filtered("lit", rect(-16, -16, 440, 370, mix(paint.tone, paint.light, 0.3), 'rx="32"')),
      numberGrid(paint, 6, 5, 68, [2, 7, 9, 14, 16, 21, 25, 28], "#ff2e6a"),
    ),
    emoji(paint, cast.hero, { x: 440, y: 200, size: 210, light: "hero" }),
    ball(paint, 12, 104, 500, 76, ballTints[4]!),
    ball(paint, 44, 262, 534, 68, ballTints[5]!),
    ball(paint, 71, 446, 488, 90, ballTints[0]!),
    emoji(paint, cast.left, { x: 550, y: 560, size: 110, light: "lit" }),
    bokeh(paint, 10),
    sparkles(paint, 12, [60, 110, 540, 540]),
  ].join("");

/** Two cards with daubed numbers and a ball of the call. */
export const bingo: Scene = (paint, cast) => {
  const sheet = (x: number, y: number, rotate: number, tint: string, marks: number[]) =>
    group(
      { at: [x, y], rotate },
      filtered("lit", rect(-14, -74, 318, 382, tint, 'rx="28"')),
      lettered("BINGO", 145, -18, 62, "#ffffff"),
      numberGrid(paint, 5, 5, 58, marks, "#ff3d7f"),
    );
  return [
    backdrop(paint),
    rays(paint, 300, 290, 18, 0.38),
    glow(paint, 300, 290, 380, "#ffffff", 0.5),
    sheet(300, 172, 12, "#1f7ae0", [0, 6, 12, 18, 24]),
    sheet(30, 200, -9, mix(paint.tone, "#e02890", 0.4), [2, 7, 12, 17, 22]),
    ball(paint, 22, 484, 498, 82, ballTints[4]!),
    ball(paint, 60, 120, 548, 66, ballTints[2]!),
    emoji(paint, cast.hero, { x: 300, y: 520, size: 160, light: "hero" }),
    bokeh(paint, 10),
    sparkles(paint, 10, [60, 110, 540, 540]),
  ].join("");
};

/** The picture cards of a fair, marked with beans. */
export const pictureCards: Scene = (paint, cast) => {
  const tints = ["#ffd35a", "#7fd6c2", "#ff9ab0", "#a9c8ff", "#ffb27a"];
  const one = (name: string, x: number, y: number, rotate: number, scale: number, at: number) =>
    filtered(
      "lit",
      group(
        { at: [x, y], rotate, scale },
        rect(-88, -124, 176, 248, "#fff8e8", 'rx="14"'),
        rect(-76, -112, 152, 196, tints[at]!, 'rx="8"'),
        emoji(paint, name, { x: 0, y: -14, size: 132 }),
        lettered(String(at * 9 + 4), -54, -84, 28, "#3a1d10"),
        rect(-60, 96, 120, 10, darken("#c8a878", 0.15), 'rx="5"'),
      ),
    );
  return [
    backdrop(paint),
    rays(paint, 300, 300, 18, 0.35),
    glow(paint, 300, 300, 380, "#ffffff", 0.55),
    one(cast.extras[0]!, 112, 270, -20, 0.9, 3),
    one(cast.extras[1]!, 488, 270, 20, 0.9, 4),
    one(cast.left, 186, 400, -11, 1.05, 1),
    one(cast.right, 414, 400, 11, 1.05, 2),
    one(cast.hero, 300, 300, 0, 1.36, 0),
    hoard(paint, 300, 560, 30),
    repeat(7, () =>
      emoji(paint, "beans", {
        x: paint.between(70, 530),
        y: paint.between(500, 580),
        size: 54,
        rotate: paint.between(0, 360),
      }),
    ),
    sparkles(paint, 9, [60, 120, 540, 540]),
  ].join("");
};
