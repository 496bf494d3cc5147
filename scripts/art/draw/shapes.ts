import type { Paint } from "./paint.ts";
import { num } from "./svg.ts";

const TURN = Math.PI * 2;

export function polar(x: number, y: number, radius: number, angle: number): string {
  return `${num(x + radius * Math.cos(angle))} ${num(y + radius * Math.sin(angle))}`;
}

/** A closed star or gear: outer and inner radius alternate. */
export function star(x: number, y: number, points: number, outer: number, inner: number): string {
  const corners = Array.from({ length: points * 2 }, (_, at) =>
    polar(x, y, at % 2 ? inner : outer, (at / (points * 2)) * TURN - Math.PI / 2),
  );
  return `M${corners.join("L")}Z`;
}

/** Smooth hills from edge to edge, closed at the floor. */
export function hills(
  paint: Paint,
  top: number,
  swing: number,
  length: number,
  size: [width: number, height: number] = [600, 800],
): string {
  let d = "";
  let x = -paint.between(0.1, 0.9) * length;
  d += `M${num(x)} ${num(top)}`;
  while (x < size[0] + length) {
    const rise = paint.between(0.5, 1) * swing;
    d += `q${num(length / 4)} ${num(-rise)} ${num(length / 2)} 0t${num(length / 2)} 0`;
    x += length;
  }
  return `${d}V${size[1]}H-600Z`;
}

/** A jagged ridge of peaks, closed at the floor. */
export function ridge(
  paint: Paint,
  top: number,
  height: number,
  step: number,
  size: [width: number, height: number] = [600, 800],
): string {
  let d = `M-40 ${num(top)}`;
  for (let x = -40; x < size[0] + step; x += step) {
    const peak = top - height * paint.between(0.45, 1);
    const middle = x + step * paint.between(0.35, 0.65);
    const valley = top - height * paint.between(0, 0.25);
    d += `L${num(middle)} ${num(peak)}L${num(x + step)} ${num(valley)}`;
  }
  return `${d}V${size[1]}H-40Z`;
}

/** An arch standing on `floor`: a half circle on top of straight sides. */
export function arch(x: number, top: number, width: number, floor: number): string {
  const r = width / 2;
  return `M${num(x)} ${num(floor)}V${num(top + r)}A${num(r)} ${num(r)} 0 0 1 ${num(x + width)} ${num(top + r)}V${num(floor)}Z`;
}

/** Wedges of light from a point, `count` of them with gaps as wide as themselves. */
export function wedges(x: number, y: number, count: number, radius: number, turn = 0): string {
  let d = "";
  for (let at = 0; at < count; at++) {
    const from = turn + (at / count) * TURN;
    const to = from + TURN / count / 2;
    d += `M${num(x)} ${num(y)}L${polar(x, y, radius, from)}L${polar(x, y, radius, to)}Z`;
  }
  return d;
}

/** The petal sun: long and short petals around a disk. */
export function petals(
  x: number,
  y: number,
  radius: { base: number; long: number; short: number },
  count: number,
): string {
  let d = "";
  for (let at = 0; at < count; at++) {
    const a = (at / count) * TURN;
    const half = (Math.PI / count) * 0.78;
    const tip = at % 2 ? radius.short : radius.long;
    const p = (r: number, angle: number) => polar(x, y, r, angle);
    d += `M${p(radius.base, a - half)}C${p(tip * 0.86, a - half * 0.95)} ${p(tip, a - half * 0.45)} ${p(tip, a)}`;
    d += `C${p(tip, a + half * 0.45)} ${p(tip * 0.86, a + half * 0.95)} ${p(radius.base, a + half)}Z`;
  }
  return d;
}

/** A cloud lying on a flat base at (x, y), `width` wide. */
export function cloud(x: number, y: number, width: number): string {
  const u = width / 10;
  return (
    `M${num(x)} ${num(y)}a${num(u * 1.6)} ${num(u * 1.6)} 0 0 1 ${num(u * 0.9)} ${num(-u * 3)}` +
    `a${num(u * 2.2)} ${num(u * 2.2)} 0 0 1 ${num(u * 3.6)} ${num(-u * 1.2)}` +
    `a${num(u * 1.9)} ${num(u * 1.9)} 0 0 1 ${num(u * 3.4)} ${num(u * 1.1)}` +
    `a${num(u * 1.7)} ${num(u * 1.7)} 0 0 1 ${num(u * 1.2)} ${num(u * 3.1)}Z`
  );
}

/** A four-pointed glint. */
export function glint(x: number, y: number, size: number): string {
  const s = size;
  const i = size * 0.14;
  return (
    `M${num(x)} ${num(y - s)}Q${num(x + i)} ${num(y - i)} ${num(x + s)} ${num(y)}` +
    `Q${num(x + i)} ${num(y + i)} ${num(x)} ${num(y + s)}` +
    `Q${num(x - i)} ${num(y + i)} ${num(x - s)} ${num(y)}Q${num(x - i)} ${num(y - i)} ${num(x)} ${num(y - s)}Z`
  );
}
