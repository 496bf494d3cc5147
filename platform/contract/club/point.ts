/** One point in the ledger's units of 1/10,000. */
export const POINT = 10_000n;
