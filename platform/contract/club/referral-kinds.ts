import { TWIN_SIGNS } from "../members/verification-kinds.ts";

/** What two accounts of one person may share: its facts, its payout account, browser or address. */
export const REFERRAL_SIGNS = [...TWIN_SIGNS, "address"] as const;

/**
 * How an invitation stands. OPEN is not reached yet, HELD waits for staff, REACHED is an award of its
 * inviter. OVER was not reached in time, FULL was reached above the month's most.
 */
export const REFERRAL_STATES = ["OPEN", "HELD", "REACHED", "REFUSED", "OVER", "FULL"] as const;
export type ReferralState = (typeof REFERRAL_STATES)[number];

/** How an inviter sees it: an award that was paid, and one that nobody took in time, beside the states. */
export const REFERRAL_STANDINGS = [...REFERRAL_STATES, "ISSUED", "EXPIRED"] as const;
