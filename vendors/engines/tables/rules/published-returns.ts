import type { TableKind } from "./table-kinds.ts";

/**
 * The exact returns in percent, by a place of each sort, in the order of the paytable. They take
 * seconds to compute, so they are constants here and a test computes them.
 */
export const publishedReturns: Readonly<Record<TableKind, Readonly<Record<string, string>>>> = {
  baccarat: { banker: "98.94", player: "98.76", tie: "85.64", "player-pair": "89.64" },
  "dragon-tiger": { dragon: "96.27", tie: "67.23" },
  "sic-bo": {
    small: "97.22",
    "single-1": "92.13",
    "double-1": "88.89",
    "any-triple": "88.89",
    "triple-1": "88.43",
    "sum-4": "87.50",
    "sum-5": "88.89",
    "sum-6": "87.96",
    "sum-7": "90.28",
    "sum-8": "87.50",
    "sum-9": "92.59",
    "sum-10": "87.50",
  },
  roulette: {
    red: "97.30",
    "dozen-1": "97.30",
    "line-1": "97.30",
    "corner-1": "97.30",
    "street-1": "97.30",
    "split-1-2": "97.30",
    "number-0": "97.30",
  },
  "money-wheel": {
    one: "96.30",
    three: "96.30",
    sun: "96.30",
    "twenty-five": "96.30",
    crown: "96.30",
  },
  "three-five-seven": { three: "96.51", five: "96.45", seven: "96.31", none: "96.87" },
};
