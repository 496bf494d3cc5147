import type { PlatformParts } from "../core/platform-parts.ts";
import { forEachMerchant } from "./for-each-merchant.ts";
import { runEvery } from "./run-every.ts";
import { sweepPayments } from "./sweeps/sweep-payments.ts";

/** A member who waits for money watches the page. */
const EVERY_MS = 2_000;

/** Starts the payments that staff gave to gateways, until stopped. */
export function startPayouts(parts: PlatformParts): { stop: () => Promise<void> } {
  return runEvery(EVERY_MS, () => forEachMerchant(parts, "payout", sweepPayments));
}
