import { bokeh, glow, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import type { Paint } from "../draw/paint.ts";
import { arch } from "../draw/shapes.ts";
import { ellipse, filtered, num, path, rect, repeat, stroke } from "../draw/svg.ts";
import { company, standing, volume } from "../draw/volume.ts";
import type { Scene } from "./scene.ts";

const glass = ["#3fa36b", "#d98a2b", "#b5453c", "#4f86c9", "#e8d9a8", "#7a4fa8"];

function bottle(paint: Paint, x: number, floor: number, h: number, tint: string): string {
  const w = h * 0.26;
  return (
    volume(
      paint,
      `M${num(x - w / 2)} ${floor}V${num(floor - h * 0.56)}Q${num(x - w / 2)} ${num(floor - h * 0.68)} ${num(x - w * 0.18)} ${num(floor - h * 0.74)}V${num(floor - h)}H${num(x + w * 0.18)}V${num(floor - h * 0.74)}Q${num(x + w / 2)} ${num(floor - h * 0.68)} ${num(x + w / 2)} ${num(floor - h * 0.56)}V${floor}Z`,
      tint,
    ) +
    rect(x - w * 0.4, floor - h * 0.46, w * 0.8, h * 0.26, "#fff3d6", 'rx="3"') +
    rect(x - w * 0.22, floor - h * 1.03, w * 0.44, h * 0.09, "#3a2418", 'rx="2"') +
    rect(x - w * 0.36, floor - h * 0.6, w * 0.12, h * 0.52, "#ffffff", 'opacity=".45" rx="3"')
  );
}

/** A bar of painted tiles, its shelves of bottles lit from behind. */
export const cantina: Scene = (paint, cast) => {
  const wall = mix(paint.tone, paint.dark, 0.45);
  const wood = mix("#7a4522", paint.dark, 0.2);
  const shelf = (y: number, from: number) =>
    repeat(9, (at) =>
      bottle(
        paint,
        72 + at * 57,
        y,
        92 + ((at * 37 + from * 13) % 34),
        glass[(at * 5 + from) % glass.length]!,
      ),
    ) +
    rect(30, y, 540, 14, lighten(wood, 0.2)) +
    rect(30, y + 14, 540, 6, darken(wood, 0.4));
  const tile = (x: number, y: number) =>
    rect(x, y, 58, 58, "#fff3dc", 'rx="4"') +
    path(
      `M${x + 29} ${y + 6}L${x + 52} ${y + 29}L${x + 29} ${y + 52}L${x + 6} ${y + 29}Z`,
      mix("#1f5fb0", paint.tone, 0.3),
    ) +
    ellipse(x + 29, y + 29, 9, 9, "#ffb52e");
  return [
    rect(0, 0, 600, 800, darken(wall, 0.25)),
    path(arch(16, 30, 568, 560), darken(wood, 0.25)),
    path(arch(38, 54, 524, 560), mix("#ffcf7a", paint.light, 0.3)),
    glow(paint, 300, 250, 330, "#fff0c0", 0.9),
    shelf(196, 0),
    shelf(330, 3),
    glow(paint, 300, 330, 250, "#fff3cf", 0.6),
    path(arch(38, 54, 524, 560), "none", `stroke="${lighten(wood, 0.3)}" stroke-width="10"`),
    rect(-10, 476, 620, 40, lighten(wood, 0.18)),
    rect(-10, 476, 620, 8, "#ffe0a8", 'opacity=".7"'),
    rect(-10, 516, 620, 290, darken(wood, 0.25)),
    repeat(10, (at) => tile(at * 62 - 8, 530)),
    standing(paint, cast, [300, 366, 268]),
    company(paint, cast, [
      [118, 436, 132, -8],
      [482, 438, 128, 8],
    ]),
    repeat(
      3,
      (at) =>
        stroke(`M${110 + at * 190} -10V${60 - (at % 2) * 20}`, "#20141a", 4) +
        path(
          `M${74 + at * 190} ${92 - (at % 2) * 20}Q${110 + at * 190} ${20 - (at % 2) * 20} ${146 + at * 190} ${92 - (at % 2) * 20}Z`,
          mix("#2f7d5b", paint.dark, 0.2),
        ) +
        glow(paint, 110 + at * 190, 100 - (at % 2) * 20, 80, "#fff0b8", 0.9),
    ),
    filtered("blur2", ellipse(20, 690, 90, 60, darken(wood, 0.5))),
    bokeh(paint, 12),
    sparkles(paint, 8, [110, 130, 490, 500]),
  ].join("");
};
