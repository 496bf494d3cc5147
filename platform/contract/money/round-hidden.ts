/** The longest time for which a page may hide the payout of a round that its game shows running. */
export const ROUND_HIDDEN_MS = 15_000;
