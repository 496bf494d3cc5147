import { backdrop, glow, rays, sparkles } from "../draw/air.ts";
import { darken, mix } from "../draw/color.ts";
import { circle, filtered, path, rect, repeat } from "../draw/svg.ts";
import { lead } from "../draw/volume.ts";
import { lettered } from "../props/cards.ts";
import { ballShade } from "../props/gilt.ts";
import type { Scene } from "./scene.ts";

/** A triangle of pegs with balls bouncing down to the prizes. */
export const plinko: Scene = (paint, cast) => {
  const board = "M300 66L566 566H34Z";
  const pegs = repeat(8, (row) =>
    repeat(row + 2, (at) => {
      const x = 300 + (at - (row + 1) / 2) * 58;
      const y = 136 + row * 48;
      return (
        circle(x, y + 3, 9, "#00000055") +
        circle(x, y, 9, "#ffffff") +
        circle(x - 2, y - 3, 3, paint.ray)
      );
    }),
  );
  const tints = ["#ff2e55", "#ff7a1a", "#ffc21a", "#35c759", "#ffc21a", "#ff7a1a", "#ff2e55"];
  const cups = tints.map((tint, at) => {
    const x = 50 + at * 72;
    const prize = ["50", "9", "3", "1", "3", "9", "50"][at]!;
    return (
      rect(x, 532, 66, 56, darken(tint, 0.35), 'rx="14"') +
      rect(x, 526, 66, 54, tint, 'rx="14"') +
      lettered(prize, x + 33, 564, 30, "#ffffff")
    );
  });
  const ball = (x: number, y: number, r: number, tint: string) =>
    glow(paint, x, y, r * 2.6, tint, 0.6) +
    filtered("lit", circle(x, y, r, tint)) +
    ballShade(paint, x, y, r);
  return [
    backdrop(paint),
    rays(paint, 300, 240, 16, 0.3),
    glow(paint, 300, 320, 380, paint.light, 0.6),
    filtered(
      "lit",
      path(
        board,
        mix(paint.tone, paint.dark, 0.55),
        `stroke="${paint.ray}" stroke-width="8" stroke-linejoin="round"`,
      ),
    ),
    pegs,
    filtered("lit", ...cups),
    ball(300, 118, 34, "#ffc21a"),
    ball(226, 262, 40, "#ff3d6e"),
    ball(392, 344, 44, "#2fa8ff"),
    ball(272, 434, 46, "#35d49a"),
    ball(470, 480, 38, "#ffc21a"),
    lead(paint, cast, [112, 196, 158, -8]),
    sparkles(paint, 12, [60, 110, 540, 520]),
  ].join("");
};
