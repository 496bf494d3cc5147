import { paylines } from "../paylines.ts";
import type { SlotRules } from "../rules.ts";

const STRIPS = [
  "L3 L4 H4 L2 L3 S L1 L2 H2 H4 L2 H1 H4 L1 H1 H4 L2 L4 L3 H3 L4 L1 L3 L4 L1 H2 H3 L3 L4 L2 H3 H2",
  "L2 L1 H4 L4 W L1 H3 H4 H2 L3 L1 H4 L2 S H4 L3 H2 H1 L4 H3 L2 H2 L3 L1 L4 H3 L3 L2 L4 H1 L3 L4",
  "L2 L4 H3 L2 L3 L1 H3 H1 W L1 L2 H1 H4 L4 L3 L1 H4 L3 S H3 L4 H4 H2 L3 L1 L2 H2 L4 L2 L3 L4 H4",
  "H4 H2 L3 H4 L2 L4 L1 L2 L3 H1 L4 L1 L3 H2 H3 L2 L4 S H2 H3 H1 L4 L3 H3 L4 L2 H4 L1 W L2 L3 L1",
  "L2 L1 L3 H1 L2 H4 L1 L4 H4 L2 H2 L4 H3 L3 S L4 H2 H3 L3 H4 L2 L3 L1 H3 L3 H4 L2 L4 H1 H3 L1 L4",
];

/**
 * SLOT5: five reels of 32 stops, three rows, twenty fixed lines, ten free games at double pay. The
 * counts per reel and the pays are those of the design (domain 3.4). The order on a strip is free,
 * because no reel holds two scatters. It is chosen so that no window shows a symbol twice.
 */
export const slot5: SlotRules = {
  strips: STRIPS.map((strip) => strip.split(" ")),
  rows: 3,
  bets: 20,
  lines: paylines(20),
  wild: "W",
  linePays: {
    H1: { 3: 75, 4: 350, 5: 2000 },
    H2: { 3: 60, 4: 200, 5: 800 },
    H3: { 3: 40, 4: 150, 5: 500 },
    H4: { 3: 30, 4: 100, 5: 300 },
    L1: { 3: 20, 4: 60, 5: 200 },
    L2: { 3: 20, 4: 50, 5: 150 },
    L3: { 3: 15, 4: 40, 5: 120 },
    L4: { 3: 15, 4: 30, 5: 100 },
  },
  scatter: { symbol: "S", pays: { 3: 2, 4: 10, 5: 50 } },
  freeGames: { trigger: 3, games: 10, multiplier: 2 },
};

/** The total stakes that a player may choose, in 1/10,000 of the currency: 0.20 to 100. */
export const SLOT5_STAKES: readonly bigint[] = [
  20, 40, 100, 200, 500, 1000, 2000, 5000, 10_000,
].map((hundredths) => BigInt(hundredths) * 100n);
