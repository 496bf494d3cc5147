import type { Paint } from "../draw/paint.ts";
import { circle, linear, num, repeat } from "../draw/svg.ts";

/** The gold of frames and rims. */
export function gilt(paint: Paint): [defs: string, fill: string] {
  return linear(
    paint,
    [
      [0, "#fff6c4"],
      [0.3, "#f8bd3d"],
      [0.55, "#c0720d"],
      [0.78, "#f6b93b"],
      [1, "#fff0ae"],
    ],
    "diagonal",
  );
}

/** Light bulbs along a rounded frame; every second one burns brighter. */
export function bulbs(x: number, y: number, width: number, height: number, gap: number): string {
  const across = Math.round(width / gap);
  const down = Math.round(height / gap);
  const bulb = (cx: number, cy: number, at: number) =>
    circle(cx, cy, 7.5, "#7a3d05") +
    circle(cx, cy, 6, at % 2 ? "#fff9d8" : "#ffcf4a") +
    circle(cx - 1.5, cy - 2, 2, "#ffffff");
  return (
    repeat(across + 1, (at) => bulb(x + (width * at) / across, y, at)) +
    repeat(across + 1, (at) => bulb(x + (width * at) / across, y + height, at + 1)) +
    repeat(down - 1, (at) => bulb(x, y + (height * (at + 1)) / down, at + 1)) +
    repeat(down - 1, (at) => bulb(x + width, y + (height * (at + 1)) / down, at))
  );
}

/** The shade and gloss that turn a flat disk into a ball. Draw it over the disk. */
export function ballShade(paint: Paint, x: number, y: number, r: number): string {
  const id = paint.id();
  return (
    `<radialGradient id="${id}" cx=".35" cy=".28" r=".85"><stop offset="0" stop-color="#fff" stop-opacity=".65"/><stop offset=".45" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".55"/></radialGradient>` +
    circle(x, y, r, `url(#${id})`) +
    `<ellipse cx="${num(x - r * 0.3)}" cy="${num(y - r * 0.56)}" rx="${num(r * 0.36)}" ry="${num(r * 0.18)}" fill="#fff" opacity=".75" transform="rotate(-25 ${num(x - r * 0.3)} ${num(y - r * 0.56)})"/>`
  );
}
