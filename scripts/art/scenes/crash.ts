import { backdrop, glow, sparkles, stars } from "../draw/air.ts";
import { mix } from "../draw/color.ts";
import { font } from "../draw/fonts.ts";
import { letterPath } from "../draw/lettering.ts";
import { circle, faded, filtered, linear, path, repeat, stroke } from "../draw/svg.ts";
import { emoji } from "../icons.ts";
import { ballShade } from "../props/gilt.ts";
import type { Scene } from "./scene.ts";

/** A rocket at the tip of a rising curve over a grid, the multiplier beside it. */
export const crash: Scene = (paint, cast) => {
  const curve = "M-20 600C180 596 330 520 424 250";
  const [areaDefs, area] = linear(paint, [
    [0, "#ff4d7d", 0.75],
    [1, "#ff4d7d", 0],
  ]);
  const grid = repeat(9, (at) => stroke(`M${at * 75} 0V640M0 ${at * 75 + 40}H600`, paint.ray, 1.5));
  const digits = letterPath(font("russo"), "24.70x", { x: 44, y: 372, size: 92 });
  return [
    backdrop(paint, { x: 0.65, y: 0.34 }),
    faded(0.14, grid),
    stars(paint, 90, 560),
    circle(84, 470, 62, mix(paint.light, "#46e0ff", 0.4)),
    ballShade(paint, 84, 470, 62),
    emoji(paint, cast.left, { x: 486, y: 500, size: 150, light: "far" }),
    areaDefs,
    path(`${curve}L424 640H-20Z`, area),
    filtered("blur14", stroke(curve, "#ff4d7d", 34)),
    stroke(curve, "#ff7a9c", 16),
    stroke(curve, "#ffffff", 5),
    glow(paint, 440, 220, 250, "#ffffff", 0.7),
    emoji(paint, cast.hero, { x: 446, y: 208, size: 272, light: "hero" }),
    filtered("blur6", path(digits, paint.dark, 'transform="translate(0 8)" opacity=".7"')),
    path(digits, "#ffffff"),
    sparkles(paint, 10, [60, 120, 540, 540]),
  ].join("");
};
