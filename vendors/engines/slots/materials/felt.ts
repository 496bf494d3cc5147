import { mix } from "../../shared/page/colour.ts";
import type { MaterialKit } from "./material.ts";
import { hasRibbon, rankOf } from "./material.ts";
import {
  coats,
  filter,
  flat,
  letterPath,
  merge,
  outline,
  picture,
  saturate,
  worked,
} from "./work.ts";

const CLOTHS = ["#d9503f", "#2f7f86", "#dd9a2b", "#6a8f3a"] as const;
const [WOOL, THREAD] = ["#fff3da", "#2c1a10"];

/** Cut from felt and sewn on: soft flat cloth, woollen borders, stitches to be seen. */
export const felt: MaterialKit = {
  edges: () => [WOOL, THREAD],
  defs: () =>
    filter(
      "felt",
      `<feGaussianBlur in="SourceGraphic" stdDeviation="1.700" result="soft"/>`,
      flat(5, "soft"),
      saturate(0.92, "flat", "cloth"),
      `<feTurbulence type="fractalNoise" baseFrequency=".8" numOctaves="2" result="noise"/><feColorMatrix in="noise" values="0 0 0 0 .12 0 0 0 0 .07 0 0 0 0 .03 0 0 0 .42 -.1" result="fibres"/>`,
      `<feComposite in="cloth" in2="SourceAlpha" operator="in" result="cut"/><feComposite in="fibres" in2="SourceAlpha" operator="in" result="nap"/>`,
      outline(3, WOOL, "wool"),
      outline(4.2, THREAD, "shade", 0.75),
      merge("shade", "wool", "cut", "nap"),
    ),
  icon: (name, symbol) => {
    const isNamed = hasRibbon(symbol);
    const cloth = CLOTHS[rankOf(symbol)]!;
    return `${patch(cloth)}${worked("felt", picture(name, isNamed ? 17 : 12, isNamed ? 7 : 12))}`;
  },
  letter: (letter, rank) => {
    const place = { high: 66 };
    const stitches = `fill="none" stroke="${THREAD}" stroke-opacity=".7" stroke-width="9" stroke-dasharray="2.600 8"`;
    return [
      coats("soft", letter, { ...place, y: 52 }, [[THREAD, 19]]),
      coats("soft", letter, place, [[WOOL, 15]]),
      letterPath("soft", letter, stitches, place),
      coats("soft", letter, place, [[CLOTHS[rank]!, 1.5]]),
    ].join("");
  },
  figure: (drawn) => worked("felt", drawn),
};

function patch(cloth: string) {
  const form =
    "M50 4C68 2 82 8 90 22 99 38 98 62 90 77 81 93 66 98 49 97 32 97 18 92 9 77 1 62 2 38 10 22 18 8 32 3 50 4Z";
  return `<path d="${form}" fill="${THREAD}" fill-opacity=".55" transform="translate(0 2.500)"/><path d="${form}" fill="${mix(cloth, "#2c1a10", 0.28)}" stroke="${WOOL}" stroke-width="1.500"/><path transform="translate(50 50) scale(.88) translate(-50 -50)" d="${form}" fill="none" stroke="${WOOL}" stroke-width="2.600" stroke-dasharray="7 5.500" stroke-linecap="round"/>`;
}
