import { type SQL, sql } from "drizzle-orm";
import type { Store } from "../../store/open-store.ts";
import { type FeedConsumer, nextStretch, partsOf } from "./read-feed.ts";

const ROWS_MAX = 1_000;
/** How many stretches of a backlog one run takes before it lets others work. */
const GOES_MAX = 20;

/**
 * Gives a consumer's unread rows, stretch by stretch, to a function of the database. It takes the
 * merchant, the shards, and their first and last numbers. Each stretch is one transaction with its
 * marks. Safe at any time and from several instances.
 */
export async function foldFeed(
  store: Store,
  merchant: string,
  consumer: FeedConsumer,
  fold: SQL,
): Promise<void> {
  const foldOnce = () =>
    store.inMerchant(merchant, async (tx) => {
      const stretch = await nextStretch(tx, merchant, consumer, ROWS_MAX);
      if (!stretch || stretch.parts.length === 0) return false;
      await tx.execute(sql`select ${fold}(${merchant}, ${partsOf(stretch)})`);
      return stretch.hasMore;
    });
  for (let go = 0; go < GOES_MAX; go += 1) if (!(await foldOnce())) return;
}
