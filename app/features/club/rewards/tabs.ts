/** The parts of the reward centre, each with an address of its own. */
export const TABS = ["open", "claimed", "expired"] as const;
export type Tab = (typeof TABS)[number];

export const addressOf = (tab: Tab): string =>
  tab === "open" ? "/member/rewardCenter" : `/member/rewardCenter?tab=${tab}`;
