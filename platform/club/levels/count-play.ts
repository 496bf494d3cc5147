import { sql } from "drizzle-orm";
import type { Clock } from "../../core/context.ts";
import { policyOfRow } from "../../core/guard.ts";
import type { MerchantRow } from "../../core/merchant/find-merchant.ts";
import { nextStretch, partsOf } from "../../play/feed/read-feed.ts";
import type { Store } from "../../store/open-store.ts";

type Parts = { store: Store; clock: Clock; merchant: MerchantRow };

const ROWS_MAX = 1_000;
/** How many stretches of a backlog one run takes before it lets others work. */
const GOES_MAX = 20;

/**
 * Counts settled rounds since the last run towards the levels and the rebate, each exactly once: marks
 * and figures commit together. Safe at any time and from several instances. Where the law forbids VIP
 * levels the rounds are passed over. True when there is more.
 */
export async function countPlay({ store, clock, merchant }: Parts): Promise<boolean> {
  const { code } = merchant;
  const isAllowed = policyOfRow(merchant).allows.vip;
  for (let go = 0; go < GOES_MAX; go += 1) {
    const hasMore = await store.inMerchant(code, async (tx) => {
      const stretch = await nextStretch(tx, code, "levels", ROWS_MAX);
      if (!stretch || stretch.parts.length === 0) return false;
      if (isAllowed) {
        await tx.execute(sql`select level_count(${code}, ${partsOf(stretch)},
          ${clock.now().toISOString()}::timestamptz)`);
      }
      return stretch.hasMore;
    });
    if (!hasMore) return false;
  }
  return true;
}
