import { and, eq, isNull, lt } from "drizzle-orm";
import { UNITS_PER_CURRENCY } from "../../contract/wire/money.ts";
import type { Clock } from "../../core/context.ts";
import { dropBustLots } from "../../money/wagering/drop-bust-lots.ts";
import type { Store } from "../../store/open-store.ts";
import { ledgerAccounts } from "../../store/schema/ledger.ts";
import { wageringLots } from "../../store/schema/wagering.ts";

type BustContext = { store: Store; clock: Clock; merchant: { code: string } };

/** How many members of a merchant one sweep reads. */
const LOOKED_MAX = 500;

/** Ends the wagering requirements of members who have lost everything, one member at a time. */
export async function sweepBustLots({ store, clock, merchant }: BustContext): Promise<void> {
  const { code } = merchant;
  const poor = await store.inMerchant(code, (tx) =>
    tx
      .selectDistinct({ memberId: wageringLots.memberId })
      .from(wageringLots)
      .innerJoin(
        ledgerAccounts,
        and(
          eq(ledgerAccounts.merchant, wageringLots.merchant),
          eq(ledgerAccounts.owner, wageringLots.memberId),
          eq(ledgerAccounts.kind, "cash"),
        ),
      )
      .where(
        and(
          eq(wageringLots.merchant, code),
          isNull(wageringLots.closedAt),
          lt(ledgerAccounts.balance, UNITS_PER_CURRENCY),
        ),
      )
      .limit(LOOKED_MAX),
  );
  for (const { memberId } of poor) {
    await store.inMerchant(code, (tx) => dropBustLots(tx, code, memberId, clock.now()));
  }
}
