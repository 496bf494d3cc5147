import { totalOf, worthOf } from "../client/points.js";
import type { Move } from "./hand.ts";

/** A row of the chart: what to do against the dealer's 2 to 10 and ace, a letter each. */
export type ChartRow = { hand: string; against: string };

/**
 * Basic strategy for these very rules. H hits, S stands, P splits; D doubles or else hits, d doubles
 * or else stands.
 */
export const HARD: readonly ChartRow[] = [
  { hand: "17", against: "SSSSSSSSSS" },
  { hand: "13", against: "SSSSSHHHHH" },
  { hand: "12", against: "HHSSSHHHHH" },
  { hand: "11", against: "DDDDDDDDDH" },
  { hand: "10", against: "DDDDDDDDHH" },
  { hand: "9", against: "HDDDDHHHHH" },
  { hand: "8", against: "HHHHHHHHHH" },
];
export const SOFT: readonly ChartRow[] = [
  { hand: "19", against: "SSSSSSSSSS" },
  { hand: "18", against: "SddddSSHHH" },
  { hand: "17", against: "HDDDDHHHHH" },
  { hand: "15", against: "HHDDDHHHHH" },
  { hand: "13", against: "HHHDDHHHHH" },
];
export const PAIRS: readonly ChartRow[] = [
  { hand: "A", against: "PPPPPPPPPP" },
  { hand: "10", against: "SSSSSSSSSS" },
  { hand: "9", against: "PPPPPSPPSS" },
  { hand: "8", against: "PPPPPPPPPP" },
  { hand: "7", against: "PPPPPPHHHH" },
  { hand: "6", against: "PPPPPHHHHH" },
  { hand: "5", against: "DDDDDDDDHH" },
  { hand: "4", against: "HHHPPHHHHH" },
  { hand: "2", against: "PPPPPPHHHH" },
];

/** The column of the dealer's open card. */
const columnOf = (open: number) => (worthOf(open) + 8) % 10;

/** The row for a total: the first one that the total reaches. */
const rowFor = (rows: readonly ChartRow[], total: number) =>
  rows.find(({ hand }) => total >= Number(hand)) ?? rows.at(-1)!;

/** The row for a pair of this worth. Threes are played like twos. */
function pairRow(worth: number) {
  const name = worth === 1 ? "A" : worth === 3 ? "2" : String(worth);
  return PAIRS.find(({ hand }) => hand === name)!;
}

/** The decision of basic strategy among those that are allowed. */
export function bestMove(cards: readonly number[], open: number, can: readonly Move[]): Move {
  const column = columnOf(open);
  const { total, isSoft } = totalOf(cards);
  if (can.includes("split") && pairRow(worthOf(cards[0]!)).against[column] === "P") return "split";
  const row = rowFor(isSoft ? SOFT : HARD, total);
  const letter = row.against[column];
  if (letter === "D") return can.includes("double") ? "double" : "hit";
  if (letter === "d") return can.includes("double") ? "double" : "stand";
  return letter === "S" ? "stand" : "hit";
}
