import { glow, mist, sky, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { ensemble } from "../draw/ensemble.ts";
import type { Paint } from "../draw/paint.ts";
import { hills, ridge } from "../draw/shapes.ts";
import { circle, filtered, group, num, path, rect, repeat, stroke } from "../draw/svg.ts";
import { emoji } from "../icons.ts";
import type { Scene } from "./scene.ts";

function tower(x: number, floor: number, scale: number, color: string, lit: string): string {
  const roof = (y: number, w: number) =>
    path(
      `M${-w - 26} ${y - 6}Q${-w} ${y - 14} ${-w * 0.5} ${y - 44}H${w * 0.5}Q${w} ${y - 14} ${w + 26} ${y - 6}Q${w} ${y + 8} 0 ${y + 6}Q${-w} ${y + 8} ${-w - 26} ${y - 6}Z`,
      color,
    );
  const floorAt = (y: number, w: number) =>
    rect(-w * 0.62, y, w * 1.24, 62, color) +
    repeat(3, (at) => rect(-w * 0.42 + at * w * 0.32, y + 16, w * 0.18, 30, lit, 'rx="3"'));
  return group(
    { at: [x, floor], scale },
    rect(-4, -330, 8, 70, color),
    floorAt(-252, 60),
    roof(-244, 66),
    floorAt(-166, 82),
    roof(-160, 92),
    floorAt(-76, 108),
    roof(-72, 122),
    rect(-92, -40, 184, 44, color),
  );
}

function branch(paint: Paint, color: string): string {
  const blossom = (x: number, y: number) =>
    repeat(5, (at) => {
      const a = (at / 5) * Math.PI * 2;
      return circle(x + Math.cos(a) * 9, y + Math.sin(a) * 9, 8, "#ffd0e0");
    }) + circle(x, y, 5, "#ff7fa6");
  const twigs = stroke(
    "M620 210C560 220 520 250 470 250M560 226C540 270 500 290 480 320",
    color,
    12,
  );
  const flowers = repeat(11, () => blossom(paint.between(470, 600), paint.between(215, 330)));
  return twigs + flowers;
}

/** Evening by a pagoda: a great moon, mountains in mist, lanterns and blossom. */
export const pagoda: Scene = (paint, cast, staging) =>
  [
    sky(paint, 560, darken(paint.dark, 0.05), lighten(paint.light, 0.2)),
    glow(paint, 300, 260, 360, "#fff2cf", 0.55),
    circle(300, 262, 196, mix("#fff1cf", paint.light, 0.25), 'opacity=".95"'),
    circle(300, 262, 196, paint.tone, 'opacity=".14"'),
    path(ridge(paint, 520, 210, 150), mix(paint.tone, paint.light, 0.2), 'opacity=".7"'),
    mist(paint, 470, "#ffffff", 0.4),
    tower(104, 560, 1, mix(paint.dark, paint.tone, 0.35), "#ffd770"),
    tower(530, 560, 0.74, mix(paint.dark, paint.tone, 0.45), "#ffd770"),
    path(hills(paint, 560, 40, 320), mix(paint.tone, paint.dark, 0.45)),
    mist(paint, 560, paint.ray, 0.35),
    path(hills(paint, 620, 30, 260), mix(paint.tone, paint.dark, 0.75)),
    branch(paint, darken(paint.dark, 0.3)),
    emoji(paint, "red-paper-lantern", { x: 60, y: 210, size: 110, light: "lit" }),
    ensemble(paint, cast, { staging, grounded: true, shift: [0, 12] }),
    filtered(
      "blur2",
      circle(-10, 640, 70, darken(paint.dark, 0.35)),
      circle(70, 690, 80, darken(paint.dark, 0.3)),
      circle(610, 650, 84, darken(paint.dark, 0.35)),
    ),
    sparkles(paint, 8, [60, 160, 540, 560]),
    stroke(`M60 ${num(-10)}V160`, darken(paint.dark, 0.4), 3),
  ].join("");
