import { type Fraction, fraction } from "#vendors/engines/shared/fraction.ts";
import type { RandomBytes } from "#vendors/wallet/runtime.ts";

/** A place on the felt that takes chips. */
export type Spot = {
  id: string;
  /** The pay in addition to the stake, in table notation: "8:1". */
  pays: string;
};

/** One result in the history strip; without a text the tone's own word is shown. */
export type Bead = { tone: string; text?: string };

/** The scene on the page: its cards, dice or pocket, and the name of the result. */
export type Scene = {
  result: string;
  values: Readonly<Record<string, string | number>>;
  /** By hand: "player" and "banker", "dragon" and "tiger", "dice", "pocket". */
  hands: Readonly<Record<string, readonly number[]>>;
};

export type TableRules = {
  spots: readonly Spot[];
  /** The whole result as whole numbers: cards of 0–51, dice of 1–6, a pocket of 0–36. */
  draw(random: RandomBytes): number[];
  /** The return for a stake of 100 on the spot, stake included. */
  returnOf(spot: string, drawn: readonly number[]): number;
  sceneOf(drawn: readonly number[]): Scene;
  beadOf(drawn: readonly number[]): Bead;
  /** Every distinct result and its frequency out of `total`. */
  outcomes(): Iterable<{ drawn: readonly number[]; weight: number }>;
  /** Returns of spots that outcomes() does not distinguish. */
  known?: Readonly<Record<string, Fraction>>;
  /** The main bets of a game; it advertises their return. */
  main: readonly string[];
};

const workedOut = new WeakMap<TableRules, Map<string, Fraction>>();

/** The exact return of each spot, over every possible result; computed once. */
export function exactReturns(rules: TableRules): Map<string, Fraction> {
  const returns = workedOut.get(rules) ?? workOut(rules);
  workedOut.set(rules, returns);
  return returns;
}

function workOut(rules: TableRules): Map<string, Fraction> {
  const sums = new Map(rules.spots.map(({ id }) => [id, 0n]));
  let total = 0n;
  for (const { drawn, weight } of rules.outcomes()) {
    total += BigInt(weight);
    for (const { id } of rules.spots) {
      const back = rules.returnOf(id, drawn);
      if (back > 0) sums.set(id, sums.get(id)! + BigInt(weight) * BigInt(back));
    }
  }
  return new Map(
    [...sums].map(([id, sum]) => [id, rules.known?.[id] ?? fraction(sum, total * 100n)]),
  );
}

/** The frequency of each sort of result. The weights of all results together stay below 2^53. */
export function chancesOf(
  rules: TableRules,
  sortOf: (drawn: readonly number[]) => string,
): Map<string, Fraction> {
  const counts = new Map<string, number>();
  let total = 0;
  for (const { drawn, weight } of rules.outcomes()) {
    const sort = sortOf(drawn);
    counts.set(sort, (counts.get(sort) ?? 0) + weight);
    total += weight;
  }
  return new Map([...counts].map(([sort, one]) => [sort, fraction(BigInt(one), BigInt(total))]));
}
