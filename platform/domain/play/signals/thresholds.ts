import type { SignalRule } from "../../../contract/members/protection/signal-kinds.ts";

/**
 * From where on play is worrying. They count times, days and shares, never amounts, so that they hold in
 * every currency. Shares are basis points.
 */
export const THRESHOLDS = {
  chasing: {
    deposits: 3,
    /** A deposit comes soon after a loss within these minutes. */
    soonMinutes: 60,
    /** What was lost then, as a share of the deposit. */
    lostShare: 5_000,
  },
  depositsGrowing: {
    /** This week as a share of the mean week. */
    ofMean: 20_000,
    /** Fewer deposits this week are no growth, however large. */
    deposits: 2,
    /** Weeks with deposits before it, of the last `WEEKS_BEFORE`. Fewer make no habit. */
    weeks: 3,
  },
  nights: { nights: 3, nightShare: 5_000, rounds: 100 },
  cancelledWithdrawals: { times: 3 },
  failedLimits: { times: 3 },
} as const;

/** The days that rules other than `chasing` look at, the day itself included. */
export const SIGNAL_DAYS = 7;
/** How many weeks make the mean of `depositsGrowing`. */
export const WEEKS_BEFORE = 4;
/** A night lasts from midnight of the merchant's zone up to this hour. */
export const NIGHT_ENDS = 6;

/** How many days a rule stays silent about a member after it has marked a day. */
export const QUIET_DAYS: Readonly<Record<SignalRule, number>> = {
  chasing: 7,
  // The same growth is seen until the weeks before have grown as well.
  depositsGrowing: 28,
  nights: 14,
  cancelledWithdrawals: 7,
  failedLimits: 7,
};
