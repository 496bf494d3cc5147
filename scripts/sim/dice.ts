import { createHash } from "node:crypto";
import type { Random } from "#platform/core/context.ts";

/** Repeatable chance: everything in a history follows from its text seed. */
export type Dice = Random & {
  /** True in this many of a hundred throws. */
  percent(chance: number): boolean;
  /** From `low` to `high`, both included. */
  between(low: number, high: number): number;
  pick<T>(list: readonly T[]): T;
  /** Separate dice, so that the throws of one part do not change another's. */
  fork(name: string): Dice;
};

/** The generator sfc32 over the SHA-256 of the seed. */
export function makeDice(seed: string): Dice {
  const start = createHash("sha256").update(seed).digest();
  let [a, b, c, counter] = [0, 4, 8, 12].map((at) => start.readInt32LE(at)) as [
    number,
    number,
    number,
    number,
  ];
  const next = () => {
    const sum = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return sum >>> 0;
  };
  const below = (bound: number) => Math.floor((next() / 0x1_0000_0000) * bound);
  return {
    below,
    bytes: (length) => Uint8Array.from({ length }, () => below(256)),
    percent: (chance) => below(100) < chance,
    between: (low, high) => low + below(high - low + 1),
    pick: (list) => list[below(list.length)]!,
    fork: (name) => makeDice(`${seed}/${name}`),
  };
}
