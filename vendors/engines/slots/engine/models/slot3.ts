import { classicLines } from "../paylines.ts";
import type { SlotRules } from "../rules.ts";

const STRIPS = [
  "L1 L2 H4 W L3 L2 L1 H2 H3 L2 H1 H4 L3 L1 H2 H3 L2 L3 H4 H3 L3 L2 H3 H4 L3 H1 L1 L2 H4 L1 L3 H2",
  "H4 H3 W L1 L2 H3 H4 L1 L3 H4 L2 L3 H3 H2 L2 L3 H1 H4 L2 L3 H4 H3 L1 H2 L2 L3 L1 L2 H2 L1 L3 H1",
  "H1 H4 L1 H2 L2 L3 H1 L1 H3 L2 H4 L3 L2 H3 L3 L1 H2 L2 L3 H4 W L2 H2 H3 L3 H4 L1 H3 L3 H4 L2 L1",
];

/**
 * SLOT3, the classic: three reels of 32 stops, three rows, five fixed lines, no free games. A line
 * pays three equal symbols, and each wild that stands in doubles it. No window shows a symbol twice.
 */
export const slot3: SlotRules = {
  strips: STRIPS.map((strip) => strip.split(" ")),
  rows: 3,
  bets: 5,
  lines: classicLines(),
  wild: "W",
  wildMultiplier: 2,
  linePays: {
    W: { 3: 1000 },
    H1: { 3: 150 },
    H2: { 3: 40 },
    H3: { 3: 20 },
    H4: { 3: 15 },
    L1: { 3: 10 },
    L2: { 3: 6 },
    L3: { 3: 4 },
  },
};
