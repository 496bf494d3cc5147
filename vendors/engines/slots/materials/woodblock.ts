import { mix } from "../../shared/page/colour.ts";
import type { Skin } from "../page/skin.ts";
import type { Letter, MaterialKit } from "./material.ts";
import { hasRibbon, rankOf } from "./material.ts";
import { filter, grey, lines, merge, picture, tinted, tones, worked } from "./work.ts";

const [INK, PAPER, SEAL] = ["#1b1a2e", "#f6ead0", "#c3271b"];

/** Letters of a seal: strokes of one width that turn at right angles, around 0 0. */
const SEALS: Readonly<Record<Letter, string>> = {
  A: "M-22 28V-14L-10-27H10L22-14V28M-22 6H22",
  K: "M-22-27V28M22-27V-14L6 0H-22M6 0L22 14V28",
  Q: "M-10-27H10L22-14V12L10 25H-10L-22 12V-14ZM4 10L24 30",
  J: "M-14-27H22M10-27V14L-2 27H-12L-22 16V6",
};

/** A print of three blocks on rice paper: ink, one colour, and the paper itself. */
export const woodblock: MaterialKit = {
  edges: () => [PAPER, INK],
  defs: (skin) =>
    [0, 1, 2, 3]
      .map((at) => {
        const colour = blockOf(skin, at);
        return filter(
          `print-${at}`,
          grey(),
          tones([mix(colour, INK, 0.7), colour, colour, mix(colour, PAPER, 0.55), PAPER, PAPER], {
            type: "discrete",
          }),
          `<feComposite in="tones" in2="SourceAlpha" operator="in" result="block"/><feOffset in="block" dx="1.300" dy="1" result="shifted"/>`,
          lines("key", 1.5, 16),
          tinted("key", INK, "strokes"),
          `<feMorphology in="SourceAlpha" operator="dilate" radius=".9" result="out"/><feMorphology in="SourceAlpha" operator="erode" radius=".9" result="in"/><feComposite in="out" in2="in" operator="out" result="rim"/>`,
          tinted("rim", INK, "contour"),
          tinted("SourceAlpha", PAPER, "ground"),
          merge("ground", "shifted", "strokes", "contour"),
        );
      })
      .join(""),
  icon: (name, symbol, skin) => {
    const isNamed = hasRibbon(symbol);
    const at = rankOf(symbol);
    return `${sheet(mix(blockOf(skin, at), PAPER, 0.62))}${worked(`print-${at}`, picture(name, isNamed ? 18 : 12, isNamed ? 7 : 12))}${isNamed ? "" : `<rect x="78" y="78" width="14" height="14" rx="2" fill="${SEAL}"/><path d="M81.500 82h7M81.500 85h7M85 81v8" stroke="${PAPER}" stroke-width="1.500"/>`}`;
  },
  letter: (letter, rank, skin) => {
    const colour = rank === 0 ? SEAL : mix(blockOf(skin, rank), INK, 0.25);
    const form = "M12 15L20 9 49 11 84 8 91 17 89 50 92 84 83 92 50 89 15 92 8 83 10 50Z";
    return `<path d="${form}" fill="${INK}" stroke="${INK}" stroke-width="7" stroke-linejoin="round"/><path d="${form}" fill="${PAPER}" stroke="${PAPER}" stroke-width="4" stroke-linejoin="round"/><path d="${form}" fill="${colour}"/><path transform="translate(50 50) scale(1.080)" d="${SEALS[letter]}" fill="none" stroke="${PAPER}" stroke-width="9.500" stroke-linejoin="miter"/>`;
  },
  figure: (drawn, rank) => worked(`print-${rank}`, drawn),
};

/** The colours of the four blocks: seal red, indigo, ochre and the place's own. */
const blockOf = ({ palette }: Skin, at: number) =>
  ["#d2452f", "#2f5d94", "#cf8a23", mix(palette.backdrop[1], "#3a6b52", 0.4)][at]!;

function sheet(ground: string) {
  return `<rect x="5" y="5.500" width="92" height="93" fill="${INK}" transform="translate(1.500 .5)"/><rect x="4" y="3" width="92" height="93" fill="${PAPER}" stroke="${INK}" stroke-width="1.500"/><rect x="9" y="8" width="82" height="83" fill="${ground}"/><circle cx="50" cy="46" r="37" fill="${PAPER}" fill-opacity=".75"/>`;
}
