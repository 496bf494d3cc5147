import { and, eq } from "drizzle-orm";
import { Refusal } from "../../../../contract/wire/refusal.ts";
import { findMerchant } from "../../../../core/merchant/find-merchant.ts";
import { members } from "../../../../store/schema/merchant.ts";
import { watchHits } from "../../../../store/schema/watchlist.ts";
import type { StaffContext } from "../../../staff-context.ts";

export type WatchHitRow = typeof watchHits.$inferSelect;

/** The account that an entry names. Refuses with unknown_watch_hit. */
export async function accountOfHit(
  { store }: StaffContext,
  { merchant, reference }: { merchant: string; reference: string },
): Promise<string> {
  await findMerchant(store, merchant);
  const [found] = await store.inMerchant(merchant, (tx) =>
    tx
      .select({ account: members.username })
      .from(watchHits)
      .innerJoin(members, and(eq(members.merchant, merchant), eq(members.id, watchHits.member)))
      .where(and(eq(watchHits.merchant, merchant), eq(watchHits.id, reference))),
  );
  if (!found) throw new Refusal("unknown_watch_hit", { status: 404 });
  return found.account;
}

/** An entry as staff see it. */
export const toHit = ({ id, list, entry, kind, state, foundAt }: WatchHitRow) => ({
  ...{ reference: id, list, entry, kind, state },
  at: foundAt.getTime(),
});
