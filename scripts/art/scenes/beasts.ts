import { backdrop, glow, rays, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import {
  circle,
  clipped,
  ellipse,
  filtered,
  num,
  path,
  rect,
  repeat,
  stroke,
} from "../draw/svg.ts";
import { lead } from "../draw/volume.ts";
import { emoji } from "../icons.ts";
import { coinBurst } from "../props/coins.ts";
import type { Scene } from "./scene.ts";

/** Three claws have torn the wall open, and fire shines through the cuts. */
export const claws: Scene = (paint, cast) => {
  const wall = mix("#3a1512", paint.dark, 0.4);
  const cut = (x: number, wide: number) =>
    `M${x + 118} -20C${x + 60} 150 ${x + 26} 330 ${x - 60} 640C${x + 30 + wide} 430 ${x + 90 + wide} 250 ${x + 150 + wide} -20Z`;
  const cuts = [cut(70, 20), cut(232, 34), cut(396, 20)];
  return [
    rect(0, 0, 600, 800, wall),
    repeat(44, () =>
      rect(
        paint.between(-40, 600),
        Math.floor(paint.between(0, 16)) * 44,
        paint.between(60, 120),
        40,
        lighten(wall, paint.between(0.02, 0.12)),
        'rx="5"',
      ),
    ),
    glow(paint, 300, 330, 420, "#ff8a1f", 0.85),
    cuts.map((d) => stroke(d, darken(wall, 0.5), 18)).join(""),
    cuts
      .map((d) =>
        clipped(
          paint,
          d,
          rect(0, 0, 600, 800, "#ff5a14"),
          glow(paint, 300, 420, 460, "#fff0a8", 1),
          repeat(10, () =>
            ellipse(
              paint.between(0, 600),
              paint.between(60, 640),
              26,
              90,
              "#ffd23f",
              'opacity=".55"',
            ),
          ),
        ),
      )
      .join(""),
    cuts.map((d) => stroke(d, "#fff3c4", 4, 'opacity=".9"')).join(""),
    glow(paint, 300, 420, 250, "#fff0a8", 0.8),
    lead(paint, cast, [300, 404, 330]),
    coinBurst(paint, 5),
    sparkles(paint, 12, [60, 80, 540, 540]),
  ].join("");
};

/** One disc of two halves that flow around each other, a rival in each. */
export const twoHalves: Scene = (paint, cast) => {
  const [hot, cold] = [mix("#d8281f", paint.tone, 0.2), mix("#123a86", paint.dark, 0.25)];
  const disc = "M300 82A228 228 0 0 1 300 538A228 228 0 0 1 300 82Z";
  const half = "M300 82A228 228 0 0 1 300 538A114 114 0 0 1 300 310A114 114 0 0 0 300 82Z";
  const gold = "#f6c65a";
  return [
    backdrop(paint),
    rays(paint, 300, 310, 28, 0.4),
    glow(paint, 300, 310, 360, paint.ray, 0.7),
    filtered("lit", circle(300, 310, 246, gold), circle(300, 310, 234, darken(gold, 0.45))),
    clipped(
      paint,
      disc,
      rect(60, 70, 480, 480, hot),
      glow(paint, 210, 240, 240, lighten(hot, 0.5), 0.8),
      path(half, cold),
      clipped(paint, half, glow(paint, 400, 380, 240, lighten(cold, 0.5), 0.8)),
      stroke("M300 82A114 114 0 0 1 300 310A114 114 0 0 0 300 538", gold, 10),
    ),
    emoji(paint, cast.hero, {
      ...{ x: 196, y: 262, size: 218, rotate: -8, flip: true, light: "hero" },
      hue: cast.hue ?? 0,
    }),
    emoji(paint, cast.left, { x: 404, y: 366, size: 206, rotate: 8, light: "hero" }),
    sparkles(paint, 12, [60, 80, 540, 540]),
  ].join("");
};

/** Stripes meet scales along a torn seam; an eye looks out of each hide. */
export const hides: Scene = (paint, cast) => {
  const [fur, scale] = [mix("#f08a24", paint.tone, 0.1), mix("#1f9a6b", paint.tone, 0.15)];
  const seam = "M330 -10L270 120L338 210L262 330L340 440L276 540L320 810";
  const stripes = repeat(9, (at) => {
    const y = -10 + at * 74;
    return path(
      `M-20 ${num(y)}C80 ${num(y + 10)} 150 ${num(y + 40)} 250 ${num(y + paint.between(6, 40))}C160 ${num(y + 70)} 80 ${num(y + 50)} -20 ${num(y + 36)}Z`,
      "#2a1208",
    );
  });
  const scales = repeat(13, (row) =>
    repeat(7, (at) => {
      const [x, y] = [270 + at * 62 + (row % 2) * 31, 16 + row * 48];
      return (
        circle(x, y, 36, darken(scale, 0.45)) +
        circle(x, y - 5, 32, mix(scale, "#9affc8", (at % 3) * 0.14))
      );
    }),
  );
  const eye = (x: number, tint: string, tilt: number) =>
    `<g transform="rotate(${tilt} ${x} 316)">${[
      path(`M${x - 108} 322Q${x} 214 ${x + 108} 322Q${x} 404 ${x - 108} 322Z`, "#140a10"),
      path(`M${x - 92} 322Q${x} 232 ${x + 92} 322Q${x} 390 ${x - 92} 322Z`, lighten(tint, 0.6)),
      circle(x, 316, 50, tint),
      circle(x, 316, 50, "none", `stroke="${darken(tint, 0.5)}" stroke-width="6"`),
      ellipse(x, 316, 13, 46, "#120810"),
      circle(x - 18, 296, 11, "#ffffff"),
    ].join("")}</g>`;
  return [
    rect(0, 0, 600, 800, fur),
    glow(paint, 110, 180, 300, lighten(fur, 0.45), 0.8),
    stripes,
    clipped(paint, `${seam}H620V-10Z`, rect(0, 0, 620, 800, darken(scale, 0.6)), scales),
    filtered("blur6", stroke(seam, "#fff2b8", 20)),
    stroke(seam, "#ffffff", 8),
    filtered("lit", eye(144, "#ffc21f", 10), eye(456, "#7dff6a", -10)),
    lead(paint, cast, [300, 470, 190]),
    sparkles(paint, 10, [60, 60, 540, 540]),
  ].join("");
};
