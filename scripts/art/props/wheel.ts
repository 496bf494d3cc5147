import { mix } from "../draw/color.ts";
import { font } from "../draw/fonts.ts";
import { centred } from "../draw/lettering.ts";
import type { Paint } from "../draw/paint.ts";
import { polar } from "../draw/shapes.ts";
import { circle, filtered, path, radial, rect, repeat } from "../draw/svg.ts";
import { gilt } from "./gilt.ts";

const TURN = Math.PI * 2;

/** A sector of a ring between two radii. */
export function sector(
  x: number,
  y: number,
  inner: number,
  outer: number,
  from: number,
  to: number,
): string {
  return `M${polar(x, y, outer, from)}A${outer} ${outer} 0 0 1 ${polar(x, y, outer, to)}L${polar(x, y, inner, to)}A${inner} ${inner} 0 0 0 ${polar(x, y, inner, from)}Z`;
}

const order = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

/** A roulette wheel seen from above, with the European order of numbers. */
export function rouletteWheel(paint: Paint, x: number, y: number, r: number): string {
  const [goldDefs, gold] = gilt(paint);
  const [woodDefs, wood] = radial(paint, [
    [0, "#a8602a"],
    [0.7, "#6b3413"],
    [1, "#351505"],
  ]);
  const pockets = order.map((number, at) => {
    const from = (at / 37) * TURN;
    const to = ((at + 1) / 37) * TURN;
    const fill = number === 0 ? "#0c9b4a" : at % 2 ? "#cf1631" : "#17141f";
    const digits = centred(font("russo"), String(number), 0, 5, 15);
    const turn = ((from + to) / 2) * (180 / Math.PI) + 90;
    const [tx, ty] = polar(x, y, r * 0.91, (from + to) / 2).split(" ");
    return (
      path(sector(x, y, r * 0.6, r, from, to), fill, 'stroke="#e9c46a" stroke-width="1.5"') +
      `<g transform="translate(${tx} ${ty}) rotate(${turn.toFixed(1)}) scale(${r / 200})">${path(digits, "#ffffff")}</g>`
    );
  });
  const spokes = repeat(
    4,
    (at) =>
      rect(
        x - r * 0.03,
        y - r * 0.42,
        r * 0.06,
        r * 0.42,
        gold,
        `rx="6" transform="rotate(${at * 90 + 24} ${x} ${y})"`,
      ) +
      `<g transform="rotate(${at * 90 + 24} ${x} ${y})">${circle(x, y - r * 0.42, r * 0.055, gold)}</g>`,
  );
  return [
    goldDefs,
    woodDefs,
    filtered("lit", circle(x, y, r * 1.16, wood), circle(x, y, r * 1.05, gold)),
    ...pockets,
    circle(x, y, r * 0.8, "none", 'stroke="#000" stroke-opacity=".35" stroke-width="3"'),
    circle(x, y, r * 0.6, wood),
    circle(x, y, r * 0.6, "none", `stroke="${gold}" stroke-width="5"`),
    filtered("lit", spokes, circle(x, y, r * 0.2, gold), circle(x, y, r * 0.11, "#fff2b8")),
    filtered("lit", circle(x + r * 0.5, y - r * 0.52, r * 0.062, "#ffffff")),
    path(sector(x, y, r * 0.62, r * 1.14, -2.7, -1.3), "#ffffff", 'opacity=".14"'),
  ].join("");
}

/** A show wheel of coloured prizes with a pointer on top. */
export function prizeWheel(paint: Paint, x: number, y: number, r: number): string {
  const [goldDefs, gold] = gilt(paint);
  const prizes = ["x2", "x5", "x10", "x2", "x20", "x5", "x50", "x2", "x5", "x100", "x2", "x10"];
  const tints = ["#ff3d6e", "#ffb52e", "#17b8a6", "#7a4dff", "#2fa8ff", "#ff7a1a"];
  const pieces = prizes.map((prize, at) => {
    const from = (at / 12) * TURN - TURN / 24 - TURN / 4;
    const to = from + TURN / 12;
    const turn = at * 30;
    const [tx, ty] = polar(x, y, r * 0.76, (from + to) / 2).split(" ");
    return (
      path(
        sector(x, y, r * 0.2, r, from, to),
        mix(tints[at % 6]!, "#ffffff", 0.06),
        'stroke="#fff3c4" stroke-width="3"',
      ) +
      `<g transform="translate(${tx} ${ty}) rotate(${turn})">${path(centred(font("titan"), prize, 0, 12, r * 0.17), "#ffffff", 'stroke="#0003" stroke-width="2"')}</g>`
    );
  });
  const lamps = repeat(24, (at) => {
    const [lx, ly] = polar(x, y, r * 1.07, (at / 24) * TURN)
      .split(" ")
      .map(Number);
    return circle(lx!, ly!, r * 0.035, at % 2 ? "#fffbe0" : "#ffd35a");
  });
  return [
    goldDefs,
    filtered("lit", circle(x, y, r * 1.15, gold), circle(x, y, r * 1.02, "#3a0d3a")),
    ...pieces,
    lamps,
    filtered("lit", circle(x, y, r * 0.24, gold), circle(x, y, r * 0.17, "#fff3c4")),
    filtered(
      "lit",
      path(
        `M${x - r * 0.12} ${y - r * 1.26}H${x + r * 0.12}L${x} ${y - r * 0.9}Z`,
        "#ff2e55",
        'stroke="#fff" stroke-width="4"',
      ),
    ),
    path(sector(x, y, r * 0.26, r, -2.7, -1.5), "#ffffff", 'opacity=".16"'),
  ].join("");
}
