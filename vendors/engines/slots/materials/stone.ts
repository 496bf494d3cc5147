import { mix } from "../../shared/page/colour.ts";
import type { Skin } from "../page/skin.ts";
import { hasRibbon, type Letter, type MaterialKit } from "./material.ts";
import {
  fade,
  filter,
  glint,
  merge,
  outline,
  paintedRelief,
  picture,
  relief,
  worked,
} from "./work.ts";

/** Letters cut with a chisel: straight strokes that end in wedges, around 0 0. */
const CUTS: Readonly<Record<Letter, string>> = {
  A: "M-34 32L-8-33H10L33 32H14L9 17H-10L-15 32ZM-6 4H6L0-15Z",
  K: "M-28-33H-9L-11-8 13-33H33L7-3 34 32H11L-10 4-8 32H-29Z",
  Q: "M-3-34L22-25 33-2 25 19 35 34 18 31 9 26-4 31-25 22-34-1-25-24ZM-1-16L-13-10-17 0-12 10-3 14 8 9 5 2 16 2 15-6 9-13Z",
  J: "M-14-33H27L25 8 14 29-8 33-27 25-29 10-12 7-8 16 3 15 6 6 7-17-14-16Z",
};

/** Pale marble in halls, otherwise a stone in the colours of the place. */
const stoneOf = ({ scenery, palette }: Skin) =>
  scenery === "marble"
    ? mix("#f4ead6", palette.backdrop[0], 0.12)
    : mix(mix(palette.backdrop[0], palette.backdrop[1], 0.25), "#e9dcb8", 0.34);

/** Figures raised from a block of stone, and painted. */
export const stone: MaterialKit = {
  edges: (skin) => [mix(stoneOf(skin), "#ffffff", 0.45), "#120c08"],
  defs: (skin) => {
    const own = stoneOf(skin);
    return `${filter("stone", relief(mix(own, "#ffffff", 0.8), { scale: 7, softness: 0.8 }), paintedRelief(5, { vivid: 0.9, lift: 0.1 }), glint("#fffbe8", { scale: 5, strength: 0.55, sharp: 16 }), `<feGaussianBlur in="SourceAlpha" stdDeviation="1.500" result="soft"/><feOffset in="soft" dx="2" dy="3" result="cast"/>`, outline(1.4, mix(own, "#1a0e06", 0.72), "edge"), merge("cast", "edge", "painted", "glint"))}${fade("stone-block", [mix(own, "#ffffff", 0.28), mix(own, "#2a1c10", 0.3)], 0.4)}${fade("stone-well", [mix(own, "#1a0e06", 0.62), mix(own, "#2a1c10", 0.4)], 0.3)}`;
  },
  icon: (name, symbol, skin) =>
    `${block(skin, symbol === "H1" || symbol === "W" ? "#f2c65a" : null)}${worked("stone", picture(name, hasRibbon(symbol) ? 18 : 13, hasRibbon(symbol) ? 8 : 13))}`,
  letter: (letter, rank, skin) => {
    const own = stoneOf(skin);
    const paint = ["#c2371d", "#1d7a74", "#c98a14", "#3c5a9a"][rank]!;
    const cut = (rest: string, x = 0, y = 0) =>
      `<path transform="translate(${50 + x} ${50 + y}) scale(1.060)" d="${CUTS[letter]}" fill-rule="evenodd" ${rest}/>`;
    return `${cut(`fill="#120c08" stroke="#120c08" stroke-width="10" stroke-linejoin="bevel"`, 1, 2)}${cut(`fill="url(#stone-block)" stroke="url(#stone-block)" stroke-width="6.500" stroke-linejoin="bevel"`)}${cut(`fill="${mix(own, "#ffffff", 0.5)}"`, 1.2, 1.6)}${cut(`fill="${mix(paint, own, 0.12)}" stroke="${mix(own, "#1a0e06", 0.7)}" stroke-width="1.800"`)}`;
  },
  figure: (drawn) => worked("stone", drawn),
};

function block(skin: Skin, inlay: string | null) {
  const light = mix(stoneOf(skin), "#ffffff", 0.5);
  return `<path d="M6 9L14 3 88 4 96 12 97 86 90 96 12 97 4 89Z" fill="#120c08" transform="translate(0 2)"/><path d="M6 9L14 3 88 4 96 12 97 86 90 96 12 97 4 89Z" fill="url(#stone-block)" stroke="${light}" stroke-width="1.500"/><path d="M13 14H87V87H13Z" fill="url(#stone-well)" stroke="${inlay ?? mix(stoneOf(skin), "#1a0e06", 0.6)}" stroke-width="${inlay ? 3 : 2}"/>`;
}
