/** The four kinds of contract between an agent and a direct downline (domain 5.3). */
export const CONTRACT_KINDS = ["dividend", "daily", "hour", "realtime"] as const;
export type ContractKind = (typeof CONTRACT_KINDS)[number];

/** The states of a contract (domain 5.3). */
export const CONTRACT_STATES = [
  "REQUESTED",
  "ACTIVE",
  "DENIED",
  "WITHDRAWN",
  "EXPIRED",
  "TERMINATION_REQUESTED",
  "TERMINATED",
  "REPLACED",
] as const;
export type ContractState = (typeof CONTRACT_STATES)[number];

/** How long the periods of a contract are, in the merchant's zone. Semimonthly is 1–15 and 16–end. */
export const PERIOD_LENGTHS = ["daily", "weekly", "semimonthly", "monthly"] as const;
export type PeriodLength = (typeof PERIOD_LENGTHS)[number];

/** What a dividend does with a period in which the players won (domain 5.3). */
export const CARRIES = ["none", "permanent", "previous", "firstHalf"] as const;
export type Carry = (typeof CARRIES)[number];

/** `fixed` asks for the tier's loss; `float` pays a part of the rate below it. */
export const DIVIDEND_MODES = ["fixed", "float"] as const;
export type DividendMode = (typeof DIVIDEND_MODES)[number];

/**
 * The name of a period: its length with its first day, or with its first minute in UTC, e.g.
 * "daily:2026-11-16" or "hourly:2026-11-16T0900".
 */
export const PERIOD_NAME = /^[a-z]{4,12}:\d{4}-\d\d-\d\d(T\d{4})?$/i;
/** A period and a contract with a space between them. */
export const BILL_NAME = /^[a-z]{4,12}:\d{4}-\d\d-\d\d(T\d{4})? \S{1,40}$/i;

/** How a round of a real-time salary ended. One that paid back its stake earns nothing. */
export const ROUND_ENDS = ["won", "lost"] as const;
export type RoundEnd = (typeof ROUND_ENDS)[number];
