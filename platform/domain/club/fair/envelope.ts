/** Ledger units in a cent. */
const CENT = 100n;

export type Pool = {
  /** What the pool and its envelopes still hold, in ledger units and in number. */
  rest: bigint;
  left: number;
  /** The least and the most in one envelope, in ledger units. */
  least: bigint;
  most: bigint;
};

/**
 * The amounts that the next envelope may hold, both ends included: from the least to twice the average
 * of what is left (domain.md 6.6). The ends leave what the others need and can take, so the last
 * envelope holds exactly the rest. All amounts are whole cents.
 */
export function envelopeRange({ rest, left, least, most }: Pool): { low: bigint; high: bigint } {
  const others = BigInt(left - 1);
  const twice = ((2n * rest) / BigInt(left) / CENT) * CENT;
  const low = larger(least, rest - others * most);
  const high = smaller(smaller(most, twice), rest - others * least);
  return { low, high };
}

/** How many amounts a range has. */
export const amountsIn = ({ low, high }: { low: bigint; high: bigint }): number =>
  Number((high - low) / CENT) + 1;

/** The amount that a number of the fair stream names, from 0 to `amountsIn` - 1. */
export const amountAt = ({ low }: { low: bigint }, number: number): bigint =>
  low + BigInt(number) * CENT;

const larger = (one: bigint, other: bigint) => (one > other ? one : other);
const smaller = (one: bigint, other: bigint) => (one < other ? one : other);
