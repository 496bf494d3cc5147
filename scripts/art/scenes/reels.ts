import { backdrop, bokeh, glow, rays, sparkles } from "../draw/air.ts";
import { darken, mix } from "../draw/color.ts";
import { clipped, filtered, linear, rect } from "../draw/svg.ts";
import { emoji } from "../icons.ts";
import { coinBurst, hoard } from "../props/coins.ts";
import { bulbs, gilt } from "../props/gilt.ts";
import type { Scene } from "./scene.ts";

/** Three reels in a gilded frame, the subject bursting out of the middle one. */
export const reels: Scene = (paint, cast) => {
  const [goldDefs, gold] = gilt(paint);
  const [drumDefs, drum] = linear(paint, [
    [0, mix(paint.dark, "#9a86b0", 0.5)],
    [0.22, "#e9e0f2"],
    [0.5, "#ffffff"],
    [0.78, "#e9e0f2"],
    [1, mix(paint.dark, "#9a86b0", 0.4)],
  ]);
  const rows = [
    [cast.left, cast.extras[0]!, cast.right],
    [cast.hero, cast.hero, cast.hero],
    [cast.right, cast.left, cast.extras[0]!],
  ];
  const window = (at: number) => {
    const x = 78 + at * 150;
    const icons = rows.map((row, line) =>
      emoji(paint, row[at]!, { x: x + 72, y: 178 + line * 128, size: line === 1 ? 122 : 98 }),
    );
    const d = `M${x} 152h144v310h-144Z`;
    return clipped(paint, d, rect(x, 152, 144, 310, drum), ...icons);
  };
  const frame = filtered(
    "lit",
    rect(42, 116, 516, 382, gold, 'rx="44"'),
    rect(66, 140, 468, 334, darken(paint.dark, 0.3), 'rx="24"'),
  );
  const band = rect(62, 240, 476, 132, paint.ray, 'opacity=".2"');
  return [
    backdrop(paint),
    rays(paint, 300, 300, 18, 0.34),
    glow(paint, 300, 300, 420, paint.light, 0.7),
    goldDefs,
    drumDefs,
    frame,
    window(0),
    window(1),
    window(2),
    band,
    rect(62, 238, 476, 3, "#fff3b0"),
    rect(62, 371, 476, 3, "#fff3b0"),
    bulbs(54, 128, 492, 358, 41),
    glow(paint, 300, 306, 170, paint.light, 0.45),
    emoji(paint, cast.hero, { x: 300, y: 304, size: 250, light: "hero" }),
    coinBurst(paint, 9),
    hoard(paint, 300, 520, 46),
    bokeh(paint, 10),
    sparkles(paint, 10, [60, 140, 540, 540]),
  ].join("");
};
