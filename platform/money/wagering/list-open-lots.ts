import { and, asc, eq, isNull } from "drizzle-orm";
import type { Transaction } from "../../store/open-store.ts";
import { wageringLots } from "../../store/schema/wagering.ts";

/** A member's open wagering requirements, oldest first. Valid bets fill the first of them. */
export function listOpenLots(tx: Transaction, merchant: string, memberId: string) {
  return tx
    .select()
    .from(wageringLots)
    .where(
      and(
        eq(wageringLots.merchant, merchant),
        eq(wageringLots.memberId, memberId),
        isNull(wageringLots.closedAt),
      ),
    )
    .orderBy(asc(wageringLots.openedAt), asc(wageringLots.id));
}
