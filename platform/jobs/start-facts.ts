import type { PlatformParts } from "../core/platform-parts.ts";
import { foldFacts } from "../play/feed/fold-facts.ts";
import { forEachMerchant, tryEach } from "./for-each-merchant.ts";
import { runEvery } from "./run-every.ts";

/** Readers add the rows that are not folded yet, so a longer wait makes reads slower, not older. */
const EVERY_MS = 10_000;

/** Folds settled rounds into the facts until stopped. */
export function startFacts(parts: PlatformParts): { stop: () => Promise<void> } {
  return runEvery(EVERY_MS, () =>
    forEachMerchant(parts, "facts", ({ store, merchant }) =>
      tryEach([() => foldFacts(store, merchant.code)]),
    ),
  );
}
