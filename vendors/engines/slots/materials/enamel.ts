import { mix } from "../../shared/page/colour.ts";
import { hasRibbon, type MaterialKit } from "./material.ts";
import {
  coats,
  fade,
  filter,
  letterPath,
  lines,
  merge,
  outline,
  painted,
  picture,
  tinted,
  worked,
} from "./work.ts";

const [GOLD, DARK] = ["#f4c552", "#2e1602"];

/** Jeweller's enamel: glowing fields between golden wires. */
export const enamel: MaterialKit = {
  edges: () => [GOLD, DARK],
  defs: ({ palette }) =>
    `${filter("enamel", painted(5, 1.35), lines("wire", 1.8, 14), tinted("wire", "#ffdf86", "wires"), outline(4.4, DARK, "dark"), outline(3.2, GOLD, "gold"), outline(1, "#8a5208", "seam"), merge("dark", "gold", "seam", "body", "wires"))}${fade("enamel-gold", ["#fff6c9", "#f4c552", "#a8660c", "#ffe9a0"], 0.3)}<clipPath id="enamel-upper"><path d="M-90-70H90V-18Q0 14-90-18Z"/></clipPath>${fade("enamel-glass", [mix(palette.backdrop[0], "#ffffff", 0.25), palette.backdrop[1]])}`,
  icon: (name, symbol) =>
    worked("enamel", picture(name, hasRibbon(symbol) ? 11 : 6, hasRibbon(symbol) ? 3 : 6)),
  letter: (letter, rank, { palette }) => {
    const glass = [palette.backdrop[1], "#b3122f", "#0b6e57", "#234fb0"][rank]!;
    const place = { high: 66 };
    const light = 'fill="#fff" fill-opacity=".28" clip-path="url(#enamel-upper)"';
    return [
      coats("italic", letter, place, [
        [DARK, 19],
        ["url(#enamel-gold)", 14],
        ["#7a4a08", 3],
        [glass, 0.5],
      ]),
      letterPath("italic", letter, light, place),
    ].join("");
  },
  figure: (drawn) => worked("enamel", drawn),
};
