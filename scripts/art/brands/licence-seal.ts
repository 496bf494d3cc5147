import { createRequire } from "node:module";
import { circle, num, path } from "../draw/svg.ts";
import { document } from "./brand-mark.ts";

type LucideSet = { icons: Record<string, { body: string }> };
const lucide = createRequire(import.meta.url)("@iconify-json/lucide/icons.json") as LucideSet;

export type SealColors = { metal: [light: string, deep: string]; ground: string; ink: string };
export type Seal = { emblem: string; lobes: number; colors: SealColors };

const C = 48;

/** A point of the circle around the middle of the seal. */
const at = (radius: number, turn: number) => {
  const angle = turn * 2 * Math.PI;
  return `${num(C + radius * Math.cos(angle))} ${num(C + radius * Math.sin(angle))}`;
};

const closed = (points: string[]) => `M${points.join("L")}Z`;
const around = (count: number, point: (turn: number) => string) =>
  Array.from({ length: count }, (_, index) => point(index / count));

/** The fine line work of a banknote: a wave that goes round the ring, twisted against itself. */
function guilloche({ lobes }: Seal, phase: number) {
  return closed(
    around(180, (turn) => at(34.5 + 4.6 * Math.sin(2 * Math.PI * (lobes * turn + phase)), turn)),
  );
}

/** A licence badge: a scalloped medal with line work like a banknote's and an emblem in it. */
export function licenceSeal(seal: Seal): string {
  const { metal, ground, ink } = seal.colors;
  const icon = lucide.icons[seal.emblem];
  if (!icon) throw new Error(`no icon called ${seal.emblem}`);
  const edge = closed(
    around(288, (turn) => at(45.6 + 1.7 * Math.cos(2 * Math.PI * 36 * turn), turn)),
  );
  const lines = [0, 1 / 3, 2 / 3].map((phase) => `<path d="${guilloche(seal, phase)}"/>`).join("");
  const ring = (radius: number, width: number) =>
    `<circle cx="${C}" cy="${C}" r="${radius}" fill="none" stroke="url(#metal)" stroke-width="${width}"/>`;
  const size = 30;
  return document(
    C * 2,
    C * 2,
    `<linearGradient id="metal" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${metal[0]}"/><stop offset=".5" stop-color="${metal[1]}"/><stop offset="1" stop-color="${metal[0]}"/></linearGradient>`,
    path(edge, "url(#metal)"),
    circle(C, C, 42, ground),
    `<g fill="none" stroke="${metal[0]}" stroke-width=".55" opacity=".75">${lines}</g>`,
    circle(C, C, 27.4, ground),
    ring(27.4, 1.6),
    ring(41.4, 1.2),
    `<g transform="translate(${C - size / 2} ${C - size / 2}) scale(${size / 24})" color="${ink}">${icon.body.replaceAll('stroke-width="2"', 'stroke-width="1.7"')}</g>`,
  );
}
