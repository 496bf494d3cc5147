import type { PlatformParts } from "../core/platform-parts.ts";
import { forEachMerchant } from "./for-each-merchant.ts";
import { runEvery } from "./run-every.ts";
import { sweepPayments } from "./sweep-payments.ts";

/** Whoever waits for their money looks at the page. */
const EVERY_MS = 2_000;

/** Pays through the gateways what staff let them pay, until stopped. */
export function startPayouts(parts: PlatformParts): { stop: () => Promise<void> } {
  return runEvery(EVERY_MS, () => forEachMerchant(parts, "payout", sweepPayments));
}
