/** The rules that mark worrying play. */
export const SIGNAL_RULES = [
  "chasing",
  "depositsGrowing",
  "nights",
  "cancelledWithdrawals",
  "failedLimits",
] as const;
export type SignalRule = (typeof SIGNAL_RULES)[number];

/** OPEN waits for staff, CONTACTED has a contact that is written down, CLOSED is over. */
export const SIGNAL_STATES = ["OPEN", "CONTACTED", "CLOSED"] as const;
export type SignalState = (typeof SIGNAL_STATES)[number];

/** How staff reached a player. */
export const CONTACT_WAYS = ["phone", "email", "text", "chat"] as const;
