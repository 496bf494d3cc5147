/** Ledger units in a cent. */
const CENT = 100n;

type Day = {
  /** Stakes less payouts of the day's settled rounds, in ledger units. */
  lost: bigint;
  /** What the house gave the member on the day: gifts, bonuses and rebates. */
  given: bigint;
};
type Terms = { least: bigint; basisPoints: number; most: bigint };

/**
 * What a day's loss gives back, in whole cents: a share of the member's own loss, up to the most. What
 * the house gave is no loss of their own. Nothing below the least.
 */
export function rescueOf({ lost, given }: Day, { least, basisPoints, most }: Terms): bigint {
  const own = lost - given;
  if (own < least) return 0n;
  const share = (own * BigInt(basisPoints)) / 10_000n;
  const capped = share < most ? share : most;
  return (capped / CENT) * CENT;
}
