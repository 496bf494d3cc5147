import { paylines } from "../paylines.ts";
import type { SlotRules } from "../rules.ts";

const STRIPS = [
  "L3 L4 H3 H4 H1 L2 H3 L4 L3 H2 H4 S L1 H2 H4 L4 L1 H2 H4 L2 L4 L3 L1 L4 L2 H3 L3 L1 L2 L3 H1 L2",
  "L3 L2 H4 L1 L4 S H2 L3 H4 H2 L2 H1 L1 H3 L4 L2 L3 H3 L4 W L3 L4 L1 L3 L4 H2 H3 L1 H4 L2 H1 H4",
  "L4 H2 H4 L1 H3 H1 L4 L1 L3 L2 H2 H4 L3 L1 L2 L3 H3 L2 L4 L3 W H1 L2 H4 L4 L3 S H4 L2 L4 L1 H3",
  "L4 H4 L1 L3 L4 H2 H1 H4 L3 H1 L2 H4 W H3 L4 S L3 L4 H3 H2 L2 H3 L1 L2 L4 H2 L1 L3 L2 L1 L3 L2",
  "H4 H2 L3 L1 L4 L2 L1 H1 L2 H2 H4 L4 L2 H4 H1 L3 L4 L2 H3 L1 H4 L3 S H3 L2 L3 H3 L1 L4 H3 L3 L4",
];

/**
 * Growing wilds: five reels of 32 stops, three rows, ten lines. A wild on one of the three middle
 * reels fills it before the lines pay. Ten free games pay double. No window shows a symbol twice.
 */
export const slotGrowing: SlotRules = {
  strips: STRIPS.map((strip) => strip.split(" ")),
  rows: 3,
  bets: 10,
  lines: paylines(10),
  wild: "W",
  wildsGrow: true,
  linePays: {
    H1: { 3: 50, 4: 300, 5: 2000 },
    H2: { 3: 30, 4: 120, 5: 600 },
    H3: { 3: 20, 4: 75, 5: 250 },
    H4: { 3: 15, 4: 50, 5: 150 },
    L1: { 3: 6, 4: 25, 5: 80 },
    L2: { 3: 6, 4: 20, 5: 60 },
    L3: { 3: 5, 4: 15, 5: 50 },
    L4: { 3: 5, 4: 12, 5: 40 },
  },
  scatter: { symbol: "S", pays: { 3: 2, 4: 10, 5: 50 } },
  freeGames: { trigger: 3, games: 10, multiplier: 2 },
};
