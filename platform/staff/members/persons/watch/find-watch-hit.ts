import { watchHits } from "../../../../store/schema/watchlist.ts";
import type { StaffContext } from "../../../staff-context.ts";
import { accountOf } from "../account-of.ts";

export type WatchHitRow = typeof watchHits.$inferSelect;

/** The account that an entry names. Refuses with unknown_watch_hit. */
export const accountOfHit = (staff: StaffContext, asked: { merchant: string; reference: string }) =>
  accountOf(staff, watchHits, asked, "unknown_watch_hit");

/** An entry as staff see it. */
export const toHit = ({ id, list, entry, kind, state, foundAt }: WatchHitRow) => ({
  ...{ reference: id, list, entry, kind, state },
  at: foundAt.getTime(),
});
