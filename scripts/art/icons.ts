import { createRequire } from "node:module";
import { FIGURES } from "#vendors/catalogue/figures.ts";
import { figureOf } from "#vendors/engines/slots/figures/figure-of.ts";
import { kitOf } from "#vendors/engines/slots/materials/kit-of.ts";
import type { Rank } from "#vendors/engines/slots/materials/material.ts";
import type { Paint } from "./draw/paint.ts";
import { filtered, num } from "./draw/svg.ts";

type IconSet = {
  width?: number;
  height?: number;
  icons: Record<string, { body: string; width?: number; height?: number }>;
};

const load = createRequire(import.meta.url);
const emojiSet = load("@iconify-json/fluent-emoji/icons.json") as IconSet;
const glyphSet = load("@iconify-json/game-icons/icons.json") as IconSet;
/** The figures of the classic slots, e.g. "figure:seven". */
const figureSet: IconSet = {
  width: 100,
  icons: Object.fromEntries(FIGURES.map((name) => [`figure:${name}`, { body: figureOf(name) }])),
};

export type Place = {
  x: number;
  y: number;
  size: number;
  rotate?: number;
  flip?: boolean;
  /** Degrees to turn the colours round the wheel: one gem serves as emerald and amethyst. */
  hue?: number;
  /** One of the lights in `lights.ts`. */
  light?: string;
};

function body(set: IconSet, name: string, prefix: string): { body: string; side: number } {
  const icon = set.icons[name];
  if (!icon) throw new Error(`no icon called ${name}`);
  const own = icon.body
    .replace(/\bid="([^"]+)"/g, `id="${prefix}$1"`)
    .replace(/url\(#([^)]+)\)/g, `url(#${prefix}$1)`)
    .replace(/href="#([^"]+)"/g, `href="#${prefix}$1"`);
  return { body: own, side: icon.width ?? set.width ?? 16 };
}

function placed(inner: { body: string; side: number }, place: Place, attributes = ""): string {
  const scale = place.size / inner.side;
  const half = -inner.side / 2;
  const transform =
    `translate(${num(place.x)} ${num(place.y)}) rotate(${num(place.rotate ?? 0)}) ` +
    `scale(${place.flip ? -scale : scale} ${scale}) translate(${half} ${half})`;
  const drawn = `<g transform="${transform}" ${attributes}>${inner.body}</g>`;
  return place.light ? filtered(place.light, drawn) : drawn;
}

/** The drawing in a square of 100 by 100, worked in the picture's material. */
function worked({ body, side }: { body: string; side: number }, name: string, paint: Paint) {
  if (!paint.worked) return { body, side };
  const { material, figures } = paint.worked;
  const drawn = `<g transform="scale(${100 / side})">${body}</g>`;
  const rank = Math.max(0, figures.indexOf(name)) % 4;
  return { body: kitOf(material).figure(drawn, rank as Rank), side: 100 };
}

/** A coloured icon of fluent-emoji or a figure, centred on its place. */
export function emoji(paint: Paint, name: string, place: Place): string {
  const set = name in figureSet.icons ? figureSet : emojiSet;
  const own = body(set, name, `${paint.id()}_`);
  if (!place.hue) return placed(worked(own, name, paint), place);
  const id = paint.id();
  const turned = `<filter id="${id}" color-interpolation-filters="sRGB"><feColorMatrix type="hueRotate" values="${place.hue}"/></filter>`;
  const inHue = { ...own, body: `<g filter="url(#${id})">${own.body}</g>` };
  return turned + placed(worked(inHue, name, paint), place);
}

/** A one-colour icon of game-icons, for silhouettes and card suits. */
export function glyph(paint: Paint, name: string, place: Place, color: string): string {
  return placed(body(glyphSet, name, `${paint.id()}_`), place, `fill="${color}" color="${color}"`);
}

/** A coloured icon as a document of its own. */
export function emojiDocument(name: string): string {
  const inner = body(emojiSet, name, "");
  return `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 ${inner.side} ${inner.side}">${inner.body}</svg>`;
}
