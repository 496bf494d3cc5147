import { backdrop, glow, rays, sparkles } from "../draw/air.ts";
import { darken } from "../draw/color.ts";
import type { Paint } from "../draw/paint.ts";
import { star } from "../draw/shapes.ts";
import { circle, filtered, path, rect, repeat } from "../draw/svg.ts";
import { emoji } from "../icons.ts";
import { ballShade } from "../props/gilt.ts";
import type { Scene } from "./scene.ts";

const tints = ["#ff3d6e", "#2fa8ff", "#ffc21a", "#35c759"];

function pawn(paint: Paint, x: number, y: number, size: number, tint: string): string {
  const body = `M${x - size * 0.4} ${y}Q${x - size * 0.36} ${y - size * 0.3} ${x - size * 0.12} ${y - size * 0.62}H${x + size * 0.12}Q${x + size * 0.36} ${y - size * 0.3} ${x + size * 0.4} ${y}Q${x} ${y + size * 0.18} ${x - size * 0.4} ${y}Z`;
  return (
    filtered("lit", path(body, darken(tint, 0.12)), circle(x, y - size * 0.74, size * 0.28, tint)) +
    ballShade(paint, x, y - size * 0.74, size * 0.28)
  );
}

/** A board of four corners in perspective, pawns and a die in front. */
export const ludo: Scene = (paint, cast) => {
  const corner = (x: number, y: number, tint: string) =>
    rect(x, y, 180, 180, tint, 'rx="18"') +
    rect(x + 26, y + 26, 128, 128, "#fff8ec", 'rx="22"') +
    repeat(4, (at) => circle(x + 62 + (at % 2) * 56, y + 62 + Math.floor(at / 2) * 56, 20, tint));
  const track = repeat(3, (at) =>
    repeat(
      6,
      (step) =>
        rect(
          188 + at * 28,
          4 + step * 30,
          26,
          27,
          at === 1 && step ? tints[0]! : "#ffffff",
          'rx="4"',
        ) +
        rect(
          188 + at * 28,
          276 + step * 30,
          26,
          27,
          at === 1 && step < 5 ? tints[2]! : "#ffffff",
          'rx="4"',
        ) +
        rect(
          4 + step * 30,
          188 + at * 28,
          27,
          26,
          at === 1 && step ? tints[3]! : "#ffffff",
          'rx="4"',
        ) +
        rect(
          276 + step * 30,
          188 + at * 28,
          27,
          26,
          at === 1 && step < 5 ? tints[1]! : "#ffffff",
          'rx="4"',
        ),
    ),
  );
  const board =
    rect(-14, -14, 486, 486, "#8a4a1c", 'rx="30"') +
    rect(0, 0, 458, 458, "#f3e2c4", 'rx="20"') +
    corner(0, 0, tints[0]!) +
    corner(278, 0, tints[1]!) +
    corner(0, 278, tints[3]!) +
    corner(278, 278, tints[2]!) +
    track +
    path(star(229, 229, 4, 44, 20), "#ffb52e");
  return [
    backdrop(paint),
    rays(paint, 300, 300, 18, 0.35),
    glow(paint, 300, 310, 380, "#ffffff", 0.5),
    filtered(
      "lit",
      `<g transform="translate(300 334) scale(1.02 .82) rotate(45) translate(-229 -229)">${board}</g>`,
    ),
    pawn(paint, 190, 300, 150, tints[0]!),
    pawn(paint, 408, 306, 156, tints[1]!),
    pawn(paint, 284, 452, 190, tints[2]!),
    emoji(paint, cast.hero, { x: 452, y: 486, size: 190, rotate: 14, light: "hero" }),
    emoji(paint, cast.left, { x: 110, y: 526, size: 130, rotate: -8, light: "lit" }),
    sparkles(paint, 10, [70, 120, 530, 540]),
  ].join("");
};
