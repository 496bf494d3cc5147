import type { PlatformParts } from "../core/platform-parts.ts";
import { runJackpot } from "../play/jackpot/run-jackpot.ts";
import { forEachMerchant, tryEach } from "./for-each-merchant.ts";
import { runEvery } from "./run-every.ts";

/** A withdrawal of 900.00 that was just paid in instalments of 600 and 300. */
const EVERY_MS = 2_000;

/** How many withdrawals of a merchant one sweep reads. */
export function startJackpots(parts: PlatformParts): { stop: () => Promise<void> } {
  return runEvery(EVERY_MS, () =>
    forEachMerchant(parts, "jackpot", (own) => tryEach([() => runJackpot(own)])),
  );
}
