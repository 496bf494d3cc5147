import { backdrop, glow, sparkles, stars } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { ridge } from "../draw/shapes.ts";
import {
  circle,
  ellipse,
  faded,
  filtered,
  linear,
  num,
  path,
  repeat,
  stroke,
} from "../draw/svg.ts";
import { company, lead } from "../draw/volume.ts";
import type { Scene } from "./scene.ts";

/** A galaxy seen from above, its arms turning around the subject. */
export const spiral: Scene = (paint, cast) => {
  const spot = (arm: number, t: number, spread: number) => {
    const a = arm * Math.PI + t * 5.2;
    const r = 40 + t * 300 + paint.between(-spread, spread);
    const [x, y] = [Math.cos(a) * r, Math.sin(a) * r * 0.62];
    const turn = -0.42;
    return [
      300 + x * Math.cos(turn) - y * Math.sin(turn),
      320 + x * Math.sin(turn) + y * Math.cos(turn),
    ] as const;
  };
  const tints = ["#ffffff", lighten(paint.light, 0.5), mix(paint.ray, "#ff7fd0", 0.5)];
  const arms = (count: number, spread: number, size: number, opacity: number) =>
    repeat(count * 2, (at) => {
      const t = Math.floor(at / 2) / count;
      const [x, y] = spot(at % 2, t, spread);
      const r = size * paint.between(0.4, 1) * (0.5 + t);
      return circle(x, y, r, tints[at % 3]!, `opacity="${num(opacity)}"`);
    });
  return [
    backdrop(paint, { y: 0.4 }),
    stars(paint, 160, 720),
    filtered("blur14", arms(70, 26, 34, 0.4)),
    filtered("blur2", arms(120, 34, 9, 0.8)),
    arms(150, 46, 3.4, 0.9),
    glow(paint, 300, 320, 240, "#ffffff", 0.9),
    lead(paint, cast, [300, 318, 292, -8]),
    sparkles(paint, 16, [60, 90, 540, 540]),
  ].join("");
};

/** A road of light winds up from the front into the stars, and the subject races down it. */
export const starRoad: Scene = (paint, cast) => {
  const [defs, asphalt] = linear(paint, [
    [0, mix(paint.light, "#ffffff", 0.3), 0.2],
    [0.35, darken(paint.tone, 0.35), 0.95],
    [1, darken(paint.dark, 0.3)],
  ]);
  const road = (wider: number) =>
    `M${386 - wider} 96C${540 - wider} 150 ${470 - wider} 230 ${330 - wider} 290C${140 - wider} 372 ${60 - wider} 470 ${-10 - wider} 640H${610 + wider}C${520 + wider} 520 ${420 + wider} 430 ${470 + wider} 330C${560 + wider} 236 ${640 + wider} 150 ${402 + wider} 96Z`;
  const kerbs = repeat(13, (at) => {
    const t = at / 12;
    const y = 300 + t * t * 330;
    const size = 6 + t * 30;
    const left = 316 - t * 330 + (1 - t) * 10;
    const right = 462 + Math.sin(t * 3) * -26 + t * 150;
    const tint = at % 2 ? "#ffffff" : "#ff3d5a";
    return (
      path(
        `M${num(left)} ${num(y)}l${num(size)} ${num(-size * 0.3)}l${num(size * 0.2)} ${num(size)}l${num(-size)} ${num(size * 0.3)}Z`,
        tint,
      ) +
      path(
        `M${num(right)} ${num(y)}l${num(size)} ${num(size * 0.3)}l${num(size * 0.3)} ${num(size)}l${num(-size)} ${num(-size * 0.3)}Z`,
        tint,
      )
    );
  });
  const streaks = repeat(26, () => {
    const a = paint.between(0, Math.PI * 2);
    const from = paint.between(120, 260);
    const to = from + paint.between(40, 150);
    const at = (r: number) => `${num(394 + Math.cos(a) * r)} ${num(110 + Math.sin(a) * r)}`;
    return stroke(`M${at(from)}L${at(to)}`, "#ffffff", paint.between(1.5, 4), 'opacity=".5"');
  });
  return [
    backdrop(paint, { x: 0.65, y: 0.14 }),
    stars(paint, 110, 620),
    streaks,
    glow(paint, 394, 104, 230, "#ffffff", 0.95),
    defs,
    filtered(
      "lit",
      path(road(7), mix(paint.ray, "#7fe9ff", 0.5), 'opacity=".8"'),
      path(road(0), asphalt),
    ),
    kerbs,
    repeat(5, (at) =>
      stroke(
        `M${num(392 - at * 16 - at * at * 4)} ${num(292 + at * 52)}l${num(-8 - at * 4)} ${num(18 + at * 6)}`,
        "#ffffff",
        4 + at * 2,
        'opacity=".85"',
      ),
    ),
    company(paint, cast, [
      [104, 210, 112, -12],
      [506, 300, 104, 10],
    ]),
    glow(paint, 282, 470, 230, paint.ray, 0.5),
    lead(paint, cast, [276, 458, 330, -6]),
    sparkles(paint, 10, [40, 60, 560, 420]),
  ].join("");
};

/** A comet crosses the whole night over a mountain lake, its tail mirrored in the water. */
export const cometNight: Scene = (paint, cast) => {
  const tail = (spread: number, tint: string, opacity: number) =>
    path(
      `M176 372Q${num(330 - spread)} ${num(180 - spread * 0.5)} 640 ${num(-60 - spread)}L${num(660)} ${num(130 + spread)}Q${num(420 + spread * 0.3)} ${num(270 + spread * 0.4)} 196 394Z`,
      tint,
      `opacity="${opacity}"`,
    );
  const ice = mix("#6fd8ff", paint.light, 0.25);
  const lake = mix(paint.dark, "#2d8fe0", 0.35);
  return [
    backdrop(paint, { x: 0.3, y: 0.5 }),
    stars(paint, 170, 520),
    filtered("blur14", tail(60, ice, 0.5)),
    filtered("blur6", tail(0, lighten(ice, 0.35), 0.7), tail(-50, "#ffffff", 0.75)),
    repeat(12, (at) =>
      stroke(
        `M${num(230 + at * 28)} ${num(350 - at * 24 + paint.between(-30, 30))}l${num(paint.between(40, 90))} ${num(-paint.between(28, 60))}`,
        "#ffffff",
        paint.between(1.5, 4),
        'opacity=".75"',
      ),
    ),
    glow(paint, 186, 380, 230, lighten(ice, 0.4), 0.95),
    path(ridge(paint, 540, 120, 150), mix(paint.tone, paint.dark, 0.55)),
    path(ridge(paint, 560, 60, 90), darken(paint.dark, 0.15)),
    path("M-20 552H620V810H-20Z", lake),
    faded(0.55, filtered("blur6", ellipse(190, 590, 120, 16, "#ffffff"))),
    repeat(9, (at) =>
      stroke(
        `M${num(110 + paint.between(-60, 60))} ${num(566 + at * 12)}h${num(paint.between(60, 190))}`,
        lighten(ice, 0.4),
        3,
        'opacity=".45"',
      ),
    ),
    lead(paint, cast, [190, 366, 236, 0]),
    company(paint, cast, [[508, 516, 84, 0]]),
    sparkles(paint, 12, [40, 60, 560, 420]),
  ].join("");
};
