import { backdrop, bokeh, glow, rays, sparkles } from "../draw/air.ts";
import { group } from "../draw/svg.ts";
import { company, lead } from "../draw/volume.ts";
import { chip, chipStack } from "../props/cards.ts";
import { coinBurst } from "../props/coins.ts";
import { saloon, table } from "../props/table.ts";
import { rouletteWheel } from "../props/wheel.ts";
import type { Scene } from "./scene.ts";

/** The wheel large over a felt table, chips waiting in front. */
export const roulette: Scene = (paint, cast) =>
  [
    saloon(paint),
    table(paint, 330),
    glow(paint, 300, 300, 330, paint.ray, 0.5),
    rouletteWheel(paint, 300, 302, 208),
    chipStack(84, 566, 56, "#d31432", 5),
    chipStack(176, 590, 52, "#1763d6", 3),
    chipStack(512, 572, 56, "#e0a01c", 6),
    chipStack(424, 596, 50, "#17903f", 3),
    lead(paint, cast, [300, 494, 190]),
    bokeh(paint, 10),
    sparkles(paint, 9, [80, 120, 520, 540]),
  ].join("");

/** The wheel lies on the table, the subject stands over it. */
export const lyingWheel: Scene = (paint, cast) =>
  [
    saloon(paint),
    table(paint, 340),
    group({ at: [300, 464], scale: [1, 0.5] }, rouletteWheel(paint, 0, 0, 222)),
    glow(paint, 300, 300, 280, paint.ray, 0.75),
    lead(paint, cast, [300, 282, 310]),
    company(paint, cast, [
      [104, 352, 108, -12],
      [496, 352, 104, 12],
    ]),
    chipStack(70, 590, 54, "#1763d6", 4),
    chipStack(532, 590, 54, "#d31432", 4),
    bokeh(paint, 10),
    sparkles(paint, 10, [80, 110, 520, 520]),
  ].join("");

/** The wheel rises like a sun from the lower edge, rays behind it. */
export const risingWheel: Scene = (paint, cast) =>
  [
    backdrop(paint),
    rays(paint, 300, 560, 28, 0.5),
    glow(paint, 300, 480, 380, "#ffffff", 0.6),
    rouletteWheel(paint, 300, 600, 262),
    coinBurst(paint, 9),
    lead(paint, cast, [300, 250, 290]),
    company(paint, cast, [
      [88, 540, 120, -12],
      [514, 540, 116, 12],
    ]),
    sparkles(paint, 13, [60, 90, 540, 520]),
  ].join("");

/** The wheel so near that the edge cuts it, the subject before it under a lamp. */
export const nearWheel: Scene = (paint, cast) =>
  [
    saloon(paint),
    glow(paint, 470, 300, 380, paint.ray, 0.45),
    rouletteWheel(paint, 470, 300, 270),
    glow(paint, 190, 380, 240, paint.light, 0.8),
    lead(paint, cast, [192, 386, 300, -6]),
    chipStack(96, 590, 58, "#d31432", 5),
    chipStack(214, 598, 54, "#17903f", 3),
    chip(330, 580, 46, "#e0a01c", 18),
    chip(440, 596, 44, "#1763d6", 40),
    bokeh(paint, 14),
    sparkles(paint, 9, [60, 110, 540, 540]),
  ].join("");
