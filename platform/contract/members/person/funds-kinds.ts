/** The states in which a question about the source of funds is stored; the newest counts. */
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

/** What the player reads of a refusal: the answer does not explain the money, or says too little. */
export const FUNDS_REFUSED_FOR = ["answer", "detail", "other"] as const;
export type FundsRefusedFor = (typeof FUNDS_REFUSED_FOR)[number];

export const FUNDS_TEXT_MAX = 1_000;

/** How far it is known where a member's money comes from. */
export const FUNDS_STANDINGS = [
  "none",
  "asked",
  "answered",
  "accepted",
  "refused",
  "expired",
] as const;
export type FundsStanding = (typeof FUNDS_STANDINGS)[number];
