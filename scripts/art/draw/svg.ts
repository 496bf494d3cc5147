import type { Paint } from "./paint.ts";

/** A number as SVG likes it: one decimal, no trailing zeros. */
export const num = (value: number): string => String(Math.round(value * 10) / 10);

export const repeat = (count: number, draw: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => draw(at)).join("");

export function group(
  attributes: { at?: [number, number]; rotate?: number; scale?: number | [number, number] },
  ...children: string[]
): string {
  const [x, y] = attributes.at ?? [0, 0];
  const scale = attributes.scale ?? 1;
  const [sx, sy] = typeof scale === "number" ? [scale, scale] : scale;
  const rotate = attributes.rotate ?? 0;
  const transform = `translate(${num(x)} ${num(y)}) rotate(${num(rotate)}) scale(${sx} ${sy})`;
  return `<g transform="${transform}">${children.join("")}</g>`;
}

/** Filters go on an outer, unscaled group: librsvg measures a blur in the group's own units. */
export const filtered = (filter: string, ...children: string[]): string =>
  `<g filter="url(#${filter})">${children.join("")}</g>`;

export const faded = (opacity: number, ...children: string[]): string =>
  `<g opacity="${opacity}">${children.join("")}</g>`;

export const path = (d: string, fill: string, more = ""): string =>
  `<path d="${d}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = ""): string =>
  `<circle cx="${num(x)}" cy="${num(y)}" r="${num(r)}" fill="${fill}" ${more}/>`;

export const ellipse = (
  x: number,
  y: number,
  rx: number,
  ry: number,
  fill: string,
  more = "",
): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(rx)}" ry="${num(ry)}" fill="${fill}" ${more}/>`;

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more = "",
): string =>
  `<rect x="${num(x)}" y="${num(y)}" width="${num(width)}" height="${num(height)}" fill="${fill}" ${more}/>`;

export const stroke = (d: string, color: string, width: number, more = ""): string =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${num(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

/** One stop of a gradient: offset, colour, opacity. */
export type Stop = [offset: number, color: string, opacity?: number];

const stops = (list: Stop[]): string =>
  list
    .map(([at, color, opacity]) => {
      const alpha = opacity === undefined ? "" : ` stop-opacity="${opacity}"`;
      return `<stop offset="${at}" stop-color="${color}"${alpha}/>`;
    })
    .join("");

/** A gradient written where it is used: `[defs, fill]`. */
export function linear(
  paint: Paint,
  list: Stop[],
  direction: "down" | "right" | "diagonal" = "down",
): [defs: string, fill: string] {
  const id = paint.id();
  const [x, y] = { down: [0, 1], right: [1, 0], diagonal: [1, 1] }[direction] as [number, number];
  const defs = `<linearGradient id="${id}" x1="0" y1="0" x2="${x}" y2="${y}">${stops(list)}</linearGradient>`;
  return [defs, `url(#${id})`];
}

export function radial(
  paint: Paint,
  list: Stop[],
  center: { x?: number; y?: number; r?: number } = {},
): [defs: string, fill: string] {
  const id = paint.id();
  const { x = 0.5, y = 0.5, r = 0.5 } = center;
  const defs = `<radialGradient id="${id}" cx="${x}" cy="${y}" r="${r}">${stops(list)}</radialGradient>`;
  return [defs, `url(#${id})`];
}

/** Cuts the children to a path. */
export function clipped(paint: Paint, d: string, ...children: string[]): string {
  const id = paint.id();
  const clip = `<clipPath id="${id}"><path d="${d}"/></clipPath>`;
  return `${clip}<g clip-path="url(#${id})">${children.join("")}</g>`;
}
