import { drawBelow } from "#vendors/wallet/draw-below.ts";
import { insideBets } from "./roulette-inside.ts";
import type { Spot, TableRules } from "./table-rules.ts";

/** The pockets in the order of the wheel, clockwise. */
export const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14,
  31, 9, 22, 18, 29, 7, 28, 12, 35, 3, 26,
];

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

export function colourOf(pocket: number): "zero" | "red" | "black" {
  return pocket === 0 ? "zero" : RED.has(pocket) ? "red" : "black";
}

/** The outside bets by the pockets they cover; none covers the zero. */
const COVERS: Readonly<Record<string, (pocket: number) => boolean>> = {
  "dozen-1": (pocket) => pocket <= 12,
  "dozen-2": (pocket) => pocket > 12 && pocket <= 24,
  "dozen-3": (pocket) => pocket > 24,
  "column-1": (pocket) => pocket % 3 === 1,
  "column-2": (pocket) => pocket % 3 === 2,
  "column-3": (pocket) => pocket % 3 === 0,
  low: (pocket) => pocket <= 18,
  even: (pocket) => pocket % 2 === 0,
  red: (pocket) => colourOf(pocket) === "red",
  black: (pocket) => colourOf(pocket) === "black",
  odd: (pocket) => pocket % 2 === 1,
  high: (pocket) => pocket > 18,
};
const isThird = (spot: string) => spot.startsWith("dozen") || spot.startsWith("column");

const INSIDE = new Map(insideBets.map(({ id, pockets }) => [id, pockets]));

const spots: readonly Spot[] = [
  ...insideBets.map(({ id, pockets }) => ({ id, pays: `${36 / pockets.length - 1}:1` })),
  ...Object.keys(COVERS).map((id) => ({ id, pays: isThird(id) ? "2:1" : "1:1" })),
];

/** Thirty-six numbers and one zero, at which all outside bets lose. */
export const roulette: TableRules = {
  spots,
  main: ["red", "black"],
  draw: (random) => [drawBelow(random, 37)],
  returnOf(spot, [pocket = 0]) {
    const pockets = INSIDE.get(spot);
    if (pockets) return pockets.includes(pocket) ? 3600 / pockets.length : 0;
    const isCovered = pocket !== 0 && (COVERS[spot]?.(pocket) ?? false);
    return isCovered ? (isThird(spot) ? 300 : 200) : 0;
  },
  sceneOf: ([pocket = 0]) => ({
    result: colourOf(pocket),
    values: { number: pocket },
    hands: { pocket: [pocket] },
  }),
  beadOf: ([pocket = 0]) => ({ tone: colourOf(pocket), text: String(pocket) }),
  *outcomes() {
    for (const pocket of WHEEL) yield { drawn: [pocket], weight: 1 };
  },
};
