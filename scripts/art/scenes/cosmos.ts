import { backdrop, glow, sparkles, stars } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import type { Paint } from "../draw/paint.ts";
import { hills } from "../draw/shapes.ts";
import {
  circle,
  clipped,
  ellipse,
  filtered,
  linear,
  num,
  path,
  radial,
  rect,
  repeat,
} from "../draw/svg.ts";
import { company, lead, standing, volume } from "../draw/volume.ts";
import type { Scene } from "./scene.ts";

function globe(paint: Paint, x: number, y: number, r: number, tint: string): string {
  const [defs, fill] = radial(
    paint,
    [
      [0, lighten(tint, 0.5)],
      [0.5, tint],
      [1, darken(tint, 0.7)],
    ],
    { x: 0.34, y: 0.3, r: 0.8 },
  );
  return defs + circle(x, y, r, fill);
}

/** A saucer hovers over a night field and lifts the subject in its beam. */
export const abduction: Scene = (paint, cast) => {
  const steel = mix("#a8b4cc", paint.tone, 0.3);
  const [beamDefs, beam] = linear(paint, [
    [0, "#f4ffd0", 0.95],
    [1, "#d6ff9a", 0.12],
  ]);
  const lamps = ["#ff5a7d", "#ffe14a", "#5af0d2", "#7fb0ff", "#ff9a3d"];
  const field = mix("#2f7d4b", paint.dark, 0.5);
  return [
    backdrop(paint, { y: 0.25 }),
    stars(paint, 110, 520),
    globe(paint, 510, 120, 56, mix(paint.light, "#ffe9c0", 0.5)),
    path(hills(paint, 520, 60, 300), mix(field, paint.dark, 0.4)),
    path("M396 556V486L440 450L484 486V556Z", darken("#8a2f2f", 0.3)) +
      rect(428, 508, 24, 48, "#ffd98a") +
      rect(494, 470, 8, 90, "#3a2430"),
    path(hills(paint, 570, 30, 340), field),
    beamDefs,
    path("M214 214H386L492 620H108Z", beam),
    glow(paint, 300, 350, 220, "#f4ffd0", 0.8),
    ellipse(300, 602, 196, 28, "#f4ffd0", 'opacity=".55"'),
    lead(paint, cast, [300, 396, 268, -8]),
    filtered(
      "lit",
      path(
        "M206 150C214 74 254 50 300 50C346 50 386 74 394 150Z",
        mix("#9af0ff", paint.light, 0.3),
        'opacity=".9"',
      ),
      path(
        "M236 132C240 92 262 74 286 70",
        "none",
        'stroke="#fff" stroke-width="9" stroke-linecap="round" opacity=".8"',
      ),
      volume(
        paint,
        "M96 180C120 140 200 128 300 128C400 128 480 140 504 180C470 216 400 230 300 230C200 230 130 216 96 180Z",
        steel,
        "down",
      ),
      ellipse(300, 214, 96, 18, "#f4ffd0"),
      repeat(
        7,
        (at) =>
          circle(150 + at * 50, 184 + Math.sin((at / 6) * Math.PI) * 12, 12, lamps[at % 5]!) +
          circle(147 + at * 50, 180 + Math.sin((at / 6) * Math.PI) * 12, 4, "#ffffff"),
      ),
    ),
    company(paint, cast, [
      [84, 530, 128, -14],
      [516, 404, 104, 16],
    ]),
    repeat(14, () =>
      rect(
        paint.between(200, 400),
        paint.between(260, 590),
        3,
        paint.between(10, 24),
        "#ffffff",
        'rx="1.5" opacity=".6"',
      ),
    ),
    sparkles(paint, 8, [80, 90, 520, 520]),
  ].join("");
};

/** A ringed giant fills the sky; the subject flies before its rings. */
export const giant: Scene = (paint, cast) => {
  const tint = mix(paint.tone, "#ff9a5a", 0.35);
  const bands = repeat(7, (at) =>
    path(
      `M60 ${150 + at * 50}C180 ${170 + at * 50} 420 ${170 + at * 50} 560 ${140 + at * 50}V${164 + at * 50}C420 ${196 + at * 50} 180 ${196 + at * 50} 60 ${172 + at * 50}Z`,
      at % 2 ? lighten(tint, 0.45) : darken(tint, 0.35),
      'opacity=".4"',
    ),
  );
  const round = "M530 310a230 230 0 1 1 -460 0a230 230 0 1 1 460 0Z";
  const ring = (half: "back" | "front") => {
    const arc = half === "back" ? "A400 96 0 0 1" : "A400 96 0 0 0";
    return `<g transform="rotate(-16 300 330)">${repeat(5, (at) => `<path d="M${-100 + at * 26} 330${arc.replace("400", String(400 - at * 26)).replace("96", String(96 - at * 9))} ${700 - at * 26} 330" fill="none" stroke="${at % 2 ? paint.ray : lighten(tint, 0.4)}" stroke-width="${at % 2 ? 7 : 15}" opacity="${half === "back" ? 0.6 : 0.92}"/>`)}</g>`;
  };
  return [
    backdrop(paint, { y: 0.3 }),
    stars(paint, 130, 640),
    filtered(
      "blur30",
      ellipse(120, 520, 240, 90, paint.light, 'opacity=".5"'),
      ellipse(500, 140, 220, 80, paint.ray, 'opacity=".5"'),
    ),
    ring("back"),
    filtered(
      "lit",
      globe(paint, 300, 310, 230, tint),
      clipped(paint, round, bands, circle(420, 420, 300, paint.dark, 'opacity=".12"')),
    ),
    ring("front"),
    globe(paint, 86, 140, 34, mix(paint.ray, "#9fb0c8", 0.5)),
    lead(paint, cast, [312, 400, 280, 6]),
    company(paint, cast, [
      [104, 506, 138, -12],
      [500, 512, 132, 12],
    ]),
    sparkles(paint, 14, [50, 70, 550, 540]),
  ].join("");
};

/** A base of domes on a cratered moon, a blue world over the horizon. */
export const moonBase: Scene = (paint, cast) => {
  const dust = mix("#b8b2c8", paint.tone, 0.35);
  const crater = (x: number, y: number, r: number) =>
    ellipse(x, y, r, r * 0.32, darken(dust, 0.4)) +
    ellipse(x, y + r * 0.08, r * 0.86, r * 0.24, darken(dust, 0.22));
  const dome = (x: number, y: number, r: number) =>
    path(
      `M${x - r} ${y}A${r} ${r} 0 0 1 ${x + r} ${y}Z`,
      mix("#9af0ff", paint.light, 0.35),
      'opacity=".85"',
    ) +
    repeat(3, (at) =>
      path(
        `M${x} ${y - r}Q${num(x + (at - 1) * r * 0.9)} ${num(y - r * 0.6)} ${num(x + (at - 1) * r * 0.8)} ${y}`,
        "none",
        'stroke="#ffffff" stroke-width="3" opacity=".6"',
      ),
    ) +
    path(
      `M${x - r * 0.7} ${y - r * 0.4}A${r} ${r} 0 0 1 ${x - r * 0.2} ${y - r * 0.88}`,
      "none",
      'stroke="#fff" stroke-width="8" stroke-linecap="round" opacity=".8"',
    ) +
    rect(x - r - 8, y - 6, r * 2 + 16, 18, mix("#d8dcea", paint.tone, 0.2), 'rx="9"');
  return [
    rect(0, 0, 600, 800, darken(paint.dark, 0.25)),
    stars(paint, 150, 520),
    glow(paint, 430, 190, 240, paint.ray, 0.5),
    globe(paint, 430, 190, 128, mix("#2f8fe0", paint.tone, 0.25)),
    clipped(
      paint,
      "M558 190a128 128 0 1 1 -256 0a128 128 0 1 1 256 0Z",
      path(
        "M320 150q50 -40 90 -10t60 30q-20 50 -70 40t-80 -60ZM440 250q40 -30 90 -10v60h-80Z",
        mix("#5fc47a", paint.tone, 0.2),
      ),
      path("M300 120Q420 90 560 130L556 150Q420 112 302 142Z", "#ffffff", 'opacity=".7"'),
    ),
    path(hills(paint, 430, 50, 300), darken(dust, 0.5)),
    path(hills(paint, 470, 30, 360), darken(dust, 0.25)),
    filtered(
      "lit",
      dome(112, 484, 86),
      dome(240, 478, 48),
      rect(60, 360, 6, 60, "#d8dcea"),
      path("M34 352a30 30 0 0 1 58 0Z", "#d8dcea"),
    ),
    path(hills(paint, 530, 22, 320), dust),
    crater(470, 560, 74),
    crater(150, 590, 56),
    glow(paint, 320, 380, 240, paint.ray, 0.6),
    standing(paint, cast, [330, 392, 296]),
    company(paint, cast, [
      [112, 532, 140, -10],
      [500, 526, 136, 10],
    ]),
    path(hills(paint, 628, 22, 260), darken(dust, 0.45)),
    sparkles(paint, 9, [60, 80, 540, 440]),
  ].join("");
};
