import { mix } from "../../shared/page/colour.ts";
import { times } from "../../shared/page/draw.ts";
import { variantOf } from "../page/variant-of.ts";
import { hasRibbon, type MaterialKit } from "./material.ts";
import {
  fade,
  filter,
  letterPath,
  lines,
  merge,
  outline,
  painted,
  picture,
  saturate,
  tinted,
  worked,
} from "./work.ts";

const [POLISH, TAR] = ["#ffe6a3", "#1c1004"];
/** Field and letter of the signal flags, in three sets. */
const FLAGS = [
  [
    ["#d3222f", "#ffffff"],
    ["#ffd21f", "#12306e"],
    ["#1d4fae", "#ffffff"],
    ["#ffffff", "#12306e"],
  ],
  [
    ["#12306e", "#ffd21f"],
    ["#f26a1b", "#1c1004"],
    ["#0f7d6c", "#ffffff"],
    ["#ffffff", "#b3122a"],
  ],
  [
    ["#ffd21f", "#b3122a"],
    ["#0d6a8c", "#ffffff"],
    ["#b3122a", "#ffffff"],
    ["#ffffff", "#0d6a8c"],
  ],
] as const;
/** A square flag, one with a swallow's tail, and a pennant: the cloth and where its letter stands. */
const CLOTHS = [
  { form: "M12 16Q32 8 52 15T90 13L88 50 90 83Q70 90 50 84T12 87Z", x: 51, high: 42 },
  { form: "M12 16Q32 8 52 15T94 12L78 50 94 87Q70 90 50 84T12 87Z", x: 46, high: 42 },
  { form: "M12 10Q40 14 64 24T96 46V54Q78 66 58 76T12 90Z", x: 42, high: 36 },
] as const;

/** Seen through a ship's porthole of brass, and signal flags for letters. */
export const brass: MaterialKit = {
  edges: () => [POLISH, TAR],
  defs: ({ palette }) =>
    `${filter("brass", saturate(0.85, "SourceGraphic", "calm"), `<feColorMatrix in="calm" values=".86 0 0 0 0 0 .97 0 0 .02 0 0 1 0 .07 0 0 0 1 0" result="wet"/>`, outline(1.8, "#06243d", "edge"), merge("edge", "wet"))}${filter("brass-figure", painted(6, 1.05), lines("engraved", 1.4, 12), tinted("engraved", "#06243d", "strokes", 0.9), outline(3.6, TAR, "tar"), outline(2.4, "#e8bd62", "ring"), merge("tar", "ring", "body", "strokes"))}${fade("brass-ring", ["#fff4c8", "#e0ad4a", "#8a5a12", "#f3cf78", "#7a4c0c"], 0.6)}${fade("brass-water", [mix(palette.backdrop[0], "#ffffff", 0.45), palette.backdrop[0], palette.backdrop[1]])}`,
  icon: (name, symbol) => {
    const isNamed = hasRibbon(symbol);
    const y = isNamed ? 44 : 50;
    const bolts = times(8, (at) => {
      const angle = ((at + 0.5) / 8) * 2 * Math.PI;
      return `<circle cx="${(50 + 42 * Math.cos(angle)).toFixed(1)}" cy="${(y + 42 * Math.sin(angle)).toFixed(1)}" r="2.600" fill="#6b430a" stroke="#ffe6a3" stroke-width="1"/>`;
    });
    return `<circle cx="50" cy="${y + 2.5}" r="48" fill="${TAR}"/><circle cx="50" cy="${y}" r="47" fill="url(#brass-ring)" stroke="${TAR}" stroke-width="2"/><circle cx="50" cy="${y}" r="36.500" fill="url(#brass-water)" stroke="#5a3808" stroke-width="3"/>${bolts}${worked("brass", picture(name, isNamed ? 22 : 17, isNamed ? 15 : 17))}<path transform="translate(0 ${y - 50})" d="M22 40Q28 22 46 19 33 27 28 44Z" fill="#fff" fill-opacity=".6"/>`;
  },
  letter: (letter, rank, skin) => {
    const look = variantOf(skin, CLOTHS.length * FLAGS.length);
    const cloth = look % CLOTHS.length;
    const { form, x, high } = CLOTHS[cloth]!;
    const [field, ink] = FLAGS[Math.floor(look / CLOTHS.length)]![rank]!;
    const band =
      rank === 3 && cloth === 0
        ? `<path d="M12 16Q32 8 52 15T90 13L89.500 25Q70 30 50 26T12 28Z" fill="#d3222f"/><path d="M12 75Q32 68 52 73T90 71V83Q70 90 50 84T12 87Z" fill="#d3222f"/>`
        : "";
    const folds = cloth === 2 ? "M32 18Q36 50 32 82" : "M32 12Q37 50 32 86M70 15Q66 50 70 86";
    return `<path d="M9 6V97" stroke="${TAR}" stroke-width="9" stroke-linecap="round"/><path d="${form}" fill="${TAR}" stroke="${TAR}" stroke-width="7" stroke-linejoin="round"/><path d="M9 6V97" stroke="url(#brass-ring)" stroke-width="5"/><path d="M9 7V96" stroke="#e0ad4a" stroke-width="4.500" stroke-linecap="round"/><path d="${form}" fill="${field}" stroke="${POLISH}" stroke-width="2"/>${band}<path d="${folds}" stroke="#000" stroke-opacity=".12" stroke-width="7" fill="none"/>${letterPath("wide", letter, `fill="${ink}"`, { high, x, y: 50 })}`;
  },
  figure: (drawn) => worked("brass-figure", drawn),
};
