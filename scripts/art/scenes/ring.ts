import { glow, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { footing } from "../draw/ensemble.ts";
import type { Paint } from "../draw/paint.ts";
import { circle, ellipse, filtered, linear, num, path, rect, repeat, stroke } from "../draw/svg.ts";
import { emoji } from "../icons.ts";
import type { Scene } from "./scene.ts";

function stands(paint: Paint): string {
  const tints = [paint.ray, "#ffffff", "#ffd35a", paint.light];
  return repeat(280, () =>
    circle(
      paint.between(0, 600),
      paint.between(140, 370),
      paint.between(3, 8),
      paint.pick(tints),
      `opacity="${num(paint.between(0.15, 0.5))}"`,
    ),
  );
}

function spots(paint: Paint): string {
  const [defs, beam] = linear(paint, [
    [0, "#ffffff", 0.7],
    [1, paint.ray, 0],
  ]);
  const cone = (x: number, to: number) =>
    path(`M${x - 12} 60L${x + 12} 60L${to + 140} 560H${to - 140}Z`, beam);
  return defs + filtered("blur6", cone(190, 210), cone(410, 390), cone(300, 300));
}

/** A boxing ring under the lamps: two gloves meet over the canvas. */
export const ring: Scene = (paint, cast) => {
  const post = (x: number, tint: string) =>
    rect(x - 15, 300, 30, 250, tint, 'rx="10"') +
    rect(x - 15, 300, 10, 250, "#ffffff", 'opacity=".3" rx="5"');
  const ropes = repeat(3, (at) =>
    stroke(
      `M36 ${344 + at * 60}Q300 ${362 + at * 62} 564 ${344 + at * 60}`,
      ["#ff3d55", "#ffffff", "#2f8aff"][at]!,
      10,
    ),
  );
  return [
    rect(0, 0, 600, 800, mix(paint.tone, paint.dark, 0.7)),
    stands(paint),
    glow(paint, 300, 280, 400, paint.light, 0.8),
    spots(paint),
    path("M-40 690L70 500H530L640 690Z", mix("#e9edf7", paint.tone, 0.2)),
    path("M-40 690H640V810H-40Z", darken(paint.tone, 0.3)),
    filtered("lit", ropes, post(36, "#e02846"), post(564, "#1f6fe0")),
    footing(300, 560, 380, paint.dark),
    glow(paint, 300, 310, 220, "#ffffff", 0.9),
    emoji(paint, cast.hero, { x: 168, y: 300, size: 280, rotate: 24, flip: true, light: "hero" }),
    emoji(paint, cast.hero, { x: 432, y: 300, size: 280, rotate: -24, light: "hero" }),
    emoji(paint, cast.left, { x: 300, y: 262, size: 170, light: "lit" }),
    emoji(paint, cast.right, { x: 300, y: 508, size: 170, light: "lit" }),
    sparkles(paint, 8, [100, 130, 500, 540]),
  ].join("");
};

/** A round sand pit with a fence and spectators: two birds face each other. */
export const pit: Scene = (paint, cast) => {
  const sand = mix("#f2cf8a", paint.tone, 0.28);
  const fence = repeat(15, (at) => {
    const x = at * 44 - 8;
    const y = 424 + Math.abs(at - 7) ** 2 * -1.1;
    return rect(
      x,
      y,
      36,
      96,
      at % 2 ? mix(paint.tone, "#b3122c", 0.5) : lighten(paint.light, 0.35),
      'rx="5"',
    );
  });
  const dust = repeat(9, () =>
    ellipse(
      paint.between(90, 510),
      paint.between(510, 570),
      paint.between(40, 80),
      paint.between(14, 26),
      "#fff1d2",
      'opacity=".4"',
    ),
  );
  return [
    rect(0, 0, 600, 800, mix(paint.tone, paint.dark, 0.65)),
    stands(paint),
    glow(paint, 300, 280, 400, paint.light, 0.85),
    spots(paint),
    filtered("lit", fence),
    ellipse(300, 640, 420, 170, darken(sand, 0.35)),
    ellipse(300, 632, 412, 162, sand),
    filtered("blur6", dust),
    footing(166, 536, 230, paint.dark),
    footing(434, 536, 230, paint.dark),
    glow(paint, 300, 330, 210, "#ffffff", 0.9),
    emoji(paint, cast.hero, { x: 158, y: 376, size: 310, flip: true, rotate: 6, light: "hero" }),
    emoji(paint, cast.hero, { x: 442, y: 376, size: 310, rotate: -6, light: "hero" }),
    emoji(paint, cast.left, { x: 300, y: 316, size: 176, light: "lit" }),
    emoji(paint, cast.right, { x: 300, y: 536, size: 140, light: "lit" }),
    repeat(9, () =>
      emoji(paint, "feather", {
        x: paint.between(60, 540),
        y: paint.between(170, 300),
        size: paint.between(34, 60),
        rotate: paint.between(0, 360),
      }),
    ),
    sparkles(paint, 6, [100, 130, 500, 540]),
  ].join("");
};
