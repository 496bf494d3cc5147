import { backdrop, bokeh, glow, rays, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { circle, clipped, ellipse, filtered, num, path, repeat, stroke } from "../draw/svg.ts";
import { lead, volume } from "../draw/volume.ts";
import type { Scene } from "./scene.ts";

/** An opal as large as the moon in a golden crown, the subject before its play of colours. */
export const opal: Scene = (paint, cast) => {
  const gold = mix("#f2c14e", paint.tone, 0.12);
  const flecks = ["#ff9ad5", "#8affe0", "#ffe08a", "#9ab8ff", "#d6a2ff", "#7ff0ff"];
  const stone =
    "M300 70C432 70 500 178 500 300C500 432 424 520 300 520C176 520 100 432 100 300C100 178 168 70 300 70Z";
  const spikes = repeat(15, (at) => {
    const a = (-195 + at * 15) * (Math.PI / 180);
    const [x, y] = [300 + Math.cos(a) * 226, 300 + Math.sin(a) * 248];
    const long = at % 2 ? 26 : 52;
    return (
      stroke(
        `M${num(x)} ${num(y)}l${num(Math.cos(a) * long)} ${num(Math.sin(a) * long)}`,
        gold,
        9,
      ) +
      circle(x + Math.cos(a) * long, y + Math.sin(a) * long, at % 2 ? 8 : 13, lighten(gold, 0.3))
    );
  });
  return [
    backdrop(paint),
    rays(paint, 300, 300, 26, 0.35),
    filtered(
      "lit",
      spikes,
      ellipse(300, 298, 226, 250, gold),
      ellipse(300, 298, 214, 238, darken(gold, 0.4)),
    ),
    clipped(
      paint,
      stone,
      path(stone, mix("#f6e9ff", paint.light, 0.35)),
      filtered(
        "blur14",
        repeat(26, (at) =>
          ellipse(
            paint.between(110, 490),
            paint.between(80, 510),
            paint.between(34, 90),
            paint.between(20, 54),
            flecks[at % 6]!,
            'opacity=".75"',
          ),
        ),
      ),
      filtered(
        "blur2",
        repeat(34, (at) =>
          ellipse(
            paint.between(110, 490),
            paint.between(80, 510),
            paint.between(6, 22),
            paint.between(4, 12),
            flecks[(at + 2) % 6]!,
            'opacity=".85"',
          ),
        ),
      ),
      ellipse(220, 160, 90, 40, "#ffffff", 'opacity=".65" transform="rotate(-32 220 160)"'),
    ),
    glow(paint, 300, 420, 220, paint.dark, 0.4),
    volume(paint, "M120 600C150 548 220 528 300 528C380 528 450 548 480 600Z", gold, "down"),
    lead(paint, cast, [300, 400, 290]),
    bokeh(paint, 10),
    sparkles(paint, 14, [80, 60, 520, 520]),
  ].join("");
};

/** A siren's tail rises from the sea beside a rock in the moon's path. */
export const sirenRock: Scene = (paint, cast) => {
  const scale = mix("#23c7a8", paint.light, 0.2);
  const rock = mix("#4a4a6a", paint.dark, 0.45);
  const tail =
    "M300 640C300 540 322 460 386 396C432 350 448 300 430 246C410 200 360 176 312 178C366 132 452 142 496 204C506 142 552 96 612 92C606 156 576 204 532 228C560 322 528 404 468 464C420 512 414 566 420 640Z";
  return [
    backdrop(paint, { x: 0.35, y: 0.26 }),
    glow(paint, 200, 190, 330, "#fff6d8", 0.8),
    circle(200, 190, 118, "#fff3cf"),
    circle(168, 160, 22, "#e8d9a8", 'opacity=".6"'),
    circle(232, 222, 30, "#e8d9a8", 'opacity=".5"'),
    path("M-20 470H620V810H-20Z", mix(paint.dark, paint.tone, 0.45)),
    repeat(14, (at) =>
      stroke(
        `M${num(200 - paint.between(20, 60 + at * 8))} ${num(486 + at * 11)}h${num(paint.between(50, 120 + at * 12))}`,
        "#fff3cf",
        4,
        `opacity="${num(0.7 - at * 0.035)}"`,
      ),
    ),
    filtered(
      "lit",
      path(tail, scale),
      clipped(
        paint,
        tail,
        repeat(13, (row) =>
          repeat(9, (at) =>
            stroke(
              `M${num(280 + at * 34 + (row % 2) * 17)} ${num(270 + row * 29)}q17 24 34 0`,
              darken(scale, 0.42),
              4,
              'opacity=".75"',
            ),
          ),
        ),
        path(
          "M420 640C414 566 420 512 468 464C528 404 560 322 532 228L620 220V640Z",
          "#000000",
          'opacity=".22"',
        ),
        path(
          "M312 178C366 132 452 142 496 204L532 228C576 204 606 156 612 92V60H300Z",
          lighten(scale, 0.45),
          'opacity=".8"',
        ),
      ),
    ),
    volume(
      paint,
      "M-30 640C-10 560 40 520 96 512C130 470 210 462 262 498C316 508 350 560 356 640Z",
      rock,
      "down",
    ),
    path(
      "M96 512C130 470 210 462 262 498C210 496 150 500 96 512Z",
      lighten(rock, 0.35),
      'opacity=".8"',
    ),
    lead(paint, cast, [150, 412, 214, -6]),
    path(
      "M-20 610C60 578 130 640 210 606C290 574 360 636 440 604C510 578 570 620 640 600V810H-20Z",
      mix(paint.tone, paint.dark, 0.3),
    ),
    stroke(
      "M-20 610C60 578 130 640 210 606C290 574 360 636 440 604C510 578 570 620 640 600",
      "#ffffff",
      5,
      'opacity=".6"',
    ),
    sparkles(paint, 12, [60, 60, 540, 520]),
  ].join("");
};
