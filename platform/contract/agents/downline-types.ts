/** The types of account that an agent makes. */
export const DOWNLINE_TYPES = ["player", "agent"] as const;
export type DownlineType = (typeof DOWNLINE_TYPES)[number];
