import { glow, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import type { Paint } from "../draw/paint.ts";
import { circle, filtered, num, path, rect, repeat, stroke } from "../draw/svg.ts";
import { company, lead, volume } from "../draw/volume.ts";
import { coin } from "../props/coins.ts";
import type { Scene } from "./scene.ts";

/** A frame of beams that holds the tunnel; `share` 1 is the nearest. */
function beams(paint: Paint, share: number): string {
  const wood = mix("#9a6232", paint.dark, 0.55 - share * 0.45);
  const half = 270 * share;
  const top = 300 - 250 * share;
  const low = 430 + 200 * share;
  const w = 46 * share;
  return (
    volume(
      paint,
      `M${num(300 - half)} ${num(top)}h${num(w)}L${num(300 - half + w * 0.8)} ${num(low)}h${num(-w)}Z`,
      wood,
    ) +
    volume(
      paint,
      `M${num(300 + half - w)} ${num(top)}h${num(w)}L${num(300 + half + w * 0.2)} ${num(low)}h${num(-w)}Z`,
      wood,
    ) +
    volume(
      paint,
      `M${num(300 - half - w * 0.6)} ${num(top - w * 0.4)}H${num(300 + half + w * 0.6)}V${num(top + w * 0.7)}H${num(300 - half - w * 0.6)}Z`,
      wood,
      "down",
    ) +
    circle(300 - half + w / 2, top + w * 0.15, 5 * share, "#d8d2c4") +
    circle(300 + half - w / 2, top + w * 0.15, 5 * share, "#d8d2c4")
  );
}

function cart(paint: Paint): string {
  const steel = mix("#8a95a8", paint.tone, 0.2);
  const gold = repeat(22, (at) =>
    coin(
      paint,
      176 + (at % 11) * 25,
      452 - Math.sin(((at % 11) / 10) * Math.PI) * 44 + Math.floor(at / 11) * 20,
      25,
      paint.between(0.45, 0.8),
      paint.between(-30, 30),
    ),
  );
  const wheel = (x: number) =>
    circle(x, 606, 38, "#2b2530") +
    circle(x, 606, 28, steel) +
    circle(x, 606, 10, "#2b2530") +
    stroke(`M${x - 26} 606h52M${x} 580v52`, "#2b2530", 5);
  return filtered(
    "lit",
    gold,
    volume(paint, "M140 452H460L424 590H176Z", steel),
    rect(126, 444, 348, 24, darken(steel, 0.3), 'rx="10"'),
    rect(126, 444, 348, 8, lighten(steel, 0.5), 'rx="4"'),
    repeat(
      5,
      (at) =>
        circle(172 + at * 64, 490, 6, darken(steel, 0.5)) +
        circle(186 + at * 57, 568, 6, darken(steel, 0.5)),
    ),
    wheel(212),
    wheel(388),
  );
}

/** A cart full of gold comes out of a timbered tunnel. */
export const mine: Scene = (paint, cast) => {
  const rock = mix(paint.tone, paint.dark, 0.62);
  const lamp = (x: number, y: number) =>
    glow(paint, x, y, 130, "#ffd98a", 0.9) +
    path(`M${x - 15} ${y - 18}h30l8 38h-46Z`, "#ffe9a8") +
    rect(x - 17, y - 28, 34, 10, "#3a2a1a", 'rx="4"') +
    rect(x - 26, y + 18, 52, 8, "#3a2a1a", 'rx="4"');
  return [
    rect(0, 0, 600, 800, darken(rock, 0.35)),
    repeat(20, () => {
      const x = paint.between(-20, 600);
      const y = paint.between(0, 620);
      const s = paint.between(40, 110);
      return path(
        `M${num(x)} ${num(y)}l${num(s)} ${num(-s * 0.4)}l${num(s * 0.6)} ${num(s * 0.7)}l${num(-s * 0.9)} ${num(s * 0.4)}Z`,
        mix(rock, "#ffffff", paint.between(0.02, 0.12)),
      );
    }),
    path("M210 180H390L420 470H180Z", darken(paint.dark, 0.5)),
    glow(paint, 300, 330, 260, paint.ray, 0.9),
    beams(paint, 0.4),
    beams(paint, 0.66),
    path("M60 620L270 470H330L540 620V800H60Z", mix("#5a3a22", paint.dark, 0.45)),
    repeat(6, (at) =>
      rect(
        252 - at * at * 7,
        480 + at * 24 + at * at * 2,
        96 + at * at * 14,
        10 + at * 3,
        mix("#7a4f2a", paint.dark, 0.35),
      ),
    ),
    stroke("M282 476L170 720M318 476L430 720", "#c9ccd6", 9),
    glow(paint, 300, 380, 300, "#ffe2a0", 0.7),
    lead(paint, cast, [300, 306, 262]),
    cart(paint),
    beams(paint, 1.04),
    lamp(112, 190),
    lamp(488, 190),
    company(paint, cast, [
      [88, 552, 126, -12],
      [514, 552, 122, 12],
    ]),
    sparkles(paint, 12, [130, 180, 470, 520]),
  ].join("");
};
