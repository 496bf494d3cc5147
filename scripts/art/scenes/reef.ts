import { backdrop, glow, shafts } from "../draw/air.ts";
import { darken, mix } from "../draw/color.ts";
import { ensemble } from "../draw/ensemble.ts";
import type { Paint } from "../draw/paint.ts";
import { hills, ridge } from "../draw/shapes.ts";
import { circle, ellipse, faded, filtered, num, path, repeat, stroke } from "../draw/svg.ts";
import { emoji, glyph } from "../icons.ts";
import type { Scene } from "./scene.ts";

export function bubbles(paint: Paint, count: number): string {
  return repeat(count, () => {
    const x = paint.between(20, 580);
    const y = paint.between(150, 600);
    const r = 3 + paint.random() ** 2 * 20;
    return (
      circle(
        x,
        y,
        r,
        "#ffffff",
        `fill-opacity=".12" stroke="#fff" stroke-opacity=".6" stroke-width="2"`,
      ) + ellipse(x - r * 0.35, y - r * 0.4, r * 0.25, r * 0.15, "#ffffff", 'opacity=".85"')
    );
  });
}

export function weeds(paint: Paint, color: string, side: 1 | -1): string {
  return repeat(6, (at) => {
    const x = side > 0 ? 4 + at * 25 : 596 - at * 25;
    const h = paint.between(130, 300) - at * 22;
    const sway = paint.between(14, 34) * (at % 2 ? 1 : -1);
    return stroke(
      `M${num(x)} 720c${num(sway)} ${num(-h * 0.3)} ${num(-sway)} ${num(-h * 0.6)} ${num(sway * 0.4)} ${num(-h)}`,
      color,
      paint.between(10, 18),
    );
  });
}

function shoal(paint: Paint): string {
  const y = paint.between(130, 200);
  return faded(
    0.35,
    repeat(9, (at) =>
      glyph(
        paint,
        "double-fish",
        { x: 90 + at * 16 + paint.between(-30, 60), y: y + paint.between(-45, 45), size: 30 },
        paint.dark,
      ),
    ),
  );
}

/** Under water: shafts from the surface, a reef behind, sand and weed in front. */
export const reef: Scene = (paint, cast, staging) => {
  const sand = mix("#f7d79a", paint.tone, 0.45);
  return [
    backdrop(paint, { y: 0.12 }),
    faded(0.4, path(ridge(paint, 470, 190, 120), mix(paint.tone, paint.dark, 0.35))),
    faded(0.75, path(ridge(paint, 560, 150, 90), mix(paint.tone, paint.dark, 0.62))),
    shafts(paint, 5, 0.6),
    shoal(paint),
    glow(paint, 300, 60, 320, "#ffffff", 0.45),
    path(hills(paint, 590, 34, 360), sand),
    path(hills(paint, 640, 30, 300), darken(sand, 0.25)),
    emoji(paint, "coral", { x: 64, y: 560, size: 150, light: "far" }),
    emoji(paint, "coral", { x: 548, y: 572, size: 170, flip: true, light: "far" }),
    ensemble(paint, cast, { staging }),
    bubbles(paint, 24),
    filtered(
      "blur2",
      weeds(paint, mix("#0b5a4a", paint.dark, 0.4), 1),
      weeds(paint, mix("#0b5a4a", paint.dark, 0.5), -1),
    ),
  ].join("");
};
