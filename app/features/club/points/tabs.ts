/** The parts of the points store, each with an address of its own. */
export const TABS = ["redeem", "history", "details", "rules"] as const;
export type Tab = (typeof TABS)[number];

export const addressOf = (tab: Tab): string =>
  tab === "redeem" ? "/pointMall" : `/pointMall?tab=${tab}`;
