import { glow, mist, sky, sparkles, stars } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import type { Paint } from "../draw/paint.ts";
import { hills } from "../draw/shapes.ts";
import { circle, ellipse, filtered, num, path, rect, repeat, stroke } from "../draw/svg.ts";
import { bothSides, company, lead, standing, volume } from "../draw/volume.ts";
import { emoji } from "../icons.ts";
import type { Scene } from "./scene.ts";

/** A red gate in still water, a white cone of a mountain far behind. */
export const torii: Scene = (paint, cast) => {
  const red = mix("#e0343c", paint.tone, 0.12);
  const water = mix(paint.tone, "#2b7fb8", 0.45);
  const post =
    volume(paint, "M112 190H152L160 560H104Z", red) + rect(98, 540, 68, 30, "#2a1a20", 'rx="6"');
  return [
    sky(paint, 520, mix(paint.tone, paint.dark, 0.25), lighten(paint.light, 0.5)),
    glow(paint, 300, 280, 340, "#fff3d6", 0.9),
    circle(300, 268, 150, mix("#fff6e0", paint.light, 0.35)),
    path("M60 470L236 250Q300 206 364 250L540 470Z", mix(paint.tone, paint.dark, 0.3)),
    path(
      "M190 308L236 250Q300 206 364 250L410 308L374 292L344 322L306 290L268 326L230 294Z",
      "#ffffff",
      'opacity=".92"',
    ),
    path(hills(paint, 470, 44, 260), mix(paint.tone, paint.dark, 0.55)),
    rect(0, 486, 600, 330, water),
    repeat(10, (at) =>
      rect(
        300 - 100 + paint.between(-90, 60),
        500 + at * 12,
        paint.between(90, 190),
        4,
        "#ffffff",
        'rx="2" opacity=".35"',
      ),
    ),
    filtered(
      "lit",
      bothSides(post),
      rect(90, 232, 420, 30, red, 'rx="4"'),
      volume(paint, "M40 118Q300 168 560 118L552 168Q300 206 48 168Z", red, "down"),
      path("M34 96Q300 150 566 96L560 124Q300 172 40 124Z", "#2a1a20"),
      rect(276, 160, 48, 80, "#2a1a20", 'rx="4"'),
      rect(282, 168, 36, 64, "#f4c95a", 'rx="3"'),
    ),
    lead(paint, cast, [300, 376, 274]),
    ellipse(300, 524, 130, 14, paint.dark, 'opacity=".35"'),
    company(paint, cast, [
      [90, 544, 118, -8],
      [510, 546, 114, 8],
    ]),
    emoji(paint, "cherry-blossom", { x: 44, y: 74, size: 104, rotate: -16 }) +
      emoji(paint, "cherry-blossom", { x: 124, y: 52, size: 66, rotate: 20 }) +
      emoji(paint, "cherry-blossom", { x: 560, y: 90, size: 88, rotate: 30 }),
    repeat(16, () =>
      ellipse(
        paint.between(10, 590),
        paint.between(120, 560),
        8,
        5,
        "#ffc9de",
        `opacity=".9" transform="rotate(${num(paint.between(-40, 40))} 300 300)"`,
      ),
    ),
    mist(paint, 500, "#ffffff", 0.5),
    sparkles(paint, 6, [90, 110, 510, 520]),
  ].join("");
};

function lantern(paint: Paint, x: number, y: number, size: number, tint: string): string {
  return (
    stroke(`M${num(x)} ${num(y - size * 1.6)}V${num(y - size * 0.8)}`, "#20121a", 3) +
    glow(paint, x, y, size * 2, tint, 0.6) +
    volume(
      paint,
      `M${num(x - size * 0.5)} ${num(y - size * 0.76)}H${num(x + size * 0.5)}C${num(x + size * 1.06)} ${num(y - size * 0.4)} ${num(x + size * 1.06)} ${num(y + size * 0.4)} ${num(x + size * 0.5)} ${num(y + size * 0.76)}H${num(x - size * 0.5)}C${num(x - size * 1.06)} ${num(y + size * 0.4)} ${num(x - size * 1.06)} ${num(y - size * 0.4)} ${num(x - size * 0.5)} ${num(y - size * 0.76)}Z`,
      tint,
    ) +
    repeat(3, (at) =>
      stroke(
        `M${num(x + (at - 1) * size * 0.5)} ${num(y - size * 0.7)}Q${num(x + (at - 1) * size * 0.95)} ${num(y)} ${num(x + (at - 1) * size * 0.5)} ${num(y + size * 0.7)}`,
        "#fff0c8",
        2,
        'opacity=".5"',
      ),
    ) +
    rect(x - size * 0.52, y - size * 0.86, size * 1.04, size * 0.16, "#f4c95a", 'rx="3"') +
    rect(x - size * 0.52, y + size * 0.72, size * 1.04, size * 0.16, "#f4c95a", 'rx="3"') +
    stroke(`M${num(x)} ${num(y + size * 0.88)}v${num(size * 0.6)}`, "#f4c95a", 5)
  );
}

/** An alley on the night of lanterns: eaves on both sides, lights down its whole length. */
export const lanterns: Scene = (paint, cast) => {
  const wood = mix("#4a2430", paint.dark, 0.35);
  const eave =
    volume(
      paint,
      "M-20 150Q80 170 190 118L206 138Q110 210 -20 214Z",
      mix("#a8323e", paint.tone, 0.2),
      "down",
    ) +
    path("M-20 214H150L176 560H-20Z", wood) +
    repeat(
      3,
      (at) =>
        rect(14 + at * 50, 256, 34, 90, "#ffd98a", 'rx="4"') +
        rect(14 + at * 52, 386, 36, 110, darken(wood, 0.3), 'rx="4"') +
        rect(29 + at * 50, 256, 4, 90, wood),
    ) +
    volume(
      paint,
      "M-20 350Q80 366 176 330L188 348Q100 400 -20 400Z",
      mix("#a8323e", paint.tone, 0.3),
      "down",
    );
  return [
    sky(paint, 560, darken(paint.dark, 0.1), mix(paint.tone, paint.light, 0.4)),
    stars(paint, 40, 260),
    glow(paint, 300, 380, 280, "#ffd98a", 0.9),
    filtered(
      "blur2",
      path("M196 420L300 330L404 420V600H196Z", mix(paint.tone, paint.dark, 0.55)),
      repeat(5, (at) => rect(214 + at * 36, 440, 22, 30, "#ffdf9a")),
    ),
    filtered("lit", bothSides(eave)),
    path("M150 560L260 470H340L450 560L520 800H80Z", mix("#7a4a3a", paint.dark, 0.5)),
    repeat(6, (at) =>
      stroke(
        `M${250 - at * 26} ${490 + at * 22}H${350 + at * 26}`,
        darken(wood, 0.2),
        3,
        'opacity=".6"',
      ),
    ),
    repeat(4, (at) =>
      lantern(paint, 236 + at * 43, 230 + (at % 2) * 22, 18, at % 2 ? "#ffb52e" : "#ff4d4d"),
    ),
    lantern(paint, 84, 110, 46, "#ff3d3d"),
    lantern(paint, 516, 96, 50, "#ff3d3d"),
    lantern(paint, 196, 126, 32, "#ff9a2e"),
    lantern(paint, 408, 136, 30, "#ff9a2e"),
    standing(paint, cast, [300, 388, 296]),
    company(paint, cast, [
      [112, 528, 136, -10],
      [490, 530, 132, 10],
    ]),
    sparkles(paint, 8, [110, 110, 490, 520]),
  ].join("");
};

/** A clearing among bamboo, sun between the canes. */
export const bamboo: Scene = (paint, cast) => {
  const cane = (x: number, w: number, tint: string) =>
    volume(paint, `M${num(x)} -10h${num(w)}v640h${num(-w)}Z`, tint) +
    repeat(
      6,
      (at) =>
        rect(x - 3, 60 + at * 108 + ((x * 7) % 60), w + 6, 9, darken(tint, 0.3), 'rx="4"') +
        rect(x - 3, 68 + at * 108 + ((x * 7) % 60), w + 6, 4, lighten(tint, 0.4), 'rx="2"'),
    );
  const green = mix("#6fc04a", paint.tone, 0.3);
  const blade = (x: number, y: number, turn: number) =>
    `<g transform="translate(${num(x)} ${num(y)}) rotate(${turn})">${path("M0 0Q40 -20 96 0Q40 16 0 0Z", mix(green, "#ffffff", 0.1))}</g>`;
  return [
    sky(paint, 620, lighten(paint.light, 0.35), lighten(paint.light, 0.6)),
    glow(paint, 300, 270, 340, "#ffffff", 1),
    filtered(
      "blur2",
      repeat(11, (at) => cane(at * 58 - 14, 18, mix(green, "#ffffff", 0.35))),
    ),
    path("M210 -20H390L500 640H100Z", "#ffffff", 'opacity=".25"'),
    path(hills(paint, 570, 26, 260), mix(green, paint.dark, 0.5)),
    filtered(
      "lit",
      cane(30, 40, green),
      cane(104, 30, mix(green, paint.dark, 0.25)),
      cane(536, 42, green),
      cane(468, 30, mix(green, paint.dark, 0.25)),
    ),
    repeat(12, (at) =>
      blade(
        at < 6 ? 60 : 540,
        80 + (at % 6) * 84,
        at < 6 ? -30 + (at % 3) * 30 : 150 + (at % 3) * 30,
      ),
    ),
    filtered(
      "lit",
      volume(paint, "M130 620C140 566 220 548 300 548C390 548 460 566 470 620Z", "#8a8f86", "down"),
    ),
    standing(paint, cast, [300, 372, 330]),
    company(paint, cast, [
      [116, 536, 142, -10],
      [486, 538, 138, 10],
    ]),
    mist(paint, 590, "#ffffff", 0.4),
    filtered(
      "blur2",
      cane(-20, 62, mix(green, paint.dark, 0.7)),
      cane(560, 62, mix(green, paint.dark, 0.75)),
    ),
    sparkles(paint, 8, [150, 110, 450, 520]),
  ].join("");
};
