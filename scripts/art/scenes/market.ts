import { bokeh, glow, sky, sparkles, stars } from "../draw/air.ts";
import { darken, mix } from "../draw/color.ts";
import { ellipse, filtered, path, rect, repeat, stroke } from "../draw/svg.ts";
import { company, lead, volume } from "../draw/volume.ts";
import { emoji } from "../icons.ts";
import type { Scene } from "./scene.ts";

/** A stall at night: striped awning, hanging bulbs, crates filled to the brim. */
export const market: Scene = (paint, cast) => {
  const tint = mix(paint.tone, "#e8343c", 0.3);
  const wood = mix("#a4672f", paint.dark, 0.18);
  const names = [cast.left, cast.right, ...cast.extras];
  const crate = (x: number, name: string) =>
    repeat(5, (at) =>
      emoji(paint, name, {
        x: x + 34 + at * 30,
        y: 498 - (at % 2) * 22,
        size: 78,
        rotate: at * 23 - 40,
      }),
    ) +
    filtered(
      "lit",
      volume(paint, `M${x} 510H${x + 188}L${x + 176} 606H${x + 12}Z`, wood, "down"),
      rect(x + 4, 536, 180, 7, darken(wood, 0.5)),
      rect(x + 8, 572, 172, 7, darken(wood, 0.5)),
    );
  const awning = repeat(8, (at) => {
    const x = -20 + at * 80;
    const fill = at % 2 ? "#fff4e2" : tint;
    return path(`M${x + 11} 70H${x + 69}L${x + 80} 190a40 34 0 0 1 -80 0Z`, fill);
  });
  return [
    sky(paint, 620, darken(paint.dark, 0.15), mix(paint.tone, paint.light, 0.3)),
    stars(paint, 30, 120),
    filtered(
      "blur6",
      repeat(
        7,
        (at) =>
          rect(
            at * 92 - 20,
            260 + paint.between(0, 70),
            76,
            300,
            mix(paint.tone, paint.dark, 0.6),
          ) + rect(at * 92, 340, 20, 26, "#ffd98a"),
      ),
    ),
    glow(paint, 300, 320, 340, "#ffdf9a", 0.85),
    rect(0, 590, 600, 220, mix(wood, paint.dark, 0.6)),
    rect(30, 150, 16, 460, darken(wood, 0.3)),
    rect(554, 150, 16, 460, darken(wood, 0.3)),
    filtered("lit", awning, rect(-20, 58, 640, 22, darken(wood, 0.15), 'rx="8"')),
    path("M-20 190H620V210H-20Z", "#000000", 'opacity=".18"'),
    repeat(
      5,
      (at) =>
        stroke(`M${70 + at * 115} 190V${226 + (at % 2) * 26}`, "#241a20", 3) +
        glow(paint, 70 + at * 115, 244 + (at % 2) * 26, 62, "#ffe2a0", 0.95) +
        ellipse(70 + at * 115, 244 + (at % 2) * 26, 13, 17, "#fff6cf"),
    ),
    lead(paint, cast, [300, 366, 292]),
    crate(6, names[0]!),
    crate(206, names[1]!),
    crate(406, names[2] ?? names[0]!),
    company(paint, { ...cast, left: names[3] ?? names[1]!, extras: [] }, [[96, 408, 112, -10]]),
    bokeh(paint, 12),
    sparkles(paint, 8, [120, 220, 480, 480]),
  ].join("");
};
