/** How far it is known where a member's money comes from. */
export const FUNDS_STATES = ["ASKED", "ANSWERED", "ACCEPTED", "REFUSED"] as const;
export type FundsState = (typeof FUNDS_STATES)[number];

/** Where the money comes from. */
export const FUNDS_SOURCES = [
  "salary",
  "business",
  "savings",
  "sale",
  "inheritance",
  "winnings",
  "other",
] as const;
export type FundsSource = (typeof FUNDS_SOURCES)[number];

/** Income of a year in multiples of the sum that asked, so that no currency needs a table. */
export const INCOME_BANDS = ["low", "middle", "high", "highest"] as const;
export type IncomeBand = (typeof INCOME_BANDS)[number];

/** Where each band begins, as such a multiple. */
export const BAND_FROM: Readonly<Record<IncomeBand, bigint>> = {
  low: 0n,
  middle: 2n,
  high: 6n,
  highest: 20n,
};

/** What the player reads of a refusal: an answer that does not explain it, or no paper that proves it. */
export const FUNDS_REFUSED_FOR = ["answer", "proof", "other"] as const;
export type FundsRefusedFor = (typeof FUNDS_REFUSED_FOR)[number];

/** Pictures of papers for one answer. */
export const FUNDS_PICTURES_MAX = 3;
export const FUNDS_TEXT_MAX = 1_000;
