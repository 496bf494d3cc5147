export type AffiliateTier = { tier: number; revenueMin: bigint; activeMin: number; share: number };

export type AffiliateMonth = {
  /** What the affiliate's players lost in all; negative when they won. */
  loss: bigint;
  bonuses: bigint;
  active: number;
};

const WHOLE = 10_000n;

/**
 * A month of the affiliate plan (domain 5.4): net revenue is the loss without bonuses and without
 * the fee on a positive loss; the highest tier both of whose marks are reached gives the share.
 * Cut to the unit. A month below the first tier, or one the players won, pays nothing.
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
