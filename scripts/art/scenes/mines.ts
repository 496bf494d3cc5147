import { backdrop, bokeh, glow, rays, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import type { Paint } from "../draw/paint.ts";
import { filtered, linear, num, rect } from "../draw/svg.ts";
import { emoji } from "../icons.ts";
import type { Scene } from "./scene.ts";

function tile(paint: Paint, x: number, y: number, open: string | null): string {
  const base = mix(paint.tone, paint.light, 0.45);
  if (open) {
    return (
      rect(x, y, 106, 106, darken(paint.dark, 0.1), 'rx="22"') +
      rect(x + 4, y + 8, 98, 94, mix(paint.dark, paint.tone, 0.3), 'rx="18"') +
      glow(paint, x + 53, y + 54, 60, open === "bomb" ? "#ff4d4d" : paint.ray, 0.75) +
      emoji(paint, open, { x: x + 53, y: y + 54, size: 84, light: "lit" })
    );
  }
  const [defs, face] = linear(paint, [
    [0, lighten(base, 0.35)],
    [1, base],
  ]);
  return (
    defs +
    rect(x, y + 9, 106, 102, darken(base, 0.5), 'rx="22"') +
    rect(x, y, 106, 100, face, 'rx="22"') +
    rect(x + 10, y + 8, 86, 30, "#ffffff", 'rx="15" opacity=".35"')
  );
}

/** A tilted board of tiles, some turned: gems, and a bomb. */
export const mines: Scene = (paint, cast) => {
  const opened = new Map<number, string>([
    [1, cast.hero],
    [5, cast.hero],
    [6, cast.left],
    [8, "bomb"],
    [11, cast.hero],
    [14, cast.right],
  ]);
  let board = "";
  for (let at = 0; at < 16; at++) {
    board += tile(paint, (at % 4) * 118, Math.floor(at / 4) * 118, opened.get(at) ?? null);
  }
  const slab =
    rect(-22, -22, 504, 512, darken(paint.tone, 0.45), 'rx="44"') +
    rect(-22, -22, 504, 500, mix(paint.tone, paint.dark, 0.45), 'rx="44"');
  return [
    backdrop(paint),
    rays(paint, 300, 300, 18, 0.3),
    glow(paint, 300, 300, 380, paint.light, 0.6),
    `<g transform="translate(88 ${num(86)}) rotate(-5 230 230)">${filtered("lit", slab)}${board}</g>`,
    glow(paint, 360, 250, 200, "#ffffff", 0.55),
    emoji(paint, cast.hero, { x: 366, y: 248, size: 240, rotate: 8, light: "hero" }),
    emoji(paint, "bomb", { x: 120, y: 536, size: 150, rotate: -8, light: "lit" }),
    emoji(paint, cast.right, { x: 500, y: 540, size: 130, rotate: 10, light: "lit" }),
    bokeh(paint, 10),
    sparkles(paint, 12, [60, 110, 540, 540]),
  ].join("");
};
