import { bokeh, glow, sky, stars } from "../draw/air.ts";
import { darken, lighten, mix } from "../draw/color.ts";
import { ensemble } from "../draw/ensemble.ts";
import type { Paint } from "../draw/paint.ts";
import { arch, star } from "../draw/shapes.ts";
import { circle, filtered, num, path, rect, repeat, stroke } from "../draw/svg.ts";
import { emoji } from "../icons.ts";
import type { Scene } from "./scene.ts";

const paper = ["#ff3d7f", "#ffc21a", "#17b8a6", "#ff7a1a", "#7a4dff", "#2fa8ff"];

function bunting(paint: Paint, y: number, sag: number, size: number): string {
  const cord = (t: number) => y + sag * 4 * t * (1 - t);
  const flags = repeat(8, (at) => {
    const t = (at + 0.5) / 8;
    const x = -20 + t * 640;
    const top = cord(t);
    const w = size;
    const h = size * 1.1;
    const hem = repeat(4, () => `l${num(w / 8)} ${num(h * 0.14)}l${num(w / 8)} ${num(-h * 0.14)}`);
    const sheet = `M${num(x - w / 2)} ${num(top)}V${num(top + h)}${hem}V${num(top)}Z`;
    const holes =
      path(star(x, top + h * 0.48, 8, w * 0.26, w * 0.13), "#000000", 'opacity=".28"') +
      circle(x - w * 0.32, top + h * 0.2, w * 0.07, "#000000", 'opacity=".25"') +
      circle(x + w * 0.32, top + h * 0.2, w * 0.07, "#000000", 'opacity=".25"') +
      circle(x - w * 0.32, top + h * 0.8, w * 0.07, "#000000", 'opacity=".25"') +
      circle(x + w * 0.32, top + h * 0.8, w * 0.07, "#000000", 'opacity=".25"');
    return path(sheet, paper[(at + Math.round(y)) % paper.length]!) + holes;
  });
  return stroke(`M-20 ${y}Q300 ${y + sag * 2} 620 ${y}`, darken(paint.dark, 0.2), 3) + flags;
}

function chapel(color: string, lit: string): string {
  const bell = (x: number) =>
    rect(x, 330, 66, 240, color) +
    path(`M${x - 6} 332L${x + 33} 268L${x + 72} 332Z`, color) +
    rect(x + 31, 240, 5, 34, color) +
    rect(x + 23, 250, 21, 5, color) +
    path(arch(x + 18, 356, 30, 412), lit);
  return (
    bell(70) +
    bell(464) +
    path(arch(176, 330, 248, 570), color) +
    path(arch(210, 400, 40, 470), lit) +
    path(arch(350, 400, 40, 470), lit) +
    rect(120, 450, 360, 130, color)
  );
}

function burst(paint: Paint, x: number, y: number, r: number, color: string): string {
  return repeat(14, (at) => {
    const a = (at / 14) * Math.PI * 2;
    const dx = Math.cos(a);
    const dy = Math.sin(a);
    return (
      stroke(
        `M${num(x + dx * r * 0.35)} ${num(y + dy * r * 0.35)}L${num(x + dx * r)} ${num(y + dy * r)}`,
        color,
        4,
        'opacity=".8"',
      ) + circle(x + dx * r * 1.12, y + dy * r * 1.12, paint.between(2.5, 5), "#ffffff")
    );
  });
}

/** The town square in the evening of a feast: cut-paper bunting, chapel, fireworks. */
export const plaza: Scene = (paint, cast, staging) =>
  [
    sky(paint, 580, darken(paint.dark, 0.1), lighten(paint.light, 0.15)),
    stars(paint, 30, 240),
    burst(paint, 120, 250, 64, paint.ray),
    burst(paint, 486, 226, 74, "#ffd35a"),
    glow(paint, 300, 320, 320, paint.ray, 0.6),
    chapel(mix(paint.tone, paint.dark, 0.55), "#ffdf8a"),
    rect(0, 566, 600, 240, mix(paint.tone, paint.dark, 0.62)),
    glow(paint, 300, 590, 300, "#ffc861", 0.55),
    filtered("lit", bunting(paint, 96, 26, 62)),
    ensemble(paint, cast, { staging, grounded: true, shift: [0, 16] }),
    repeat(26, () =>
      rect(
        paint.between(10, 590),
        paint.between(180, 600),
        paint.between(6, 13),
        paint.between(6, 16),
        paint.pick(paper),
        `transform="rotate(${num(paint.between(-30, 30))} 300 400)"`,
      ),
    ),
    filtered(
      "blur2",
      emoji(paint, "potted-plant", { x: 30, y: 640, size: 190 }),
      emoji(paint, "potted-plant", { x: 574, y: 650, size: 190, flip: true }),
    ),
    bokeh(paint, 10),
  ].join("");
