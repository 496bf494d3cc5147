import type { Clock } from "../../core/context.ts";
import type { Store } from "../../store/open-store.ts";
import { makeDifferences } from "./make-differences.ts";
import { payDifferences } from "./pay-differences.ts";

type Parts = { store: Store; clock: Clock; merchant: { code: string } };

/**
 * Gives agents their lottery differences of the rounds that settled since the last run, and pays
 * them. Safe at any time, from several instances, and after a crash: each step commits with its mark.
 */
export async function runLottery({ store, clock, merchant: { code } }: Parts): Promise<void> {
  await store.inMerchant(code, (tx) => makeDifferences(tx, code, clock.now()));
  while (await store.inMerchant(code, (tx) => payDifferences(tx, code, clock.now())));
}
