import type { PlatformParts } from "../core/platform-parts.ts";
import { runJackpot } from "../play/jackpot/run-jackpot.ts";
import { forEachMerchant, tryEach } from "./for-each-merchant.ts";
import { runEvery } from "./run-every.ts";

/** The longest wait of a winner for the prize. */
const EVERY_MS = 2_000;

/** Feeds the pots and pays what was won, until stopped. */
export function startJackpots(parts: PlatformParts): { stop: () => Promise<void> } {
  return runEvery(EVERY_MS, () =>
    forEachMerchant(parts, "jackpot", (own) => tryEach([() => runJackpot(own)])),
  );
}
