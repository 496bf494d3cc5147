/** What a player may limit. A deposit limit counts what is paid in, a loss limit stakes less wins. */
export const LIMIT_KINDS = ["deposit", "loss", "stake", "time"] as const;
export type LimitKind = (typeof LIMIT_KINDS)[number];

/** Days, weeks from Monday and months of the merchant's zone. */
export const LIMIT_PERIODS = ["day", "week", "month"] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];

/** Who set a limit. Only the player's own may be raised by the player. */
export const LIMIT_SOURCES = ["player", "staff", "law"] as const;
export type LimitSource = (typeof LIMIT_SOURCES)[number];

/** A time-out ends by itself. An exclusion ends by the player's word, after its time. */
export const BREAK_KINDS = ["timeOut", "exclusion"] as const;
export type BreakKind = (typeof BREAK_KINDS)[number];

/** Where an exclusion holds: at one merchant, or at every brand of the operator. */
export const BREAK_SCOPES = ["merchant", "operator"] as const;
export type BreakScope = (typeof BREAK_SCOPES)[number];

/** A new day to think before an exclusion that is over really ends. */
export const RETURN_WAIT_MS = 86_400_000;

/** Play without a pause of this length is one sitting (decision 081). */
export const SITTING_PAUSE_MS = 30 * 60_000;

/** How long bets are still taken after a reality check was due. */
export const REALITY_GRACE_MS = 2 * 60_000;

/**
 * How long the result of a self-test counts and is kept. It asks about twelve months, so a month changes
 * little, and it outlasts the wait for a higher limit.
 */
export const SELF_TEST_DAYS = 30;

/** From this score on, the self-test (PGSI) names a gambling problem. */
export const SELF_TEST_PROBLEM = 8;
export const SELF_TEST_MOST = 27;
