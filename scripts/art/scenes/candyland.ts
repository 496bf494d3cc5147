import { clouds, glow, sky, sparkles } from "../draw/air.ts";
import { lighten, mix } from "../draw/color.ts";
import { ensemble } from "../draw/ensemble.ts";
import type { Paint } from "../draw/paint.ts";
import { hills } from "../draw/shapes.ts";
import {
  circle,
  clipped,
  ellipse,
  filtered,
  num,
  path,
  rect,
  repeat,
  stroke,
} from "../draw/svg.ts";
import type { Scene } from "./scene.ts";

function lollipop(paint: Paint, x: number, floor: number, r: number, color: string): string {
  const y = floor - r * 2.6;
  const swirl = repeat(6, (at) => {
    const a = (at / 6) * Math.PI * 2;
    const p = (radius: number, turn: number) =>
      `${num(x + radius * Math.cos(a + turn))} ${num(y + radius * Math.sin(a + turn))}`;
    return path(
      `M${num(x)} ${num(y)}Q${p(r * 0.7, -0.3)} ${p(r, 0.2)}A${num(r)} ${num(r)} 0 0 1 ${p(r, 0.72)}Q${p(r * 0.7, 0.3)} ${num(x)} ${num(y)}Z`,
      "#ffffff",
      'opacity=".85"',
    );
  });
  return (
    rect(x - r * 0.09, y, r * 0.18, floor - y + 20, "#fff6fb") +
    circle(x, y, r, color) +
    swirl +
    ellipse(x - r * 0.3, y - r * 0.5, r * 0.34, r * 0.16, "#ffffff", 'opacity=".7"') +
    clipped(
      paint,
      `M${num(x - r)} ${num(y)}h${num(r * 2)}v${num(r)}h${num(-r * 2)}Z`,
      circle(x, y, r, "#7a0f5a", 'opacity=".14"'),
    )
  );
}

function cane(x: number, floor: number, size: number, flip: number): string {
  const d = `M${num(x)} ${num(floor)}V${num(floor - size)}a${num(size * 0.22)} ${num(size * 0.22)} 0 0 ${flip > 0 ? 1 : 0} ${num(flip * size * 0.44)} 0v${num(size * 0.1)}`;
  return (
    stroke(d, "#ffffff", size * 0.15) +
    `<path d="${d}" fill="none" stroke="#ff3d6e" stroke-width="${num(size * 0.15)}" stroke-dasharray="${num(size * 0.1)} ${num(size * 0.12)}"/>`
  );
}

function icing(paint: Paint, y: number, color: string): string {
  let d = `M-20 ${y}`;
  for (let x = -20; x < 620; x += 44) {
    const drop = paint.between(18, 62);
    d += `v${num(drop)}a22 22 0 0 0 44 0v${num(-drop)}`;
  }
  return path(`${d}V${y - 40}H-20Z`, color);
}

/** Rolling hills of sugar with lollipop trees under cotton clouds. */
export const candyland: Scene = (paint, cast, staging) => {
  const sugar = (share: number) => mix("#ffe3f4", paint.tone, share);
  const sprinkles = repeat(40, () =>
    rect(
      paint.between(0, 590),
      paint.between(590, 720),
      15,
      6,
      paint.pick(["#ffffff", "#ffe14a", "#4fe0d0", "#ff5fa2", "#9a6bff"]),
      `rx="3" transform="rotate(${num(paint.between(-16, 16))} 300 640)"`,
    ),
  );
  return [
    sky(paint, 560, mix(paint.tone, paint.light, 0.25), lighten(paint.light, 0.55)),
    glow(paint, 300, 280, 360, "#ffffff", 0.8),
    clouds(paint, 210, 4, 0.7),
    path(hills(paint, 450, 60, 380), sugar(0.25)),
    lollipop(paint, 86, 480, 62, mix(paint.tone, "#ff5fa2", 0.5)),
    lollipop(paint, 536, 480, 52, "#ffb52e"),
    lollipop(paint, 182, 468, 34, "#3fd0c4"),
    lollipop(paint, 438, 466, 38, "#9a6bff"),
    path(hills(paint, 520, 44, 300), sugar(0.42)),
    cane(46, 620, 170, 1),
    cane(560, 620, 160, -1),
    path(hills(paint, 580, 28, 340), sugar(0.6)),
    icing(paint, 628, mix("#fff4fb", paint.light, 0.25)),
    ensemble(paint, cast, { staging, grounded: true, shift: [0, 12] }),
    sprinkles,
    filtered(
      "blur2",
      circle(-6, 660, 62, mix(paint.tone, paint.dark, 0.4)),
      circle(606, 666, 70, mix(paint.tone, paint.dark, 0.4)),
    ),
    sparkles(paint, 10, [60, 140, 540, 540]),
  ].join("");
};
