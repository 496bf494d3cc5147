import { glow, rays, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { polar } from "../draw/shapes.ts";
import { circle, ellipse, filtered, group, rect, repeat, stroke } from "../draw/svg.ts";
import { company, standing, volume } from "../draw/volume.ts";
import { hoard } from "../props/coins.ts";
import { gilt } from "../props/gilt.ts";
import type { Scene } from "./scene.ts";

/** A round steel door stands open; the room behind it glows with gold. */
export const vault: Scene = (paint, cast) => {
  const steel = mix("#8d98ad", paint.tone, 0.25);
  const [goldDefs, gold] = gilt(paint);
  const bars = repeat(12, (at) => {
    const row = at < 6 ? 0 : 1;
    const x = 186 + (at % 6) * 42 + row * 14;
    return volume(paint, `M${x} ${430 - row * 42}h34l8 36h-50Z`, "#f4b93a", "down");
  });
  const door = group(
    { at: [540, 330], scale: [0.42, 1] },
    circle(0, 0, 214, darken(steel, 0.5)),
    circle(-26, 0, 206, steel),
    circle(-26, 0, 176, "none", `stroke="${lighten(steel, 0.4)}" stroke-width="10"`),
    repeat(8, (at) =>
      stroke(`M-26 0L${polar(-26, 0, 120, (at / 8) * 6.283)}`, darken(steel, 0.45), 16),
    ),
    circle(-26, 0, 62, gold),
    circle(-26, 0, 34, darken(steel, 0.4)),
    repeat(10, (at) => {
      const [x, y] = polar(-26, 0, 190, (at / 10) * 6.283)
        .split(" ")
        .map(Number);
      return circle(x!, y!, 11, "#f6d27a");
    }),
  );
  return [
    rect(0, 0, 600, 800, mix(paint.tone, paint.dark, 0.55)),
    repeat(
      6,
      (at) =>
        rect(-10, at * 120, 620, 4, paint.dark, 'opacity=".5"') +
        rect(((at % 2) * 2 + 1) * 140, at * 120, 4, 120, paint.dark, 'opacity=".4"'),
    ),
    goldDefs,
    filtered("lit", circle(270, 330, 248, steel), circle(270, 330, 222, darken(steel, 0.35))),
    repeat(20, (at) => {
      const [x, y] = polar(270, 330, 235, (at / 20) * 6.283)
        .split(" ")
        .map(Number);
      return circle(x!, y!, 8, lighten(steel, 0.5)) + circle(x! + 1, y! + 2, 5, darken(steel, 0.2));
    }),
    circle(270, 330, 206, mix("#7a3d05", paint.dark, 0.35)),
    rays(paint, 270, 330, 20, 0.5),
    glow(paint, 270, 330, 240, "#ffe29a", 1),
    bars,
    filtered("lit", door),
    hoard(paint, 280, 500, 46),
    standing(paint, cast, [270, 330, 280]),
    company(paint, cast, [
      [104, 540, 140, -10],
      [430, 546, 132, 10],
    ]),
    ellipse(300, 120, 200, 30, "#ffffff", 'opacity=".08"'),
    sparkles(paint, 14, [90, 130, 460, 520]),
  ].join("");
};
