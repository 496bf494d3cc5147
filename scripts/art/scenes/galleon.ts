import { clouds, glow, sky, sparkles, stars } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import type { Paint } from "../draw/paint.ts";
import { hills } from "../draw/shapes.ts";
import { circle, filtered, path, rect, repeat, stroke } from "../draw/svg.ts";
import { company, lead, volume } from "../draw/volume.ts";
import type { Scene } from "./scene.ts";

function ship(paint: Paint, sail: string): string {
  const wood = mix("#8a5128", paint.dark, 0.2);
  const canvas = (x: number, y: number, w: number, h: number) =>
    volume(
      paint,
      `M${x - w / 2} ${y}Q${x + w * 0.1} ${y + h * 0.16} ${x + w / 2} ${y}Q${x + w * 0.74} ${y + h * 0.55} ${x + w / 2 + 6} ${y + h}Q${x} ${y + h * 0.8} ${x - w / 2 - 6} ${y + h}Q${x - w * 0.3} ${y + h * 0.5} ${x - w / 2} ${y}Z`,
      sail,
    );
  return filtered(
    "lit",
    rect(192, 110, 12, 380, darken(wood, 0.3)),
    rect(314, 60, 14, 430, darken(wood, 0.3)),
    rect(432, 140, 11, 340, darken(wood, 0.3)),
    stroke("M198 112L320 64L438 142M198 112L90 440M438 142L520 420", darken(wood, 0.5), 3),
    canvas(198, 140, 120, 96),
    canvas(198, 250, 150, 130),
    canvas(320, 92, 130, 104),
    canvas(320, 212, 176, 164),
    canvas(438, 170, 100, 84),
    canvas(438, 268, 124, 114),
    path("M327 60l64 14l-18 14l18 16l-64 6Z", "#e8243c"),
    volume(
      paint,
      "M76 430C120 452 180 462 250 462H440L470 414H560C548 490 520 560 470 604H170C126 570 92 510 76 430Z",
      wood,
      "down",
    ),
    path("M470 414H560L556 440H462Z", lighten(wood, 0.25)),
    stroke("M86 470C180 500 400 506 548 470M110 524C200 550 400 552 520 524", "#f6c85a", 7),
    repeat(
      6,
      (at) =>
        circle(176 + at * 54, 512, 13, "#2a1510") +
        circle(176 + at * 54, 512, 13, "none", 'stroke="#f6c85a" stroke-width="4"'),
    ),
    stroke("M92 444L20 384", wood, 12),
  );
}

/** A galleon under full sail before the moon. */
export const galleon: Scene = (paint, cast) => {
  const water = mix("#0a6a8f", paint.tone, 0.3);
  return [
    sky(paint, 540, darken(paint.dark, 0.1), lighten(paint.tone, 0.25)),
    stars(paint, 50, 300),
    glow(paint, 320, 270, 340, paint.ray, 0.7),
    circle(320, 264, 208, mix(paint.light, "#fff8e0", 0.7)),
    circle(270, 220, 30, paint.tone, 'opacity=".12"'),
    circle(390, 330, 44, paint.tone, 'opacity=".1"'),
    clouds(paint, 360, 3, 0.35),
    rect(0, 520, 600, 290, water),
    ship(paint, mix("#fff1d6", paint.light, 0.25)),
    lead(paint, cast, [318, 306, 166]),
    path(hills(paint, 572, 26, 200), mix(water, "#ffffff", 0.25), 'opacity=".95"'),
    company(paint, cast, [
      [92, 544, 140, -10],
      [512, 548, 134, 10],
    ]),
    path(hills(paint, 616, 24, 260), mix(water, paint.dark, 0.35)),
    path(hills(paint, 656, 24, 220), darken(mix(water, paint.dark, 0.6), 0.1)),
    sparkles(paint, 7, [70, 90, 530, 500]),
  ].join("");
};
