import { paylines } from "../paylines.ts";
import type { SlotRules } from "../rules.ts";

const STRIPS = [
  "L2 H3 H1 L3 L2 H2 L4 H3 L1 L4 L3 S H4 H3 L2 L3 L4 L2 L3 H4 L2 L1 L4 H2 L1 L4 L3 L1 H4 L4 L1 H4",
  "H1 H2 H3 L4 L1 L3 H4 L1 L2 L3 H4 L1 L2 H3 W L4 L2 H4 L1 H1 L2 L1 L3 L4 H2 L2 L3 L4 S L3 H3 L4",
  "L3 L1 H2 L4 H4 H3 L1 L4 L2 S L1 L3 L4 L1 L2 H3 L4 L1 L2 L3 H3 L4 H4 W L3 H2 H4 L2 H1 L3 L2 H1",
  "L2 L4 H2 S L4 L3 L1 L2 L3 L1 H4 L2 W H1 L3 L1 H3 L2 L4 L3 L2 H4 L1 L4 L3 H2 H4 H3 L1 L4 H3 H1",
  "L4 H1 H4 L2 L1 H2 L2 L3 L1 H4 S H3 L3 H1 L1 L3 H3 L4 L2 L3 L4 L2 H4 L3 L4 H3 L2 L1 L4 H4 H2 L1",
];

const linePays = {
  H1: { 3: 100, 4: 1000, 5: 5000 },
  H2: { 3: 60, 4: 400, 5: 2000 },
  H3: { 3: 30, 4: 100, 5: 500 },
  H4: { 3: 25, 4: 75, 5: 250 },
  L1: { 3: 5, 4: 20, 5: 90 },
  L2: { 3: 5, 4: 20, 5: 80 },
  L3: { 3: 5, 4: 15, 5: 60 },
  L4: { 3: 5, 4: 15, 5: 60 },
};

/**
 * The chosen symbol: five reels of 32 stops, three rows, ten lines. Three scatters draw a symbol for
 * ten free games, in which it fills its reels. Half of the return lies there, so it swings most. No
 * window shows a symbol twice.
 */
export const slotChosen: SlotRules = {
  strips: STRIPS.map((strip) => strip.split(" ")),
  rows: 3,
  bets: 10,
  lines: paylines(10),
  wild: "W",
  linePays,
  scatter: { symbol: "S", pays: { 3: 2, 4: 20, 5: 200 } },
  freeGames: { trigger: 3, games: 10, multiplier: 1, chosen: Object.keys(linePays) },
};
