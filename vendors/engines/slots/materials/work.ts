import { escapeHtml } from "../../shared/page/html.ts";
import { OUTLINES } from "../letters/outlines.ts";
import type { Letter } from "./material.ts";

/** A game's icon, 192 pixels square, from the site's media. */
export function picture(name: string, inset: number, down = inset): string {
  const size = 100 - 2 * inset;
  const href = `/media/icons/${escapeHtml(name)}.webp`;
  return `<image href="${href}" x="${inset}" y="${down}" width="${size}" height="${size}"/>`;
}

export const worked = (filter: string, drawn: string) => `<g filter="url(#${filter})">${drawn}</g>`;

/** A filter whose steps work in the colours as they are written. */
export const filter = (id: string, ...steps: readonly string[]) =>
  `<filter id="${id}" x="-10%" y="-10%" width="120%" height="120%" color-interpolation-filters="sRGB">${steps.join("")}</filter>`;

/** The picture's brightness as grey. */
export const grey = (result = "grey", input = "SourceGraphic") =>
  `<feColorMatrix in="${input}" result="${result}" values=".3 .59 .11 0 0 .3 .59 .11 0 0 .3 .59 .11 0 0 0 0 0 1 0"/>`;

/** From dark to light in the colours given: even steps, or shades between them. */
export function tones(
  colours: readonly string[],
  { type = "table", input = "grey", result = "tones" } = {},
): string {
  const channels = Array.from("RGB", (name, at) => {
    const values = colours.map((colour) =>
      (Number.parseInt(colour.slice(1 + at * 2, 3 + at * 2), 16) / 255).toFixed(2),
    );
    return `<feFunc${name} type="${type}" tableValues="${values.join(" ")}"/>`;
  });
  return `<feComponentTransfer in="${input}" result="${result}">${channels.join("")}</feComponentTransfer>`;
}

/** Fewer shades of each colour: flat fields without gloss, their borders smooth. */
export const flat = (levels: number, input = "SourceGraphic", result = "flat") => {
  const table = Array.from({ length: levels }, (_, at) => {
    const level = (at / (levels - 1)).toFixed(2);
    return `${level} ${level} ${level}`;
  }).join(" ");
  const channels = Array.from(
    "RGB",
    (name) => `<feFunc${name} type="table" tableValues="${table}"/>`,
  );
  return `<feComponentTransfer in="${input}" result="${result}">${channels.join("")}</feComponentTransfer>`;
};

export const saturate = (by: number, input: string, result: string) =>
  `<feColorMatrix type="saturate" in="${input}" values="${by}" result="${result}"/>`;

/** The picture painted in so many shades of each colour, as "body". */
export const painted = (levels: number, vivid: number) =>
  `${flat(levels)}${saturate(vivid, "flat", "paint")}<feComposite in="paint" in2="SourceAlpha" operator="in" result="body"/>`;

/** The silhouette, wider by so much, in one colour. */
export const outline = (wider: number, colour: string, result: string, opacity = 1) =>
  `<feMorphology in="SourceAlpha" operator="dilate" radius="${wider}" result="${result}-form"/><feFlood flood-color="${colour}" flood-opacity="${opacity}"/><feComposite in2="${result}-form" operator="in" result="${result}"/>`;

/** The lines where the picture grows darker, drawn by their opacity. */
export const lines = (result: string, softness = 1.4, strength = 9) =>
  `<feColorMatrix in="SourceGraphic" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .3 .59 .11 0 0" result="${result}-light"/><feGaussianBlur in="${result}-light" stdDeviation="${softness}" result="${result}-soft"/><feComposite in="${result}-soft" in2="${result}-light" operator="arithmetic" k2="${strength}" k3="-${strength}" k4="-.15" result="${result}-all"/><feComposite in="${result}-all" in2="SourceAlpha" operator="in" result="${result}"/>`;

export const tinted = (input: string, colour: string, result: string, opacity = 1) =>
  `<feFlood flood-color="${colour}" flood-opacity="${opacity}"/><feComposite in2="${input}" operator="in" result="${result}"/>`;

export const merge = (...inputs: readonly string[]) =>
  `<feMerge>${inputs.map((input) => `<feMergeNode in="${input}"/>`).join("")}</feMerge>`;

/** Height from form and brightness, lit from the upper left, in one colour. */
export const relief = (colour: string, { scale = 5, softness = 0.7 } = {}) =>
  `<feColorMatrix in="SourceGraphic" values="0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 .2 .4 .08 .3 0" result="height-raw"/><feGaussianBlur in="height-raw" stdDeviation="${softness}" result="height"/><feDiffuseLighting in="height" surfaceScale="${scale}" diffuseConstant="1.15" lighting-color="${colour}" result="lit-all"><feDistantLight azimuth="235" elevation="52"/></feDiffuseLighting><feComposite in="lit-all" in2="SourceAlpha" operator="in" result="relief"/>`;

export const glint = (colour: string, { scale = 4, strength = 0.9, sharp = 22 } = {}) =>
  `<feSpecularLighting in="height" surfaceScale="${scale}" specularConstant="${strength}" specularExponent="${sharp}" lighting-color="${colour}" result="glint-all"><feDistantLight azimuth="235" elevation="52"/></feSpecularLighting><feComposite in="glint-all" in2="SourceAlpha" operator="in" result="glint"/>`;

/** The relief in the colours of what it shows: carved, then painted in so many shades, the darkest lifted. */
export const paintedRelief = (levels: number, { vivid, lift }: { vivid: number; lift: number }) =>
  `${flat(levels)}${saturate(vivid, "flat", "colours")}<feComponentTransfer in="colours" result="lifted">${["R", "G", "B"].map((name) => `<feFunc${name} type="linear" slope="${1 - lift}" intercept="${lift}"/>`).join("")}</feComponentTransfer><feComposite in="lifted" in2="SourceAlpha" operator="in" result="coat"/><feBlend in="relief" in2="coat" mode="multiply" result="painted"/>`;

export function fade(id: string, stops: readonly string[], slant = 0): string {
  const last = stops.length - 1;
  return `<linearGradient id="${id}" x1="0" y1="0" x2="${slant}" y2="1">${stops
    .map((colour, at) => `<stop offset="${(at / last).toFixed(2)}" stop-color="${colour}"/>`)
    .join("")}</linearGradient>`;
}

export type Face = keyof typeof OUTLINES;
/** A letter's outline in a face, so high, with the middle of the whole at 50 and `y`. */
export function letterPath(
  face: Face,
  letter: Letter,
  rest: string,
  { high = 62, y = 50, x = 50 } = {},
): string {
  return `<path transform="translate(${x} ${y}) scale(${high / 100})" d="${OUTLINES[face][letter]}" ${rest}/>`;
}

/** A letter in layers, the lowest first: each in one paint, wider than the letter by so much. */
export const coats = (
  face: Face,
  letter: Letter,
  place: Parameters<typeof letterPath>[3],
  paints: readonly (readonly [paint: string, wider: number])[],
): string =>
  paints
    .map(([paint, wider]) =>
      letterPath(
        face,
        letter,
        `fill="${paint}" stroke="${paint}" stroke-width="${wider}" stroke-linejoin="round"`,
        place,
      ),
    )
    .join("");
