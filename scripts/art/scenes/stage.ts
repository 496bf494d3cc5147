import { backdrop, bokeh, glow, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { ensemble } from "../draw/ensemble.ts";
import type { Paint } from "../draw/paint.ts";
import { circle, ellipse, filtered, linear, path, rect, repeat } from "../draw/svg.ts";
import { gilt } from "../props/gilt.ts";
import type { Scene } from "./scene.ts";

function curtain(paint: Paint, side: 1 | -1): string {
  const cloth = mix(paint.tone, "#b3122c", 0.35);
  const [defs, fill] = linear(
    paint,
    [
      [0, darken(cloth, 0.5)],
      [0.18, lighten(cloth, 0.12)],
      [0.34, darken(cloth, 0.45)],
      [0.55, lighten(cloth, 0.16)],
      [0.74, darken(cloth, 0.4)],
      [1, lighten(cloth, 0.05)],
    ],
    "right",
  );
  const drawn = path("M-20 -10H150C150 190 120 330 40 430C70 470 78 560 66 640H-20Z", fill);
  const tie = path("M-20 410Q40 440 62 400L74 428Q40 470 -20 446Z", "#f4b93a");
  const flip = side > 0 ? "" : 'transform="translate(600 0) scale(-1 1)"';
  const shade = filtered(
    "blur14",
    path(
      "M-20 -40H150C150 190 130 340 52 440C80 480 88 560 76 660H-20Z",
      "#000000",
      'opacity=".4"',
    ),
  );
  return `${defs}<g ${flip}>${shade}${drawn}${tie}</g>`;
}

function beams(paint: Paint): string {
  const [defs, fill] = linear(paint, [
    [0, "#ffffff", 0.55],
    [1, paint.ray, 0],
  ]);
  const cone = (from: number, to: number) =>
    path(`M${from} -20L${to - 130} 560L${to + 130} 560Z`, fill);
  return defs + filtered("blur6", cone(170, 240), cone(430, 360), cone(300, 300));
}

/** A theatre: curtains, spotlights, a round podium with lights at its foot. */
export const stage: Scene = (paint, cast, staging) => {
  const [goldDefs, gold] = gilt(paint);
  const lamps = repeat(11, (at) => {
    const angle = Math.PI * (0.06 + (at / 10) * 0.88);
    const x = 300 + Math.cos(angle) * 262;
    const y = 560 + Math.sin(angle) * 58;
    return circle(x, y, 8, "#fff4c2") + circle(x, y, 20, "#ffd35a", 'opacity=".3"');
  });
  return [
    backdrop(paint),
    beams(paint),
    goldDefs,
    rect(0, 560, 600, 240, darken(paint.dark, 0.25)),
    filtered(
      "lit",
      path("M18 556V600A282 84 0 0 0 582 600V556Z", darken(paint.tone, 0.35)),
      ellipse(300, 556, 282, 80, gold),
      ellipse(300, 552, 266, 72, mix(paint.tone, paint.light, 0.35)),
    ),
    glow(paint, 300, 548, 250, paint.ray, 0.55),
    lamps,
    curtain(paint, 1),
    curtain(paint, -1),
    ensemble(paint, cast, { staging, grounded: true, shift: [0, 14] }),
    bokeh(paint, 14),
    sparkles(paint, 8, [120, 90, 480, 420]),
  ].join("");
};
