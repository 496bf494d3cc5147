import type { Paint } from "../draw/paint.ts";
import { petals } from "../draw/shapes.ts";
import { circle, linear, num, path, radial } from "../draw/svg.ts";

/** The sun behind everything: petals, a gap for the hero, a golden disk. */
export function risingSun(paint: Paint, x: number, y: number, r: number): string {
  const [rayDefs, ray] = linear(paint, [
    [0, "#FFD257"],
    [1, "#F58E1E"],
  ]);
  const [diskDefs, disk] = linear(paint, [
    [0, "#FFE389"],
    [0.6, "#F7A928"],
    [1, "#EE8A1C"],
  ]);
  const id = paint.id();
  const gap = `<mask id="${id}"><rect width="1040" height="868" fill="#fff"/>${circle(x, y, r * 0.752, "#000")}</mask>`;
  return [
    rayDefs,
    diskDefs,
    gap,
    path(petals(x, y, { base: r * 0.7, long: r, short: r * 0.9 }, 40), ray, `mask="url(#${id})"`),
    circle(x, y, r * 0.722, disk),
    circle(x, y, r * 0.636, "none", 'stroke="#FFF0B8" stroke-opacity=".8" stroke-width="3"'),
  ].join("");
}

/** The sun as a reel symbol: petals round a ruby. */
export function sunSymbol(paint: Paint, x: number, y: number, size: number): string {
  const [petalDefs, petal] = radial(paint, [
    [0.4, "#FFD45E"],
    [1, "#F09A12"],
  ]);
  const [rimDefs, rim] = linear(paint, [
    [0, "#FFF0B8"],
    [1, "#F5A91C"],
  ]);
  const [rubyDefs, ruby] = radial(
    paint,
    [
      [0, "#FF6B70"],
      [0.55, "#D3122F"],
      [1, "#8C0A22"],
    ],
    { x: 0.38, y: 0.3, r: 0.9 },
  );
  return [
    petalDefs,
    rimDefs,
    rubyDefs,
    path(petals(x, y, { base: size * 0.3, long: size * 0.5, short: size * 0.43 }, 16), petal),
    circle(x, y, size * 0.315, rim),
    circle(x, y, size * 0.25, ruby),
    `<path d="M${num(x - size * 0.15)} ${num(y - size * 0.1)}a${num(size * 0.19)} ${num(size * 0.19)} 0 0 1 ${num(size * 0.16)} ${num(-size * 0.085)}" stroke="#fff" stroke-opacity=".6" stroke-width="${num(size * 0.04)}" stroke-linecap="round" fill="none"/>`,
  ].join("");
}
