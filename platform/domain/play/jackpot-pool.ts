/** How a merchant's pot works; amounts in ledger units. */
export type JackpotTerms = {
  /** What the house puts into a new pot. */
  seed: bigint;
  /** Between these two, both included, lies the point at which the pot is won. */
  hitMin: bigint;
  hitMax: bigint;
  /** Of each stake, in 1/10,000. */
  shareBasisPoints: number;
};

export type Pool = {
  amount: bigint;
  /** What rounding down kept back, in 1/10,000 of a ledger unit: below 10,000. */
  remainder: bigint;
  hitPoint: bigint;
};

export type Feeding<Bet> = {
  /** What the bets put into this pot together. */
  added: bigint;
  pool: Pool;
  /** The bet whose share reached the point. The pot is then its player's, that share included. */
  winner: Bet | null;
  /** Bets after the winning one belong to the next pot. */
  rest: readonly Bet[];
};

const BASIS = 10_000n;
/** Points lie on whole hundredths, so that a published one reads like money. */
const POINT_STEP = 100n;

/** Feeds a pot with bets, one by one in their order, until it is won or they are all counted. */
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

/** The point of a new pot: each hundredth from hitMin to hitMax is equally likely. */
export function drawHitPoint(
  { hitMin, hitMax }: Pick<JackpotTerms, "hitMin" | "hitMax">,
  below: (bound: number) => number,
): bigint {
  const steps = (hitMax - hitMin) / POINT_STEP + 1n;
  return hitMin + BigInt(below(Number(steps))) * POINT_STEP;
}
