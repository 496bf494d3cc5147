import type { PlatformParts } from "../core/platform-parts.ts";
import { foldDays } from "../play/days/fold-days.ts";
import { foldFacts } from "../play/feed/fold-facts.ts";
import { foldSittings } from "../play/sittings/fold-sittings.ts";
import { forEachMerchant, tryEach } from "./for-each-merchant.ts";
import { runEvery } from "./run-every.ts";

/** Readers add the rows that are not folded yet, so a longer wait makes reads slower, not older. */
const EVERY_MS = 10_000;

const FOLDS = [foldFacts, foldDays, foldSittings];

/** Folds settled rounds and moved money into all figures until stopped. */
export function startFacts(parts: PlatformParts): { stop: () => Promise<void> } {
  return runEvery(EVERY_MS, () =>
    forEachMerchant(parts, "facts", ({ store, merchant }) =>
      tryEach(FOLDS.map((fold) => () => fold(store, merchant.code))),
    ),
  );
}
