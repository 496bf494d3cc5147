import { eq, sql } from "drizzle-orm";
import type { Store } from "../../store/open-store.ts";
import { gamePlay, memberPlay, memberTotals, topWins } from "../../store/schema/feed.ts";
import { nextStretch, partsOf, rewindFeed } from "./read-feed.ts";

const ROWS_MAX = 500;
/** How many stretches of a backlog one run takes before it lets others work. */
const GOES_MAX = 20;

/**
 * Adds what settled since the last run to a merchant's facts: `member_play`, `member_totals`,
 * `game_play` and `top_wins`. Safe at any time and from several instances. Readers add the unread
 * rows themselves, so a late run makes no figure wrong.
 */
export async function foldFacts(store: Store, merchant: string): Promise<void> {
  for (let go = 0; go < GOES_MAX; go += 1) if (!(await foldOnce(store, merchant))) return;
}

/** Folds one stretch. Returns true when there may be more. */
async function foldOnce(store: Store, merchant: string): Promise<boolean> {
  return store.inMerchant(merchant, async (tx) => {
    const stretch = await nextStretch(tx, merchant, "facts", ROWS_MAX);
    if (!stretch || stretch.parts.length === 0) return false;
    await tx.execute(sql`select feed_fold(${merchant}, ${partsOf(stretch)})`);
    return stretch.hasMore;
  });
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
