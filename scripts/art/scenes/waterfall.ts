import { glow, mist, sky, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { hills } from "../draw/shapes.ts";
import { ellipse, filtered, linear, num, path, repeat, stroke } from "../draw/svg.ts";
import { bothSides, company, standing, volume } from "../draw/volume.ts";
import { leaf } from "../props/greens.ts";
import type { Scene } from "./scene.ts";

const rainbow = ["#ff5a5a", "#ffb52e", "#fff27a", "#63d471", "#4fb4ff", "#a06bff"];

/** A fall between two cliffs, a rainbow in its spray, the subject on a rock in the pool. */
export const waterfall: Scene = (paint, cast) => {
  const rock = mix("#5d6b55", paint.dark, 0.3);
  const water = mix("#8fe6ff", paint.light, 0.3);
  const [fallDefs, fall] = linear(paint, [
    [0, lighten(water, 0.7)],
    [0.6, water],
    [1, lighten(water, 0.8)],
  ]);
  const cliff =
    volume(paint, "M-20 60L150 90L196 150L180 260L214 330L196 470L236 620H-20Z", rock, "diagonal") +
    path("M-20 60L150 90L196 150L120 168L60 130L-20 150Z", mix("#4caf50", paint.tone, 0.3)) +
    path(
      "M40 250L150 230L180 262L90 300ZM20 420L130 380L196 470L80 500Z",
      "#000000",
      'opacity=".16"',
    ) +
    repeat(5, (at) =>
      leaf(mix("#3d9a48", paint.dark, 0.15 + at * 0.1), {
        x: 30 + at * 36,
        y: 150 + at * 6,
        rotate: -30 + at * 18,
        scale: 0.42,
      }),
    );
  return [
    sky(paint, 600, mix(paint.tone, paint.dark, 0.2), lighten(paint.light, 0.55)),
    glow(paint, 300, 150, 320, "#ffffff", 0.9),
    path(hills(paint, 190, 70, 200), mix(paint.tone, paint.dark, 0.4)),
    fallDefs,
    path("M170 120C230 104 370 104 430 120L412 620H188Z", fall),
    repeat(16, (at) =>
      stroke(
        `M${186 + at * 15} ${num(124 + paint.between(0, 60))}C${182 + at * 15} 300 ${192 + at * 15} 420 ${186 + at * 15} ${num(paint.between(480, 600))}`,
        at % 3 ? "#ffffff" : mix(water, paint.tone, 0.5),
        paint.between(2, 7),
        'opacity=".55"',
      ),
    ),
    repeat(6, (at) =>
      stroke(
        `M70 ${560 + at * 13}A${240 - at * 13} ${240 - at * 13} 0 0 1 530 ${560 + at * 13}`,
        rainbow[at]!,
        13,
        'opacity=".42"',
      ),
    ),
    bothSides(cliff),
    ellipse(300, 660, 420, 110, mix("#1b9bb5", paint.tone, 0.35)),
    mist(paint, 590, "#ffffff", 0.85),
    filtered(
      "lit",
      volume(
        paint,
        "M140 620C150 548 220 520 300 520C390 520 456 552 466 620Z",
        mix(rock, "#8a8f7a", 0.4),
        "down",
      ),
    ),
    standing(paint, cast, [300, 368, 316]),
    company(paint, cast, [
      [112, 540, 140, -8],
      [492, 546, 134, 8],
    ]),
    filtered(
      "blur2",
      repeat(
        4,
        (at) =>
          leaf(darken(paint.dark, 0.1), { x: -24, y: 690, rotate: at * 22, scale: 1 }) +
          leaf(darken(paint.dark, 0.1), { x: 624, y: 690, rotate: -at * 22, scale: 1 }),
      ),
    ),
    sparkles(paint, 10, [120, 120, 480, 540]),
  ].join("");
};
