/** The rules of a merchant's pot. Amounts are in ledger units. */
export type JackpotTerms = {
  /** The operator's contribution to a new pot. */
  seed: bigint;
  /** The pot is won at a point between these two, both included. */
  hitMin: bigint;
  hitMax: bigint;
  /** The share of each stake, in 1/10,000. */
  shareBasisPoints: number;
};

export type Pool = {
  amount: bigint;
  /** What rounding down kept back, in 1/10,000 of a ledger unit: below 10,000. */
  remainder: bigint;
  hitPoint: bigint;
};

export type Feeding<Bet> = {
  /** The total contribution of the bets to this pot. */
  added: bigint;
  pool: Pool;
  /** The bet whose share reached the point. Its player wins the pot, that share included. */
  winner: Bet | null;
  /** Bets after the winning one belong to the next pot. */
  rest: readonly Bet[];
};

const BASIS = 10_000n;
/** Points are whole hundredths, so that a published point reads like money. */
const POINT_STEP = 100n;

/** Adds the bets' shares to a pot, one by one, until it is won or all are counted. */
export function feedPool<Bet extends { stake: bigint }>(
  pool: Pool,
  bets: readonly Bet[],
  shareBasisPoints: number,
): Feeding<Bet> {
  const share = BigInt(shareBasisPoints);
  let { amount, remainder } = pool;
  for (const [index, bet] of bets.entries()) {
    const parts = bet.stake * share + remainder;
    amount += parts / BASIS;
    remainder = parts % BASIS;
    if (amount < pool.hitPoint) continue;
    return {
      added: amount - pool.amount,
      pool: { ...pool, amount, remainder },
      winner: bet,
      rest: bets.slice(index + 1),
    };
  }
  return {
    added: amount - pool.amount,
    pool: { ...pool, amount, remainder },
    winner: null,
    rest: [],
  };
}

/** Draws the point of a new pot. Each hundredth from hitMin to hitMax is equally likely. */
export function drawHitPoint(
  { hitMin, hitMax }: Pick<JackpotTerms, "hitMin" | "hitMax">,
  below: (bound: number) => number,
): bigint {
  const steps = (hitMax - hitMin) / POINT_STEP + 1n;
  return hitMin + BigInt(below(Number(steps))) * POINT_STEP;
}
