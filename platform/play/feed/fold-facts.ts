import { eq, sql } from "drizzle-orm";
import type { Store } from "../../store/open-store.ts";
import { gamePlay, memberPlay, memberTotals, topWins } from "../../store/schema/feed.ts";
import { foldFeed } from "./fold-feed.ts";
import { rewindFeed } from "./read-feed.ts";

/**
 * Adds what settled since the last run to a merchant's facts: `member_play`, `member_totals`,
 * `game_play` and `top_wins`. Safe at any time and from several instances. Readers add the unread
 * rows themselves, so a late run makes no figure wrong.
 */
export async function foldFacts(store: Store, merchant: string): Promise<void> {
  await foldFeed(store, merchant, "facts", sql`feed_fold`);
}

/**
 * Empties a merchant's facts and takes the marks back, so that the next runs make them anew from the
 * feed. Until then every figure is read from the feed alone.
 */
export async function rebuildFacts(store: Store, merchant: string): Promise<void> {
  await store.inMerchant(merchant, async (tx) => {
    await rewindFeed(tx, merchant, "facts");
    for (const table of [memberPlay, memberTotals, gamePlay, topWins]) {
      await tx.delete(table).where(eq(table.merchant, merchant));
    }
  });
  await foldFacts(store, merchant);
}
