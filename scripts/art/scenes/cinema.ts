import { glow, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { circle, filtered, linear, num, path, rect, repeat } from "../draw/svg.ts";
import { bothSides, company, lead, volume } from "../draw/volume.ts";
import { bulbs, gilt } from "../props/gilt.ts";
import type { Scene } from "./scene.ts";

/** A picture palace: the screen in its golden frame, a beam of light, heads in the rows. */
export const cinema: Scene = (paint, cast) => {
  const velvet = mix("#a3122c", paint.tone, 0.4);
  const [goldDefs, gold] = gilt(paint);
  const [beamDefs, beam] = linear(paint, [
    [0, "#ffffff", 0.02],
    [1, "#ffffff", 0.42],
  ]);
  const drape = repeat(4, (at) =>
    volume(
      paint,
      `M${at * 24 - 20} 60h26C${at * 24} 240 ${at * 24 + 8} 400 ${at * 20 - 8} 540h-28C${at * 24 - 30} 400 ${at * 24 - 22} 240 ${at * 24 - 20} 60Z`,
      velvet,
    ),
  );
  const heads = (y: number, size: number, count: number, tint: string) =>
    repeat(count, (at) => {
      const x = (at + 0.5) * (600 / count) + paint.between(-6, 6);
      return (
        circle(x, y - size * 0.9, size * 0.52, tint) +
        path(
          `M${num(x - size)} ${y + 60}V${num(y + size * 0.3)}Q${num(x - size)} ${num(y - size * 0.4)} ${num(x)} ${num(y - size * 0.4)}Q${num(x + size)} ${num(y - size * 0.4)} ${num(x + size)} ${num(y + size * 0.3)}V${y + 60}Z`,
          tint,
        )
      );
    });
  return [
    rect(0, 0, 600, 800, darken(mix(paint.tone, paint.dark, 0.7), 0.2)),
    goldDefs,
    beamDefs,
    filtered("lit", rect(66, 104, 468, 372, gold, 'rx="24"')),
    bulbs(78, 116, 444, 348, 40),
    rect(96, 134, 408, 312, lighten(paint.light, 0.45), 'rx="10"'),
    glow(paint, 300, 290, 260, "#ffffff", 0.9),
    repeat(
      2,
      (at) =>
        rect(96, 134 + at * 282, 408, 30, "#17121c") +
        repeat(12, (hole) =>
          rect(106 + hole * 34, 141 + at * 282, 18, 16, "#fff6e0", 'rx="4" opacity=".9"'),
        ),
    ),
    lead(paint, cast, [300, 290, 262]),
    filtered(
      "lit",
      bothSides(drape),
      volume(
        paint,
        "M-20 -10H620V84Q560 120 500 84Q440 124 380 86Q300 130 220 86Q160 124 100 84Q40 120 -20 84Z",
        velvet,
        "down",
      ),
      path(
        "M-20 78Q40 122 100 84Q160 126 220 88Q300 132 380 88Q440 126 500 84Q560 122 620 78V90Q560 132 500 94Q440 136 380 98Q300 142 220 98Q160 136 100 94Q40 132 -20 90Z",
        gold,
      ),
    ),
    path("M90 140L290 640H330L510 140Z", beam),
    filtered("blur2", heads(560, 30, 9, darken(paint.dark, 0.1))),
    company(paint, cast, [
      [112, 512, 124, -10],
      [488, 512, 120, 10],
    ]),
    heads(626, 44, 7, darken(paint.dark, 0.45)),
    sparkles(paint, 8, [110, 140, 490, 440]),
  ].join("");
};
