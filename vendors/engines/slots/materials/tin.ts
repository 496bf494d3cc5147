import { mix } from "../../shared/page/colour.ts";
import { times } from "../../shared/page/draw.ts";
import type { MaterialKit } from "./material.ts";
import { hasRibbon, rankOf } from "./material.ts";
import {
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

const SIGNS = ["#c8202c", "#0f6f78", "#e3a21a", "#274b8f"] as const;
const [CREAM, DARK] = ["#fff3d6", "#2a1208"];

/** Old advertising signs of painted tin, and cards for letters. */
export const tin: MaterialKit = {
  edges: () => [CREAM, DARK],
  defs: () =>
    filter(
      "tin",
      painted(4, 1.15),
      lines("brush", 1.6, 12),
      tinted("brush", DARK, "strokes", 0.85),
      outline(3.4, CREAM, "cream"),
      outline(1.3, DARK, "dark"),
      merge("cream", "dark", "body", "strokes"),
    ),
  icon: (name, symbol) => {
    const isNamed = hasRibbon(symbol);
    const paint = SIGNS[rankOf(symbol)]!;
    const rays = times(12, (at) => {
      const [from, to] = [at, at + 0.5].map((part) => (part / 12) * 2 * Math.PI);
      const point = (angle: number) =>
        `${(50 + 62 * Math.cos(angle)).toFixed(1)} ${(50 + 62 * Math.sin(angle)).toFixed(1)}`;
      return `M50 50L${point(from!)}L${point(to!)}Z`;
    });
    const rivets = [
      [9, 9],
      [91, 9],
      [9, 91],
      [91, 91],
    ].map(([x, y]) => `<circle cx="${x}" cy="${y}" r="2" fill="${DARK}"/>`);
    return `<rect x="2" y="4" width="96" height="95" rx="10" fill="${DARK}"/><rect x="2" y="1.500" width="96" height="95" rx="10" fill="${CREAM}" stroke="${DARK}" stroke-width="1.500"/><svg x="7" y="6.500" width="86" height="85" viewBox="7 7 86 86"><rect x="7" y="7" width="86" height="86" rx="6" fill="${paint}"/><path d="${rays}" fill="${mix(paint, CREAM, 0.22)}"/></svg>${rivets.join("")}${worked("tin", picture(name, isNamed ? 18 : 12, isNamed ? 7 : 12))}`;
  },
  letter: (letter, rank) => {
    const ink = rank % 2 ? "#1d1b22" : "#c8102e";
    return `<rect x="17" y="6" width="68" height="92" rx="9" fill="${DARK}"/><rect x="16" y="3" width="68" height="92" rx="9" fill="#fffdf6" stroke="${DARK}" stroke-width="2"/><rect x="21" y="8" width="58" height="82" rx="5" fill="none" stroke="${ink}" stroke-opacity=".35" stroke-width="1.500"/>${letterPath("roman", letter, `fill="${ink}"`, { high: 46, y: 40 })}${suit(rank, ink)}`;
  },
  figure: (drawn) => worked("tin", drawn),
};

const SUITS = [
  "M0 9C-12 0-13-9-6-10-2-10.500 0-7 0-5 0-7 2-10.500 6-10 13-9 12 0 0 9Z",
  "M0-11C8-3 12 0 11 4 10 9 3 8 1 4L4 11H-4L-1 4C-3 8-10 9-11 4-12 0-8-3 0-11Z",
  "M0-12L9 0 0 12-9 0Z",
  "M0-12A5.500 5.500 0 0 1 4-3 5.500 5.500 0 1 1 2 5L4 11H-4L-2 5A5.500 5.500 0 1 1-4-3 5.500 5.500 0 0 1 0-12Z",
] as const;
const suit = (rank: number, ink: string) =>
  `<path transform="translate(50 78) scale(.85)" d="${SUITS[rank]}" fill="${ink}"/>`;
