/** Whole units of net revenue, active players, hundredths of a percent (domain 5.4). */
export const AFFILIATE_TIERS: readonly (readonly [
  revenueMin: number,
  activeMin: number,
  share: number,
])[] = [
  [10_000, 2, 1_000],
  [50_000, 4, 1_200],
  [100_000, 6, 1_500],
  [250_000, 8, 1_800],
  [500_000, 10, 2_200],
  [1_000_000, 12, 2_500],
  [2_000_000, 15, 2_800],
  [3_000_000, 18, 3_000],
];
