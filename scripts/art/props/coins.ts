import type { Paint } from "../draw/paint.ts";
import { ellipse, linear, num, path, rect, repeat } from "../draw/svg.ts";

/** A gold coin seen from an angle: `tilt` 1 faces the viewer, 0.3 is almost flat. */
export function coin(paint: Paint, x: number, y: number, r: number, tilt = 0.5, turn = 0): string {
  const [faceDefs, face] = linear(paint, [
    [0, "#fff3b0"],
    [0.5, "#fcc534"],
    [1, "#e58b0b"],
  ]);
  const thick = r * 0.26 * (1.15 - tilt);
  return (
    `${faceDefs}<g transform="rotate(${num(turn)} ${num(x)} ${num(y)})">` +
    ellipse(x, y + thick, r, r * tilt, "#9c5606") +
    rect(x - r, y, r * 2, thick, "#b76a08") +
    ellipse(x, y, r, r * tilt, face) +
    ellipse(x, y, r * 0.72, r * 0.72 * tilt, "#e8a01c") +
    ellipse(x, y + r * 0.05, r * 0.66, r * 0.66 * tilt, "#fbc93f") +
    ellipse(x - r * 0.2, y - r * 0.25 * tilt, r * 0.3, r * 0.12 * tilt, "#fffbe0", 'opacity=".8"') +
    "</g>"
  );
}

/** A heap of coins along the floor of the picture, highest at `peak`. */
export function hoard(paint: Paint, peak: number, top: number, count: number): string {
  const spots = Array.from({ length: count }, () => {
    const x = paint.between(-20, 620);
    const slope = Math.min(1, Math.abs(x - peak) / 380);
    return { x, y: top + slope * 120 + paint.between(0, 130) };
  }).sort((a, b) => a.y - b.y);
  const base = `M-20 810V${top + 130}Q${peak - 160} ${top + 40} ${peak} ${top + 24}Q${peak + 160} ${top + 40} 620 ${top + 130}V810Z`;
  return (
    path(base, "#a8610a") +
    spots
      .map(({ x, y }) =>
        coin(paint, x, y, paint.between(24, 36), paint.between(0.35, 0.7), paint.between(-30, 30)),
      )
      .join("")
  );
}

/** Coins in the air around the subject, smaller further up. */
export function coinBurst(paint: Paint, count: number): string {
  return repeat(count, (at) => {
    const left = at % 2 === 0;
    const x = left ? paint.between(30, 170) : paint.between(430, 570);
    const y = paint.between(170, 520);
    return coin(
      paint,
      x,
      y,
      12 + (y - 150) * 0.05,
      paint.between(0.35, 0.95),
      paint.between(-60, 60),
    );
  });
}
