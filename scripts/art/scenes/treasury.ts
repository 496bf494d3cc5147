import { backdrop, bokeh, glow, rays, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { ensemble } from "../draw/ensemble.ts";
import type { Paint } from "../draw/paint.ts";
import { polar } from "../draw/shapes.ts";
import { circle, filtered, radial, repeat } from "../draw/svg.ts";
import { chipStack } from "../props/cards.ts";
import { hoard } from "../props/coins.ts";
import { gilt } from "../props/gilt.ts";
import type { Scene } from "./scene.ts";

function door(paint: Paint, gold: string): string {
  const steel = mix(paint.tone, "#aab4cc", 0.45);
  const [defs, face] = radial(paint, [
    [0, lighten(steel, 0.35)],
    [0.7, steel],
    [1, darken(steel, 0.45)],
  ]);
  const bolts = repeat(16, (at) => {
    const [x, y] = polar(300, 296, 222, (at / 16) * Math.PI * 2)
      .split(" ")
      .map(Number);
    return circle(x!, y!, 12, darken(steel, 0.5)) + circle(x! - 2, y! - 3, 9, lighten(steel, 0.4));
  });
  return (
    defs +
    filtered(
      "lit",
      circle(300, 296, 254, gold),
      circle(300, 296, 244, darken(steel, 0.35)),
      circle(300, 296, 240, face),
    ) +
    bolts +
    circle(300, 296, 200, darken(paint.dark, 0.1)) +
    circle(300, 296, 196, mix(paint.tone, paint.light, 0.35)) +
    circle(300, 296, 196, "none", `stroke="${gold}" stroke-width="8"`)
  );
}

/** The open door of a vault with the treasure shining out of it. */
export const treasury: Scene = (paint, cast, staging) => {
  const [goldDefs, gold] = gilt(paint);
  return [
    backdrop(paint),
    rays(paint, 300, 296, 24, 0.22),
    goldDefs,
    door(paint, gold),
    glow(paint, 300, 296, 240, "#ffffff", 0.85),
    hoard(paint, 300, 520, 52),
    chipStack(92, 560, 54, mix(paint.tone, "#d31432", 0.5), 5),
    chipStack(510, 566, 52, mix(paint.tone, "#1763d6", 0.5), 4),
    ensemble(paint, cast, { staging, shift: [0, 0] }),
    bokeh(paint, 10),
    sparkles(paint, 12, [70, 120, 530, 560]),
  ].join("");
};
