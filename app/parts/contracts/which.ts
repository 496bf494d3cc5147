/** The lists of contracts: those that pay the member, those to others, waiting ones, and the rest. */
export const WHICH = ["mine", "offered", "requests", "ended"] as const;
export type Which = (typeof WHICH)[number];
