/** An open wagering lot, by what it locks. Amounts are in ledger units. */
export type WageringLot =
  /** A deposit or a transfer: it locks what came with it until that much has been bet. */
  | { kind: "plain"; amount: bigint; required: bigint; done: bigint }
  /** A bonus: it locks its money in the cash. */
  | { kind: "bonus"; left: bigint };

/**
 * What a member may take out of a cash balance, and what open lots lock (docs/decisions/034, 113). A
 * bonus locks its money. A plain lot locks its credit, or its missing bets when they are less. The lock
 * never exceeds the cash, and nobody withdraws from a debt.
 */
export function withdrawableOf(
  cash: bigint,
  lots: readonly WageringLot[],
): { withdrawable: bigint; locked: bigint } {
  const held = atLeastZero(cash);
  const underBonus = lots.reduce(
    (most, lot) => (lot.kind === "bonus" ? larger(most, forfeitOf(cash, lot.left)) : most),
    0n,
  );
  const plain = lots.reduce(
    (sum, lot) => (lot.kind === "plain" ? sum + lockedByPlain(lot) : sum),
    0n,
  );
  const locked = smaller(held, underBonus + plain);
  return { withdrawable: held - locked, locked };
}

/** What giving up a bonus takes: its money, and never more than the cash. */
export const forfeitOf = (cash: bigint, left: bigint): bigint => smaller(atLeastZero(cash), left);

function lockedByPlain({ amount, required, done }: Extract<WageringLot, { kind: "plain" }>) {
  return atLeastZero(smaller(amount, required - done));
}

const smaller = (one: bigint, other: bigint) => (one < other ? one : other);
const larger = (one: bigint, other: bigint) => (one > other ? one : other);
const atLeastZero = (amount: bigint) => larger(0n, amount);
