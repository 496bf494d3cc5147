import { paylines } from "../paylines.ts";
import type { SlotRules } from "../rules.ts";

const STRIPS = [
  "H4 H2 L1 L4 C C H4 L3 H3 H1 L2 L4 H2 L1 L2 C L3 L2 H3 H1 L1 H3 H4 L3 L4 H4 C L2 L4 L1 H2 L3",
  "L3 L2 H4 L1 H2 C L4 L2 L3 L1 L2 L4 L1 H4 W C C H1 L3 H3 L4 H2 H1 H3 H2 L4 C L3 H3 L2 H4 L1",
  "L4 L2 L3 H4 L1 H3 L2 L4 W C C L2 H1 L1 H3 L3 L4 H1 L3 H4 C H3 H2 L1 L4 L2 H4 H2 L3 L1 H2 C",
  "C H3 L2 L4 L1 H1 L3 H4 L2 L3 L1 C H2 L3 H4 H1 L4 H2 H3 L2 L4 C C H2 H3 H4 L1 L4 L2 L1 W L3",
  "H1 H2 C H3 L4 H4 L3 L2 L1 H2 H1 L1 C C L4 L2 L3 L4 H4 L2 L3 H4 L1 C H2 L1 L2 H3 L4 L3 H3 H4",
];

/**
 * Held coins: five reels of 32 stops, three rows, twenty lines, no free games. Each reel has a pair
 * of coins and two single ones. Six coins hold, and over a third of the return lies in what follows.
 * No window shows another symbol twice.
 */
export const slotHold: SlotRules = {
  strips: STRIPS.map((strip) => strip.split(" ")),
  rows: 3,
  bets: 20,
  lines: paylines(20),
  wild: "W",
  linePays: {
    H1: { 3: 75, 4: 350, 5: 2000 },
    H2: { 3: 60, 4: 200, 5: 800 },
    H3: { 3: 35, 4: 150, 5: 500 },
    H4: { 3: 30, 4: 100, 5: 300 },
    L1: { 3: 20, 4: 60, 5: 200 },
    L2: { 3: 20, 4: 50, 5: 150 },
    L3: { 3: 15, 4: 40, 5: 120 },
    L4: { 3: 10, 4: 30, 5: 100 },
  },
  coins: {
    symbol: "C",
    trigger: 6,
    respins: 3,
    oneIn: 18,
    values: [
      { value: 1, weight: 30 },
      { value: 2, weight: 25 },
      { value: 3, weight: 15 },
      { value: 4, weight: 8 },
      { value: 5, weight: 8 },
      { value: 8, weight: 5 },
      { value: 10, weight: 4 },
      { value: 15, weight: 2 },
      { value: 20, weight: 2, name: "mini" },
      { value: 50, weight: 1, name: "major" },
    ],
    full: 1000,
  },
};
