import { times } from "../../shared/page/draw.ts";

/** The colours of a body: where light falls, its own, its shade, its outline. */
export type Tint = readonly [light: string, own: string, shade: string, line: string];

/** Draws in a square of 100 by 100; the id begins the ids of its gradients. */
export type Draw = (id: string) => string;

/** A round body lit from the upper left. */
export function body(id: string, d: string, tint: Tint, width = 2.5): string {
  const [light, own, shade, line] = tint;
  return `<radialGradient id="${id}" cx=".34" cy=".26" r=".86"><stop offset="0" stop-color="${light}"/><stop offset=".42" stop-color="${own}"/><stop offset="1" stop-color="${shade}"/></radialGradient><path d="${d}" fill="url(#${id})" stroke="${line}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

/** Polished metal: a bright band, a dark one below it, and light from the ground. */
export function metal(id: string, d: string, tint: Tint, width = 2.5): string {
  const [light, own, shade, line] = tint;
  const stops = [
    [0, own],
    [0.2, light],
    [0.45, own],
    [0.62, shade],
    [0.86, own],
    [1, light],
  ];
  return `<linearGradient id="${id}" x1="0" y1="0" x2=".25" y2="1">${stops
    .map(([at, colour]) => `<stop offset="${at}" stop-color="${colour}"/>`)
    .join(
      "",
    )}</linearGradient><path d="${d}" fill="url(#${id})" stroke="${line}" stroke-width="${width}" stroke-linejoin="round"/>`;
}

export const disc = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0Z`;

/** Light that the surface throws back. */
export const shine = (d: string, strength = 0.6) =>
  `<path d="${d}" fill="#fff" fill-opacity="${strength}"/>`;

export const stroke = (d: string, colour: string, width: number, more = "") =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`;

/** The shadow on the drum behind it. */
export const ground = (y = 92, wide = 34) =>
  `<ellipse cx="50" cy="${y}" rx="${wide}" ry="4.500" fill="#1a0606" fill-opacity=".22"/>`;

export const turned = (degrees: number, x: number, y: number, drawn: string) =>
  `<g transform="rotate(${degrees} ${x} ${y})">${drawn}</g>`;

const LEAF: Tint = ["#b8f06a", "#4fae2e", "#1c6420", "#0f3f14"];

/** A leaf with its rib, its stalk at x y. */
export function leaf(id: string, x: number, y: number, turn: number, size = 1): string {
  const d = "M0 0C4-14 18-20 34-15 30 0 16 8 0 0Z";
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${body(id, d, LEAF, 2)}<path d="M3-1C12-6 20-10 29-13" fill="none" stroke="#dcffa0" stroke-opacity=".75" stroke-width="1.500"/></g>`;
}

/** A star's path with so many points. */
export function starPath(x: number, y: number, points: number, far: number, near: number): string {
  const corners = Array.from({ length: points * 2 }, (_, at) => {
    const angle = (at * Math.PI) / points - Math.PI / 2;
    const radius = at % 2 ? near : far;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

/** The same drawing several times around a middle. */
export const around = (count: number, x: number, y: number, draw: (at: number) => string) =>
  times(count, (at) => turned(Math.round((at * 360) / count), x, y, draw(at)));

export const GOLD: Tint = ["#fff7c2", "#ffc93a", "#b96a06", "#6b3600"];
export const RED: Tint = ["#ffb0a0", "#ee2b36", "#8c0620", "#4d0312"];
