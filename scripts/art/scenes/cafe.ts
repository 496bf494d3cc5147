import { backdrop, glow, rays, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { ellipse, filtered, linear, num, path, repeat, stroke } from "../draw/svg.ts";
import { company, lead, volume } from "../draw/volume.ts";
import type { Scene } from "./scene.ts";

/** A cup as large as a pool, the subject rising from its foam; beans and steam around. */
export const cafe: Scene = (paint, cast) => {
  const cup = mix("#fff4e4", paint.light, 0.15);
  const coffee = "#5b2f16";
  const [steamDefs, steam] = linear(paint, [
    [0, "#ffffff", 0],
    [1, "#ffffff", 0.6],
  ]);
  const bean = (x: number, y: number, size: number, turn: number) =>
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${num(turn)})">${volume(paint, `M${-size} 0C${-size} ${-size * 0.8} ${size} ${-size * 0.8} ${size} 0C${size} ${size * 0.8} ${-size} ${size * 0.8} ${-size} 0Z`, "#6e3a1c", "down")}${stroke(`M${-size * 0.8} 0Q${-size * 0.2} ${-size * 0.35} 0 0T${size * 0.8} 0`, "#3a1c0c", size * 0.16)}</g>`;
  return [
    backdrop(paint),
    rays(paint, 300, 300, 20, 0.35),
    glow(paint, 300, 280, 340, "#fff3d6", 0.8),
    steamDefs,
    filtered(
      "blur6",
      repeat(5, (at) =>
        path(
          `M${130 + at * 80} 420c-50 -90 50 -130 0 -220s40 -110 10 -150c70 60 0 110 44 190s-20 120 10 180Z`,
          steam,
        ),
      ),
    ),
    filtered(
      "lit",
      ellipse(300, 588, 290, 58, cup),
      ellipse(300, 580, 276, 48, darken(cup, 0.12)),
      ellipse(300, 578, 190, 28, darken(cup, 0.26)),
    ),
    filtered(
      "lit",
      `<path d="M476 452C580 420 590 560 452 548" fill="none" stroke="${darken(cup, 0.08)}" stroke-width="30" stroke-linecap="round"/>`,
      volume(paint, "M88 420C94 530 170 590 230 594H370C430 590 506 530 512 420Z", cup),
    ),
    path(
      "M126 500C180 520 420 520 474 500L462 524C410 544 190 544 138 524Z",
      mix(paint.tone, "#b3122c", 0.3),
    ),
    ellipse(300, 420, 212, 58, lighten(cup, 0.4)),
    ellipse(300, 422, 196, 49, coffee),
    ellipse(300, 426, 176, 40, "#a8672f"),
    repeat(4, (at) =>
      ellipse(
        300,
        426,
        160 - at * 36,
        34 - at * 8,
        "none",
        'stroke="#f3d9a8" stroke-width="6" opacity=".8"',
      ),
    ),
    lead(paint, cast, [300, 292, 286]),
    path(
      "M124 430C180 474 420 474 476 430C468 466 400 482 300 482C200 482 132 466 124 430Z",
      "#8a4c20",
      'opacity=".9"',
    ),
    company(paint, cast, [
      [100, 530, 146, -12],
      [500, 536, 142, 12],
    ]),
    repeat(9, (at) =>
      bean(
        40 + ((at * 137) % 540),
        at < 5 ? 120 + ((at * 83) % 200) : 574 + (at % 3) * 22,
        19 + (at % 3) * 5,
        at * 47,
      ),
    ),
    sparkles(paint, 8, [90, 100, 510, 520]),
  ].join("");
};
