import { mix } from "../../shared/page/colour.ts";
import { hasRibbon, type Letter, type MaterialKit } from "./material.ts";
import { filter, merge, outline, picture, saturate, worked } from "./work.ts";

/** Letters of nine by nine lamps, a row a word. */
const LAMPS: Readonly<Record<Letter, string>> = {
  A: "000111000 001111100 011101110 111000111 111000111 111111111 111111111 111000111 111000111",
  K: "111000111 111001110 111011100 111111000 111110000 111111000 111011100 111001110 111000111",
  Q: "001111100 011111110 111000111 111000111 111000111 111010111 111011110 011111111 001111011",
  J: "000111111 000111111 000001110 000001110 000001110 111001110 111001110 011111100 001111000",
};
const PITCH = 4;

/** The picture as bright as lamps, as "body". */
const lit = [
  saturate(1.9, "SourceGraphic", "vivid"),
  `<feComponentTransfer in="vivid" result="bright"><feFuncR type="table" tableValues=".12 .62 1 1"/><feFuncG type="table" tableValues=".12 .62 1 1"/><feFuncB type="table" tableValues=".16 .66 1 1"/></feComponentTransfer><feComposite in="bright" in2="SourceAlpha" operator="in" result="body"/>`,
];

/** A screen of lamps: every picture is a field of lit dots. */
export const led: MaterialKit = {
  edges: () => ["#ffffff", "#04060d"],
  defs: ({ palette }) =>
    `<pattern id="led-dots" width="${PITCH}" height="${PITCH}" patternUnits="userSpaceOnUse"><circle cx="${PITCH / 2}" cy="${PITCH / 2}" r="1.750" fill="#fff"/></pattern><mask id="led-screen"><rect width="100" height="100" fill="url(#led-dots)"/></mask><pattern id="led-dark" width="${PITCH}" height="${PITCH}" patternUnits="userSpaceOnUse"><circle cx="${PITCH / 2}" cy="${PITCH / 2}" r="1.750" fill="${mix("#04060d", palette.backdrop[1], 0.35)}"/></pattern>${filter("led", ...lit, outline(1.6, "#ffffff", "rim"), merge("rim", "body"))}${filter("led-figure", ...lit, `<feMorphology in="SourceGraphic" operator="dilate" radius="1" result="wide"/><feColorMatrix in="wide" values=".5 0 0 0 0 0 .5 0 0 0 0 0 .56 0 0 0 0 0 1 0" result="dim"/>`, outline(5.4, "#04060d", "board"), outline(3.2, palette.ray, "rim"), merge("board", "rim", "dim", "body"))}`,
  icon: (name, symbol, { palette }) => {
    const isNamed = hasRibbon(symbol);
    return `${panel(palette.ray)}<g mask="url(#led-screen)">${worked("led", picture(name, isNamed ? 17 : 7, isNamed ? 5 : 7))}</g>`;
  },
  letter: (letter, rank, { palette }) => {
    const colour = mix(["#ffcf3a", "#4fe3ff", "#ff6ad5", "#9dff6b"][rank]!, palette.ray, 0.1);
    const lamps = LAMPS[letter]
      .split(" ")
      .flatMap((row, y) =>
        Array.from(row, (lamp, x) =>
          lamp === "1" ? `<circle cx="${14 + x * 9}" cy="${14 + y * 9}" r="3.900"/>` : "",
        ),
      )
      .join("");
    return `<g fill="#04060d" stroke="#04060d" stroke-width="8">${lamps}</g><g fill="${colour}">${lamps}</g>`;
  },
  figure: (drawn) => worked("led-figure", `<g mask="url(#led-screen)">${drawn}</g>`),
};

const panel = (line: string) =>
  `<rect x="2" y="2" width="96" height="96" rx="9" fill="#04060d" stroke="${line}" stroke-width="2"/><rect x="5" y="5" width="90" height="90" fill="url(#led-dark)"/>`;
