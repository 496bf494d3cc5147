import { hasRibbon, type MaterialKit } from "./material.ts";
import {
  fade,
  filter,
  grey,
  letterPath,
  lines,
  merge,
  outline,
  picture,
  tinted,
  tones,
  worked,
} from "./work.ts";

const [COBALT, GLAZE] = ["#15327f", "#fbfaf2"];

/** Painted and glazed: cobalt lines and four colours of the kiln on white tiles. */
export const tile: MaterialKit = {
  edges: () => [GLAZE, "#0a1738"],
  defs: () =>
    `${filter("tile", grey(), tones([COBALT, "#2b62c9", "#e0752d", "#f5bf3c", "#ffe9a8", "#fffdf4"]), `<feComposite in="tones" in2="SourceAlpha" operator="in" result="paint"/>`, lines("brush", 1.6, 14), tinted("brush", COBALT, "strokes"), outline(1.6, COBALT, "edge"), merge("edge", "paint", "strokes"))}${fade("tile-glaze", ["#ffffff", "#fbfaf2", "#dfe3ea"], 0.5)}`,
  icon: (name, symbol) =>
    `${glazed(COBALT, true)}${worked("tile", picture(name, hasRibbon(symbol) ? 19 : 14, hasRibbon(symbol) ? 9 : 14))}${gloss}`,
  letter: (letter, rank) => {
    const paint = ["#c2410c", "#15327f", "#0b7a5c", "#8a5a00"][rank]!;
    return `${glazed(paint, false)}${letterPath("soft", letter, `fill="${paint}" stroke="#f5bf3c" stroke-width="3.500" paint-order="stroke"`, { high: 54 })}${gloss}`;
  },
  figure: (drawn) => worked("tile", drawn),
};

const gloss = '<path d="M10 12Q50 4 90 12L88 24Q50 14 12 26Z" fill="#fff" fill-opacity=".5"/>';

function glazed(paint: string, isRich: boolean) {
  const corner = (turn: number) =>
    `<g transform="rotate(${turn} 50 50)"><path d="M8 8H30A22 22 0 0 1 8 30Z" fill="${paint}"/>${isRich ? '<path d="M12 12H22A10 10 0 0 1 12 22Z" fill="#f5bf3c"/>' : ""}</g>`;
  const corners = [0, 90, 180, 270].map(corner).join("");
  const frame = isRich
    ? `<rect x="8" y="8" width="84" height="84" fill="none" stroke="${paint}" stroke-width="2.500"/>`
    : `<rect x="13" y="13" width="74" height="74" rx="3" fill="none" stroke="${paint}" stroke-width="2"/>`;
  return `<rect x="3.500" y="5" width="93" height="94" rx="5" fill="#0a1738"/><rect x="3.500" y="2.500" width="93" height="93" rx="5" fill="url(#tile-glaze)" stroke="#c7cede" stroke-width="1"/>${isRich ? corners : ""}${frame}`;
}
