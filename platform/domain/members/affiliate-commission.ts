export type AffiliateTier = { tier: number; revenueMin: bigint; activeMin: number; share: number };

export type AffiliateMonth = {
  /** The total loss of the affiliate's players; negative when they won. */
  loss: bigint;
  bonuses: bigint;
  active: number;
};

const WHOLE = 10_000n;

/**
 * One month of the affiliate plan (domain 5.4), cut to the unit. Net revenue is the loss minus
 * bonuses, and minus the fee on a positive loss. The share is that of the highest tier whose two
 * thresholds are both reached. Nothing is paid below the first tier or when the players won.
 */
export function affiliateCommission(
  { loss, bonuses, active }: AffiliateMonth,
  tiers: readonly AffiliateTier[],
  feeShare: number,
) {
  const fee = loss > 0n ? (loss * BigInt(feeShare)) / WHOLE : 0n;
  const revenue = loss - bonuses - fee;
  const reached = tiers
    .filter(({ revenueMin, activeMin }) => revenue >= revenueMin && active >= activeMin)
    .at(-1);
  const share = reached?.share ?? 0;
  return {
    fee,
    revenue,
    tier: reached?.tier ?? null,
    share,
    commission: (revenue * BigInt(share)) / WHOLE,
  };
}
