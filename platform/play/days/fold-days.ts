import { eq, sql } from "drizzle-orm";
import type { Store, Transaction } from "../../store/open-store.ts";
import {
  dayNews,
  feeDay,
  gameDay,
  memberDay,
  moneyDay,
  teamDay,
  teamMoneyDay,
} from "../../store/schema/days.ts";
import { foldFeed } from "../feed/fold-feed.ts";
import { lockMarks, rewindFeed } from "../feed/read-feed.ts";

const NEWS_MAX = 2_000;
const ROLLUPS = [memberDay, gameDay, moneyDay, feeDay, teamDay, teamMoneyDay];
/** How many goes at a backlog of news one run takes before it lets others work. */
const GOES_MAX = 20;

/**
 * Adds what happened since the last run to a merchant's days. Settled rounds go to `member_day`,
 * `game_day` and `team_day`; movements of money to `money_day`, `fee_day` and `team_money_day`. Safe at
 * any time and from several instances. Amounts are in ledger units, days are those of the merchant's
 * zone.
 */
export async function foldDays(store: Store, merchant: string): Promise<void> {
  await foldFeed(store, merchant, "days", sql`day_fold`);
  for (let go = 0; go < GOES_MAX; go += 1) {
    if (!(await store.inMerchant(merchant, (tx) => foldNews(tx, merchant)))) return;
  }
}

/** Folds movements and newcomers under the same lock. Returns true when there may be more. */
async function foldNews(tx: Transaction, merchant: string): Promise<boolean> {
  const { rows: open } = await tx.execute(sql`
    select from day_news where merchant = ${merchant} and not is_counted limit 1`);
  if (open.length === 0 || !(await lockMarks(tx, merchant, "days"))) return false;
  const { rows } = await tx.execute<{ count: string }>(
    sql`select day_fold_news(${merchant}, ${NEWS_MAX}) as count`,
  );
  return Number(rows[0]!.count) === NEWS_MAX;
}

/**
 * Empties a merchant's days and takes the marks back, so that the next runs make them anew. What a
 * sealed day had comes back to it.
 */
export async function rebuildDays(store: Store, merchant: string): Promise<void> {
  await store.inMerchant(merchant, async (tx) => {
    await rewindFeed(tx, merchant, "days");
    for (const table of ROLLUPS) {
      await tx.delete(table).where(eq(table.merchant, merchant));
    }
    await tx.update(dayNews).set({ isCounted: false }).where(eq(dayNews.merchant, merchant));
  });
  await foldDays(store, merchant);
}
