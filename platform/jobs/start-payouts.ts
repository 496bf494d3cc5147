import type { PlatformParts } from "../core/platform-parts.ts";
import { forEachMerchant } from "./for-each-merchant.ts";
import { runEvery } from "./run-every.ts";
import { sweepPayments } from "./sweep-payments.ts";

/**
 * Reminds players of payments that wait for their answer, and counts overdue ones as received
 * (domain.md 6.8). A late run skips a reminder that would come too late. Safe at any time and from
 * several instances: a locked withdrawal is left alone. Returns the errors of failed withdrawals;
 * the next sweep retries them.
 */
const EVERY_MS = 2_000;

/** The code that refuses each role before a verb runs; null when the verb decides. */
export function startPayouts(parts: PlatformParts): { stop: () => Promise<void> } {
  return runEvery(EVERY_MS, () => forEachMerchant(parts, "payout", sweepPayments));
}
