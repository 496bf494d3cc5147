import { mix } from "../../shared/page/colour.ts";
import { times } from "../../shared/page/draw.ts";
import { variantOf } from "../page/variant-of.ts";
import type { MaterialKit, Rank } from "./material.ts";
import { hasRibbon, rankOf } from "./material.ts";
import {
  fade,
  filter,
  glint,
  letterPath,
  lines,
  merge,
  outline,
  paintedRelief,
  picture,
  relief,
  tinted,
  worked,
} from "./work.ts";

/** Gold, silver, copper and verdigris: light, own, deep. */
const METALS: readonly (readonly [string, string, string])[] = [
  ["#fff2b0", "#f0b429", "#7a4700"],
  ["#ffffff", "#c3cddb", "#4b586b"],
  ["#ffd9b8", "#d97c43", "#6a2a0c"],
  ["#d3f5e4", "#58a98c", "#17493d"],
];

/** Tokens of eight sides, of six, and round: their rim and the field within. */
const TOKENS = [
  ["M30 8H70L92 30V70L70 92H30L8 70V30Z", "M34 17H66L83 34V66L66 83H34L17 66V34Z"],
  ["M50 4L91 27V73L50 96 9 73V27Z", "M50 14L82 32V68L50 86 18 68V32Z"],
  ["M50 6A44 44 0 0 1 50 94A44 44 0 0 1 50 6Z", "M50 15A35 35 0 0 1 50 85A35 35 0 0 1 50 15Z"],
] as const;

/** Coins struck in four metals, and tokens with a letter. */
export const mint: MaterialKit = {
  edges: () => ["#fff2b0", "#1c1206"],
  defs: () =>
    METALS.map(
      ([light, own, deep], at) =>
        `${filter(`mint-${at}`, relief(mix(own, "#ffffff", 0.35), { scale: 6, softness: 0.9 }), glint(light, { scale: 5, strength: 1, sharp: 18 }), `<feOffset in="SourceAlpha" dx="1.200" dy="1.600" result="under"/><feFlood flood-color="${deep}"/><feComposite in2="under" operator="in" result="shade"/>`, merge("shade", "relief", "glint"))}${fade(`mint-rim-${at}`, [light, own, deep, own, light], 0.5)}${fade(`mint-field-${at}`, [mix(own, light, 0.35), own, mix(own, deep, 0.45)], 0.4)}`,
    ).join("") +
    filter(
      "mint-figure",
      relief("#ffeab0", { scale: 6, softness: 0.9 }),
      paintedRelief(6, { vivid: 1.35, lift: 0.22 }),
      glint("#fff2b0", { scale: 5, strength: 1, sharp: 14 }),
      lines("engraved", 1.5, 12),
      tinted("engraved", "#4a2a04", "strokes", 0.85),
      outline(2.8, "#f7c84a", "rim"),
      outline(4.8, "#2a1600", "edge"),
      merge("edge", "rim", "painted", "strokes", "glint"),
    ),
  icon: (name, symbol) => {
    const metal = rankOf(symbol);
    const isNamed = hasRibbon(symbol);
    return `${coin(isNamed ? 0 : metal, isNamed ? 44 : 50)}${worked(`mint-${isNamed ? 0 : metal}`, picture(name, isNamed ? 24 : 18, isNamed ? 15 : 18))}`;
  },
  letter: (letter, rank, skin) => {
    const [light, own, deep] = METALS[rank]!;
    const [rim, field] = TOKENS[variantOf(skin, TOKENS.length)]!;
    const at = { high: 44 };
    return `<path d="${rim}" fill="#1c1206" transform="translate(0 3)"/><path d="${rim}" fill="url(#mint-rim-${rank})" stroke="#1c1206" stroke-width="2"/><path d="${field}" fill="${mix(own, deep, 0.72)}" stroke="${deep}" stroke-width="1.500"/>${letterPath("roman", letter, `fill="#0d0803" fill-opacity=".7"`, { ...at, x: 51.5, y: 52 })}${letterPath("roman", letter, `fill="url(#mint-rim-${rank})" stroke="${light}" stroke-width="3" paint-order="stroke"`, at)}`;
  },
  figure: (drawn) => worked("mint-figure", drawn),
};

const coin = (metal: Rank, y: number) => {
  const [light, , deep] = METALS[metal]!;
  const beads = times(28, (at) => {
    const angle = (at / 28) * 2 * Math.PI;
    return `<circle cx="${(50 + 39 * Math.cos(angle)).toFixed(1)}" cy="${(y + 39 * Math.sin(angle)).toFixed(1)}" r="1.600"/>`;
  });
  return `<circle cx="50" cy="${y + 3}" r="47" fill="#1c1206"/><circle cx="50" cy="${y}" r="46.500" fill="url(#mint-rim-${metal})" stroke="#1c1206" stroke-width="2"/><circle cx="50" cy="${y}" r="41.500" fill="url(#mint-field-${metal})" stroke="${deep}" stroke-width="1.500"/><g fill="${light}" fill-opacity=".85">${beads}</g>`;
};
