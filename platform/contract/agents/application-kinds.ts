/** The states of a member's application to become an agent. */
export const APPLICATION_STATES = ["OPEN", "APPROVED", "DENIED"] as const;
export type ApplicationState = (typeof APPLICATION_STATES)[number];

/** Why staff deny one. The site has the words. */
export const APPLICATION_REASONS = [
  "no_audience",
  "not_for_adults",
  "unclear",
  "rules_broken",
  "no_places",
] as const;
export type ApplicationReason = (typeof APPLICATION_REASONS)[number];

/** Characters of the text, and channels with their length. */
export const APPLICATION = {
  textMin: 20,
  textMax: 1_000,
  channelsMax: 5,
  channelLengthMax: 200,
} as const;
