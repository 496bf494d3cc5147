import { backdrop, glow, shafts } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import type { Paint } from "../draw/paint.ts";
import { hills } from "../draw/shapes.ts";
import { circle, filtered, path, rect, stroke } from "../draw/svg.ts";
import { emoji } from "../icons.ts";
import { coinBurst } from "../props/coins.ts";
import { gilt } from "../props/gilt.ts";
import { bubbles, weeds } from "./reef.ts";
import type { Scene } from "./scene.ts";

function crosshair(x: number, y: number, r: number): string {
  return (
    circle(x, y, r, "none", 'stroke="#fff" stroke-width="6" opacity=".9"') +
    circle(x, y, r * 0.55, "none", 'stroke="#ff3d5a" stroke-width="5"') +
    stroke(
      `M${x - r * 1.3} ${y}h${r * 0.6}M${x + r * 0.7} ${y}h${r * 0.6}M${x} ${y - r * 1.3}v${r * 0.6}M${x} ${y + r * 0.7}v${r * 0.6}`,
      "#ffffff",
      6,
    )
  );
}

function cannon(paint: Paint): string {
  const [defs, gold] = gilt(paint);
  const steel = mix(paint.tone, "#c7d2ea", 0.4);
  return (
    defs +
    filtered(
      "lit",
      `<g transform="rotate(-24 130 600)">${rect(92, 420, 76, 190, steel, 'rx="18"')}${rect(80, 404, 100, 40, gold, 'rx="16"')}${rect(86, 520, 88, 22, gold, 'rx="8"')}${rect(108, 424, 14, 180, "#ffffff", 'opacity=".45" rx="7"')}</g>`,
      circle(118, 616, 76, darken(steel, 0.25)),
      circle(118, 616, 52, gold),
      circle(118, 616, 30, darken(steel, 0.4)),
    )
  );
}

/** A cannon below, the great catch above in the cross hairs, smaller fish around. */
export const hunt: Scene = (paint, cast) =>
  [
    backdrop(paint, { y: 0.2 }),
    shafts(paint, 5, 0.55),
    glow(paint, 340, 250, 330, "#ffffff", 0.5),
    path(hills(paint, 560, 60, 260), mix(paint.tone, paint.dark, 0.55)),
    emoji(paint, cast.right, { x: 110, y: 250, size: 130, light: "far" }),
    emoji(paint, cast.extras[0]!, { x: 500, y: 470, size: 132, flip: true, light: "lit" }),
    emoji(paint, cast.extras[1]!, { x: 300, y: 540, size: 104, light: "lit" }),
    filtered("blur6", stroke("M186 500L300 330", lighten(paint.light, 0.6), 22)),
    stroke("M190 494L292 342", "#ffffff", 6),
    emoji(paint, cast.hero, { x: 346, y: 268, size: 356, light: "hero" }),
    emoji(paint, cast.left, { x: 92, y: 400, size: 116, rotate: -10, light: "lit" }),
    crosshair(300, 320, 58),
    coinBurst(paint, 7),
    bubbles(paint, 20),
    cannon(paint),
    filtered("blur2", weeds(paint, mix("#0b5a4a", paint.dark, 0.5), -1)),
  ].join("");
