import { times } from "../../shared/page/draw.ts";
import type { MaterialKit } from "./material.ts";
import { hasRibbon, rankOf } from "./material.ts";
import {
  coats,
  filter,
  grey,
  letterPath,
  lines,
  merge,
  outline,
  painted,
  picture,
  tinted,
  tones,
  worked,
} from "./work.ts";

const PAPERS = ["#e0117a", "#0b8f86", "#e8590c", "#5b2bb8"] as const;
const INKS = ["#5c0433", "#043a37", "#651f00", "#22095c"] as const;
const LIGHT = "#fff8e6";

/** Feast paper, cut with a chisel: the picture as white gaps in a coloured sheet. */
export const cutPaper: MaterialKit = {
  edges: () => [LIGHT, "#26041a"],
  defs: () =>
    PAPERS.map((paper, at) =>
      filter(
        `cut-${at}`,
        grey(),
        tones([INKS[at]!, INKS[at]!, paper, LIGHT, LIGHT, LIGHT], { type: "discrete" }),
        `<feComposite in="tones" in2="SourceAlpha" operator="in" result="print"/>`,
        outline(3, LIGHT, "gap"),
        merge("gap", "print"),
      ),
    ).join("") +
    filter(
      "cut-figure",
      painted(4, 1.25),
      lines("cuts", 1.8, 16),
      tinted("cuts", LIGHT, "gaps"),
      outline(4.2, "#26041a", "under", 0.55),
      outline(3, LIGHT, "border"),
      merge("under", "border", "body", "gaps"),
    ),
  icon: (name, symbol) => {
    const at = rankOf(symbol);
    const isNamed = hasRibbon(symbol);
    const holes = (y: number) =>
      times(
        9,
        (hole) =>
          `<path d="M${14 + hole * 9} ${y}l3.500-3.500 3.500 3.500-3.500 3.500z" fill="${LIGHT}"/>`,
      );
    return `<path d="${SHEET}" fill="#26041a" transform="translate(1.500 2.500)"/><path d="${SHEET}" fill="${PAPERS[at]}" stroke="${LIGHT}" stroke-width="2"/>${holes(12)}${isNamed ? "" : times(6, (one) => `<circle cx="${16.5 + one * 13.4}" cy="88" r="2.800" fill="${LIGHT}"/>`)}${worked(`cut-${at}`, picture(name, isNamed ? 20 : 15, isNamed ? 15 : 17))}`;
  },
  letter: (letter, rank) => {
    const place = { high: 75 };
    const teeth = `M0 68${times(20, (at) => `l5 ${at % 2 ? 5 : -5}`)}`;
    return [
      coats("tall", letter, place, [
        ["#26041a", 15],
        [LIGHT, 10],
        [PAPERS[rank]!, 0.5],
      ]),
      `<clipPath id="cut-${letter}">${letterPath("tall", letter, "", place)}</clipPath>`,
      `<path d="${teeth}" clip-path="url(#cut-${letter})" fill="none" stroke="${LIGHT}" stroke-width="3"/>`,
    ].join("");
  },
  figure: (drawn) => worked("cut-figure", drawn),
};

const SHEET = `M4 5H96V90${times(8, () => "q-5.750 9-11.500 0")}Z`;
