import { and, asc, desc, eq } from "drizzle-orm";
import type { staffWatchList } from "../../../../contract/staff/members/persons/watch.ts";
import type { ValueOf } from "../../../../contract/wire/call.ts";
import { findMerchant } from "../../../../core/merchant/find-merchant.ts";
import { members } from "../../../../store/schema/merchant.ts";
import { watchHits } from "../../../../store/schema/watchlist.ts";
import type { StaffContext } from "../../../staff-context.ts";
import { toHit } from "./find-watch-hit.ts";

const SHOWN = 50;

/** The entries that wait for a decision, the oldest first, or the newest of all. */
export async function listWatchHits(
  { store }: StaffContext,
  merchant: string,
  { all }: { all: boolean },
): Promise<ValueOf<typeof staffWatchList>> {
  await findMerchant(store, merchant);
  const { state, foundAt, id } = watchHits;
  const order = all ? [desc(foundAt), desc(id)] : [asc(foundAt), asc(id)];
  const rows = await store.inMerchant(merchant, (tx) =>
    tx
      .select({ row: watchHits, account: members.username })
      .from(watchHits)
      .innerJoin(members, and(eq(members.merchant, merchant), eq(members.id, watchHits.member)))
      .where(and(eq(watchHits.merchant, merchant), all ? undefined : eq(state, "OPEN")))
      .orderBy(...order)
      .limit(SHOWN),
  );
  return rows.map(({ row, account }) => ({ ...toHit(row), account }));
}
