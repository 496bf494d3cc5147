import { glow, rays, sparkles } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import type { Paint } from "../draw/paint.ts";
import { hills } from "../draw/shapes.ts";
import { circle, filtered, linear, path, rect, repeat } from "../draw/svg.ts";
import { company, lead, volume } from "../draw/volume.ts";
import { coin } from "../props/coins.ts";
import { gilt } from "../props/gilt.ts";
import { bubbles, weeds } from "./reef.ts";
import type { Scene } from "./scene.ts";

function box(paint: Paint, gold: string, part: "lid" | "front"): string {
  const wood = mix("#93532a", paint.dark, 0.12);
  if (part === "lid") {
    return filtered(
      "lit",
      volume(
        paint,
        "M96 376C90 270 180 226 300 226C420 226 510 270 504 376L476 404H124Z",
        darken(wood, 0.3),
        "down",
      ),
      path("M132 400C128 300 200 262 300 262C400 262 472 300 468 400Z", darken(wood, 0.72)),
      path(
        "M96 376C90 270 180 226 300 226C420 226 510 270 504 376L488 372C490 286 410 244 300 244C190 244 110 286 112 372Z",
        gold,
      ),
    );
  }
  return filtered(
    "lit",
    volume(paint, "M112 430H488L466 606H134Z", wood, "down"),
    repeat(4, (at) => rect(120 + at * 2, 462 + at * 36, 360 - at * 4, 4, darken(wood, 0.45))),
    path("M112 430H158L166 606H134ZM442 430H488L466 606H434Z", gold),
    rect(104, 420, 392, 28, gold, 'rx="8"'),
    rect(262, 430, 76, 84, gold, 'rx="14"'),
    circle(300, 462, 13, "#2a1510"),
    path("M294 464H306L311 494H289Z", "#2a1510"),
  );
}

function opened(
  paint: Paint,
  behind: string[],
  front: string[],
  cast: Parameters<Scene>[1],
): string {
  const [goldDefs, gold] = gilt(paint);
  const [lightDefs, light] = linear(paint, [
    [0, "#fff3b8", 0],
    [1, "#fff3b8", 0.85],
  ]);
  const heap = repeat(30, (at) =>
    coin(
      paint,
      140 + (at % 15) * 23,
      436 - Math.sin(((at % 15) / 14) * Math.PI) * 54 + Math.floor(at / 15) * 22,
      27,
      paint.between(0.4, 0.75),
      paint.between(-30, 30),
    ),
  );
  return [
    ...behind,
    goldDefs,
    lightDefs,
    box(paint, gold, "lid"),
    path("M150 420L40 60H560L450 420Z", light),
    glow(paint, 300, 380, 280, "#fff0b0", 0.9),
    lead(paint, cast, [300, 286, 256]),
    heap,
    box(paint, gold, "front"),
    company(paint, cast, [
      [84, 532, 138, -12],
      [518, 534, 134, 12],
    ]),
    ...front,
    sparkles(paint, 14, [110, 120, 490, 480]),
  ].join("");
}

/** A chest thrown open in a vaulted cellar, its light on the arches. */
export const chest: Scene = (paint, cast) => {
  const stone = mix(paint.tone, paint.dark, 0.5);
  const arches = repeat(3, (at) =>
    path(
      `M${-110 + at * 270} 640V260a135 150 0 0 1 270 0V640h-34V270a101 116 0 0 0 -202 0V640Z`,
      lighten(stone, 0.14),
    ),
  );
  return opened(
    paint,
    [
      rect(0, 0, 600, 800, darken(stone, 0.35)),
      arches,
      rays(paint, 300, 400, 22, 0.5),
      rect(0, 592, 600, 220, darken(stone, 0.2)),
    ],
    [],
    cast,
  );
};

/** The same find on the floor of the sea. */
export const sunkenChest: Scene = (paint, cast) => {
  const sand = mix("#f7d79a", paint.tone, 0.4);
  const [seaDefs, sea] = linear(paint, [
    [0, lighten(paint.light, 0.2)],
    [0.5, paint.tone],
    [1, paint.dark],
  ]);
  return opened(
    paint,
    [
      seaDefs,
      rect(0, 0, 600, 800, sea),
      rays(paint, 300, -20, 16, 0.4),
      path(hills(paint, 470, 80, 300), mix(paint.tone, paint.dark, 0.6)),
      path(hills(paint, 578, 26, 320), sand),
    ],
    [
      path(hills(paint, 624, 24, 280), darken(sand, 0.25)),
      bubbles(paint, 22),
      filtered(
        "blur2",
        weeds(paint, mix("#0b5a4a", paint.dark, 0.4), 1),
        weeds(paint, mix("#0b5a4a", paint.dark, 0.5), -1),
      ),
    ],
    cast,
  );
};
