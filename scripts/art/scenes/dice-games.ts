import { backdrop, bokeh, glow, rays, sparkles } from "../draw/air.ts";
import { darken, lighten } from "../draw/color.ts";
import { footing } from "../draw/ensemble.ts";
import type { Paint } from "../draw/paint.ts";
import { ellipse, filtered, group, path, repeat, stroke } from "../draw/svg.ts";
import { company, lead, volume } from "../draw/volume.ts";
import { emoji } from "../icons.ts";
import { chip, chipStack } from "../props/cards.ts";
import { coinBurst, hoard } from "../props/coins.ts";
import { saloon, table } from "../props/table.ts";
import type { Scene } from "./scene.ts";

/** A die standing on its corner: three faces, their pips in perspective. */
function cornerDie(paint: Paint, color: string): string {
  const pip = (x: number, y: number, flat: number, turn: number) =>
    `<g transform="rotate(${turn} ${x} ${y})">${ellipse(x, y, 22, 22 * flat, "#ffffff")}</g>`;
  return filtered(
    "lit",
    volume(paint, "M300 70L508 184L300 298L92 184Z", lighten(color, 0.16), "down"),
    volume(paint, "M92 184L300 298V540L92 418Z", color),
    path("M508 184L300 298V540L508 418Z", darken(color, 0.36)),
    stroke("M92 184L300 298L508 184M300 298V540", lighten(color, 0.5), 6, 'opacity=".7"'),
    pip(300, 184, 0.56, 0),
    pip(152, 266, 0.82, 64) +
      pip(240, 316, 0.82, 64) +
      pip(152, 398, 0.82, 64) +
      pip(240, 446, 0.82, 64) +
      pip(196, 356, 0.82, 64),
    pip(360, 316, 0.82, -64) + pip(404, 356, 0.82, -64) + pip(448, 396, 0.82, -64),
  );
}

/** One great die, the subject on its top. */
export const cornerDice: Scene = (paint, cast) =>
  [
    backdrop(paint),
    rays(paint, 300, 300, 22, 0.45),
    glow(paint, 300, 300, 340, "#ffffff", 0.6),
    hoard(paint, 300, 540, 40),
    footing(300, 566, 420, paint.dark),
    group({ at: [60, 88], scale: 0.8 }, cornerDie(paint, "#d8182f")),
    lead(paint, cast, [300, 208, 210]),
    company(paint, cast, [
      [92, 536, 132, -12],
      [510, 540, 128, 12],
    ]),
    coinBurst(paint, 7),
    sparkles(paint, 11, [70, 100, 530, 540]),
  ].join("");

/** A leather cup is tipped, its dice roll towards the viewer. */
export const diceCup: Scene = (paint, cast) => {
  const leather = "#8a4a24";
  return [
    saloon(paint),
    table(paint, 360),
    glow(paint, 300, 320, 330, paint.ray, 0.75),
    footing(210, 500, 330, paint.dark),
    filtered(
      "lit",
      group(
        { at: [214, 350], rotate: 58 },
        volume(paint, "M-118 -170H118L92 170Q0 206 -92 170Z", leather),
        ellipse(0, -170, 118, 42, darken(leather, 0.5)),
        ellipse(0, -170, 118, 42, "none", `stroke="${lighten(leather, 0.4)}" stroke-width="12"`),
        stroke("M-108 -96Q0 -58 108 -96M-98 92Q0 130 98 92", "#f4c95a", 9),
        repeat(9, (at) =>
          ellipse(-84 + at * 21, -10 + Math.sin((at / 8) * Math.PI) * 22, 4, 4, "#f4c95a"),
        ),
      ),
    ),
    emoji(paint, "game-die", { x: 402, y: 330, size: 150, rotate: 20, light: "hero" }),
    emoji(paint, "game-die", { x: 494, y: 452, size: 164, rotate: -14, light: "hero" }),
    emoji(paint, "game-die", { x: 354, y: 510, size: 148, rotate: 34, light: "hero" }),
    lead(paint, cast, [440, 190, 190, 8]),
    chipStack(70, 592, 50, "#1763d6", 4),
    chip(186, 592, 44, "#e0a01c", 20),
    bokeh(paint, 10),
    sparkles(paint, 9, [80, 110, 520, 540]),
  ].join("");
};
