import { anybody, archivo, figtree, fraunces, parkinsans, russo } from "./faces.ts";
import type { Face, Mood } from "./mood.ts";

const family = ({ family, kind }: Face) =>
  `"${family}", "${family} fallback", ${kind === "serif" ? "Georgia, serif" : "system-ui, sans-serif"}`;

/** What a brand may be like; each differs in shape, type, arrangement and the world it draws. */
export const MOODS: Readonly<Record<string, Mood>> = {
  fair: {
    says: "warm and festive: a serif with a smile, round arches, a rising sun",
    defaultTheme: "light",
    layout: {
      ...{ header: "rows", hero: "plate", card: "bare" },
      ...{ marker: "pill", deposit: "arch", footer: "block" },
    },
    ground: "sunburst",
    hero: "deep",
    display: fraunces,
    text: figtree,
    turn: 48,
    shape: {
      display: { family: family(fraunces), weight: 580, tracking: "-0.018em" },
      text: { family: family(figtree), weight: 450, tracking: "0" },
      heroSize: [64, 44],
      heroLine: 0.98,
      sectionSize: [28, 24],
      radius: { tag: 10, control: 14, card: 20, panel: 24, hero: 32 },
      cover: { ratio: "1 / 1.2", position: "50% 62%" },
      gap: { card: [20, 12], section: [36, 28] },
    },
  },
  neon: {
    says: "quick and nocturnal: a wide grotesque, tight cards, light that glows",
    defaultTheme: "dark",
    layout: {
      ...{ header: "rail", hero: "dock", card: "lined" },
      ...{ marker: "bar", deposit: "square", footer: "line" },
    },
    ground: "beams",
    hero: "deep",
    display: anybody,
    text: archivo,
    turn: 130,
    shape: {
      display: { family: family(anybody), weight: 800, tracking: "-0.01em", stretch: "112%" },
      text: { family: family(archivo), weight: 500, tracking: "0", wordSpacing: ".09em" },
      heroSize: [56, 31],
      heroLine: 0.98,
      sectionSize: [19, 18],
      radius: { tag: 4, control: 8, card: 12, panel: 16, hero: 16 },
      cover: { ratio: "3 / 4", position: "50% 50%" },
      gap: { card: [12, 10], section: [32, 20] },
    },
  },
  breeze: {
    says: "calm and bright: round letters, pills, soft hills in the light",
    defaultTheme: "light",
    layout: {
      ...{ header: "pill", hero: "promos", card: "bare" },
      ...{ marker: "pill", deposit: "buoy", footer: "wave" },
    },
    ground: "hills",
    hero: "bright",
    display: parkinsans,
    text: figtree,
    turn: 58,
    shape: {
      display: { family: family(parkinsans), weight: 650, tracking: "-0.02em" },
      text: { family: family(figtree), weight: 500, tracking: "0" },
      heroSize: [44, 34],
      heroLine: 1.06,
      sectionSize: [24, 21],
      radius: { tag: 99, control: 22, card: 26, panel: 36, hero: 36 },
      cover: { ratio: "1 / 1", position: "50% 12%" },
      gap: { card: [18, 14], section: [30, 26] },
    },
  },
  arena: {
    says: "bold and sporting: letters like a scoreboard, hard edges, floodlight",
    defaultTheme: "dark",
    layout: {
      ...{ header: "rows", hero: "dock", card: "lined" },
      ...{ marker: "bar", deposit: "square", footer: "block" },
    },
    ground: "shards",
    hero: "deep",
    display: russo,
    text: archivo,
    turn: -40,
    shape: {
      display: { family: family(russo), weight: 400, tracking: "0" },
      text: { family: family(archivo), weight: 500, tracking: "0", wordSpacing: ".09em" },
      heroSize: [50, 28],
      heroLine: 1.04,
      sectionSize: [22, 19],
      radius: { tag: 2, control: 4, card: 6, panel: 8, hero: 8 },
      cover: { ratio: "4 / 5", position: "50% 40%" },
      gap: { card: [14, 10], section: [30, 22] },
    },
  },
};
