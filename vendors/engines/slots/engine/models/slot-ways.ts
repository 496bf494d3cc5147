import type { SlotRules } from "../rules.ts";

const STRIPS = [
  "S H1 L2 L3 L4 H2 L2 L1 L3 L4 H1 L3 L4 H2 L2 L1 H4 L4 H4 L4 L3 L1 H3 L2 H4 H3 L3 H2 H3 L4 L1 L2",
  "L1 H3 L2 L4 W L3 H3 H4 L4 L1 L3 L2 L3 H1 L4 L2 H4 L3 H3 L3 L1 L4 H2 H1 L2 L4 H4 L4 H2 L2 L1 S",
  "L2 H3 H4 L4 L3 H2 H1 L1 L4 L2 L1 H2 H4 L4 L3 H3 L3 L2 H4 L4 L1 L4 H2 L3 L1 W H4 L2 S H3 L3 H1",
  "H3 L3 L2 H4 H2 H4 L4 H4 L3 L2 S L3 L4 L1 H2 L4 L1 H1 L3 L4 L3 W L2 H1 L1 H3 L2 L4 L2 H3 L1 L4",
  "H4 L3 H4 L4 L1 L4 L2 L3 L2 L4 H3 L3 S L2 H1 L4 H2 L1 L2 L4 H2 L1 L3 L4 H2 H3 H4 L1 H3 H4 L3 H1",
];

/**
 * 243 ways: five reels of 32 stops, three rows, no lines. A symbol pays on adjacent reels wherever
 * it stands, once for each way, and a stake is 25 bets. Eight free games pay triple.
 */
export const slotWays: SlotRules = {
  strips: STRIPS.map((strip) => strip.split(" ")),
  rows: 3,
  bets: 25,
  lines: [],
  wild: "W",
  linePays: {
    H1: { 3: 50, 4: 250, 5: 2500 },
    H2: { 3: 30, 4: 100, 5: 750 },
    H3: { 3: 20, 4: 60, 5: 400 },
    H4: { 3: 12, 4: 40, 5: 150 },
    L1: { 3: 6, 4: 15, 5: 60 },
    L2: { 3: 5, 4: 12, 5: 50 },
    L3: { 3: 3, 4: 8, 5: 40 },
    L4: { 3: 3, 4: 8, 5: 30 },
  },
  scatter: { symbol: "S", pays: { 3: 2, 4: 10, 5: 50 } },
  freeGames: { trigger: 3, games: 8, multiplier: 3 },
};
