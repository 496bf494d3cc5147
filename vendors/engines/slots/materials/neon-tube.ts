import { mix } from "../../shared/page/colour.ts";
import { hasRibbon, type Letter, type MaterialKit } from "./material.ts";
import { filter, lines, merge, outline, picture, saturate, tinted, worked } from "./work.ts";

/** The letters as a glass blower bends them, around 0 0. */
const TUBES: Readonly<Record<Letter, string>> = {
  A: "M-25 31L-3-29Q0-35 3-29L25 31M-15 10H15",
  K: "M-20-32V32M22-32L-12 2M-6-3L24 32",
  Q: "M0-32C34-32 34 30 0 30-34 30-34-32 0-32ZM6 14L24 34",
  J: "M-4-32H22M10-32V12C10 36-24 36-24 10",
};

/** Glass tubes in the colours of the things, lit in front of a dark board. */
export const neonTube: MaterialKit = {
  edges: () => ["#ffffff", "#07030f"],
  defs: () =>
    filter(
      "neon-tube",
      `<feMorphology in="SourceAlpha" operator="dilate" radius="1.100" result="out"/><feMorphology in="SourceAlpha" operator="erode" radius="1.300" result="in"/><feComposite in="out" in2="in" operator="out" result="rim"/>`,
      lines("inner", 1.8, 11),
      `<feMerge result="tubes"><feMergeNode in="rim"/><feMergeNode in="inner"/></feMerge>`,
      `<feMorphology in="SourceGraphic" operator="dilate" radius="1.500" result="wide"/>`,
      saturate(2.4, "wide", "vivid"),
      `<feComponentTransfer in="vivid" result="bright"><feFuncR type="table" tableValues=".32 .8 1"/><feFuncG type="table" tableValues=".32 .8 1"/><feFuncB type="table" tableValues=".38 .85 1"/></feComponentTransfer>`,
      `<feComposite in="bright" in2="tubes" operator="in" result="lit"/><feGaussianBlur in="lit" stdDeviation="3" result="glow"/>`,
      `<feMorphology in="rim" operator="erode" radius=".8" result="thin"/>`,
      tinted("thin", "#ffffff", "core"),
      outline(2.5, "#07030f", "board", 0.82),
      `<feComposite in="SourceGraphic" in2="SourceAlpha" operator="arithmetic" k2=".2" result="sleep"/>`,
      merge("board", "sleep", "glow", "glow", "lit", "core"),
    ),
  icon: (name, symbol) =>
    worked("neon-tube", picture(name, hasRibbon(symbol) ? 12 : 6, hasRibbon(symbol) ? 3 : 6)),
  letter: (letter, rank, { palette }) => {
    const colour = mix(["#ff3fa4", "#35e7ff", "#ffd23f", "#8dff5a"][rank]!, palette.ray, 0.12);
    const tube = (stroke: string, wide: number, opacity = 1) =>
      `<path d="${TUBES[letter]}" fill="none" stroke="${stroke}" stroke-width="${wide}" stroke-opacity="${opacity}" stroke-linecap="round" stroke-linejoin="round"/>`;
    return `<g transform="translate(50 50) scale(1.120)">${tube("#07030f", 19, 0.75)}${tube(colour, 16, 0.16)}${tube(colour, 11, 0.3)}${tube(colour, 6.5)}${tube("#fff", 2.6, 0.95)}</g>`;
  },
  figure: (drawn) => worked("neon-tube", drawn),
};
