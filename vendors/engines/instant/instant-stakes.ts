/** Every payout of a stake is a whole number of 1/10,000: a stake is a multiple of 100 of them. */
export const INSTANT_STAKES: readonly bigint[] = [
  20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000,
].map((hundredths) => BigInt(hundredths) * 100n);
