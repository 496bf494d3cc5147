import { eq, sql } from "drizzle-orm";
import type { Store } from "../../store/open-store.ts";
import { sittings } from "../../store/schema/sittings.ts";
import { foldFeed } from "../feed/fold-feed.ts";
import { rewindFeed } from "../feed/read-feed.ts";

/**
 * Adds what settled since the last run to a merchant's sittings: a member's rounds of one game without
 * a pause of thirty minutes. Safe at any time and from several instances. Amounts are in ledger units.
 */
export async function foldSittings(store: Store, merchant: string): Promise<void> {
  await foldFeed(store, merchant, "sittings", sql`sitting_fold`);
}

/** Empties a merchant's sittings and takes the marks back, then makes them anew from the feed. */
export async function rebuildSittings(store: Store, merchant: string): Promise<void> {
  await store.inMerchant(merchant, async (tx) => {
    await rewindFeed(tx, merchant, "sittings");
    await tx.delete(sittings).where(eq(sittings.merchant, merchant));
  });
  await foldSittings(store, merchant);
}
