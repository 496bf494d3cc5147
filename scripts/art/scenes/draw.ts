import { backdrop, bokeh, glow, rays, sparkles } from "../draw/air.ts";
import { lighten, mix } from "../draw/color.ts";
import { circle, ellipse, filtered, path, rect } from "../draw/svg.ts";
import { emoji } from "../icons.ts";
import { ball, ballTints } from "../props/ball.ts";
import { hoard } from "../props/coins.ts";
import { gilt } from "../props/gilt.ts";
import type { Scene } from "./scene.ts";

/** A glass drum full of balls on a golden foot, the drawn ones rolling out. */
export const drum: Scene = (paint, cast) => {
  const [goldDefs, gold] = gilt(paint);
  const inside = Array.from({ length: 15 }, (_, at) => {
    const row = Math.floor(at / 5);
    const x = 300 + ((at % 5) - 2) * 72 + (row % 2 ? 30 : 0) + paint.between(-8, 8);
    const y = 432 - row * 70 - Math.abs(x - 300) * 0.34 + paint.between(-8, 8);
    return ball(paint, 1 + Math.floor(paint.random() * 48), x, y, 42, ballTints[(at * 3) % 8]!);
  });
  return [
    backdrop(paint),
    rays(paint, 300, 270, 18, 0.35),
    glow(paint, 300, 270, 360, "#ffffff", 0.55),
    goldDefs,
    filtered(
      "lit",
      path("M170 500Q300 440 430 500L470 590H130Z", gold),
      rect(110, 578, 380, 40, gold, 'rx="18"'),
      circle(300, 270, 238, gold),
    ),
    circle(300, 270, 226, mix(paint.tone, paint.dark, 0.45)),
    glow(paint, 300, 230, 220, paint.light, 0.7),
    ...inside,
    circle(300, 270, 226, lighten(paint.ray, 0.4), 'opacity=".12"'),
    path("M120 210A190 190 0 0 1 260 88Q190 140 160 236Z", "#ffffff", 'opacity=".5"'),
    ellipse(410, 400, 60, 26, "#ffffff", 'opacity=".18" transform="rotate(-40 410 400)"'),
    emoji(paint, cast.hero, { x: 300, y: 520, size: 130, light: "hero" }),
    ball(paint, 7, 82, 540, 58, ballTints[0]!),
    ball(paint, 21, 520, 536, 60, ballTints[1]!),
    ball(paint, 13, 180, 572, 44, ballTints[4]!),
    ball(paint, 38, 424, 576, 44, ballTints[2]!),
    bokeh(paint, 8),
    sparkles(paint, 9, [70, 110, 530, 540]),
  ].join("");
};

/** Great balls flying towards the viewer out of the light, over a hoard. */
export const balls: Scene = (paint, cast) => {
  const any = () => 1 + Math.floor(paint.random() * 49);
  return [
    backdrop(paint),
    rays(paint, 300, 290, 22, 0.45),
    glow(paint, 300, 290, 340, "#ffffff", 0.7),
    ball(paint, any(), 104, 262, 56, ballTints[3]!),
    ball(paint, any(), 500, 254, 54, ballTints[5]!),
    ball(paint, any(), 420, 150, 58, ballTints[6]!),
    ball(paint, any(), 196, 148, 60, ballTints[4]!),
    hoard(paint, 300, 540, 44),
    emoji(paint, cast.left, { x: 300, y: 520, size: 170, light: "lit" }),
    ball(paint, any(), 140, 430, 88, ballTints[1]!),
    ball(paint, any(), 462, 426, 92, ballTints[2]!),
    ball(paint, any(), 300, 308, 128, ballTints[0]!),
    emoji(paint, cast.hero, { x: 300, y: 150, size: 120, light: "hero" }),
    sparkles(paint, 12, [60, 110, 540, 540]),
  ].join("");
};
