import { and, eq, isNull, lt } from "drizzle-orm";
import { UNITS_PER_CURRENCY } from "../../contract/wire/money.ts";
import type { Clock } from "../../core/context.ts";
import { dropBustRequirements } from "../../money/wagering/drop-bust-requirements.ts";
import type { Store } from "../../store/open-store.ts";
import { ledgerAccounts } from "../../store/schema/ledger.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";

type BustContext = { store: Store; clock: Clock; merchant: { code: string } };

/** How many members of a merchant one sweep reads. */
const LOOKED_MAX = 500;

/** Ends the wagering requirements of members who have lost everything, one member at a time. */
export async function sweepBustRequirements({
  store,
  clock,
  merchant,
}: BustContext): Promise<void> {
  const { code } = merchant;
  const poor = await store.inMerchant(code, (tx) =>
    tx
      .selectDistinct({ memberId: wageringRequirements.memberId })
      .from(wageringRequirements)
      .innerJoin(
        ledgerAccounts,
        and(
          eq(ledgerAccounts.merchant, wageringRequirements.merchant),
          eq(ledgerAccounts.owner, wageringRequirements.memberId),
          eq(ledgerAccounts.kind, "cash"),
        ),
      )
      .where(
        and(
          eq(wageringRequirements.merchant, code),
          isNull(wageringRequirements.closedAt),
          lt(ledgerAccounts.balance, UNITS_PER_CURRENCY),
        ),
      )
      .limit(LOOKED_MAX),
  );
  for (const { memberId } of poor) {
    await store.inMerchant(code, (tx) => dropBustRequirements(tx, code, memberId, clock.now()));
  }
}
