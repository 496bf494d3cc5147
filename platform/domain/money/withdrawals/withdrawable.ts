/** An open wagering lot, by what it locks. Amounts are in ledger units. */
export type WageringLot =
  /** A deposit or a transfer: it locks what came with it until that much has been bet. */
  | { kind: "plain"; amount: bigint; required: bigint; done: bigint }
  /** A bonus: it locks everything except the member's own money. */
  | { kind: "bonus"; own: OwnMoney };

/** The member's own money under a bonus. A deposit that comes with the bonus is a credit since. */
export type OwnMoney = {
  /** The cash before the bonus, without what other bonuses lock. */
  atOpening: bigint;
  /** Deposits, transfers and other credits of the member's own. */
  creditsSince: bigint;
  withdrawalsSince: bigint;
  payoutSince: bigint;
  stakeSince: bigint;
};

/**
 * What a member may take out of a cash balance, and what open lots lock (docs/decisions/034). Bonuses
 * lock together all but the least own money; each plain lot locks the smaller of its credit and its
 * missing bets. Neither exceeds the cash, and a debt leaves nothing.
 */
export function withdrawableOf(
  cash: bigint,
  lots: readonly WageringLot[],
): { withdrawable: bigint; locked: bigint } {
  const held = atLeastZero(cash);
  const underBonus = lots.reduce(
    (most, lot) => (lot.kind === "bonus" ? larger(most, forfeitOf(cash, lot.own)) : most),
    0n,
  );
  const plain = lots.reduce(
    (sum, lot) => (lot.kind === "plain" ? sum + lockedByPlain(lot) : sum),
    0n,
  );
  const locked = smaller(held, underBonus + plain);
  return { withdrawable: held - locked, locked };
}

/** What giving up a bonus takes: the cash above the member's own money, and never more. */
export function forfeitOf(cash: bigint, own: OwnMoney): bigint {
  const { atOpening, creditsSince, withdrawalsSince, payoutSince, stakeSince } = own;
  const losses = smaller(0n, payoutSince - stakeSince);
  const owned = atLeastZero(atOpening + creditsSince - withdrawalsSince + losses);
  return atLeastZero(cash - owned);
}

function lockedByPlain({ amount, required, done }: Extract<WageringLot, { kind: "plain" }>) {
  return atLeastZero(smaller(amount, required - done));
}

const smaller = (one: bigint, other: bigint) => (one < other ? one : other);
const larger = (one: bigint, other: bigint) => (one > other ? one : other);
const atLeastZero = (amount: bigint) => larger(0n, amount);
