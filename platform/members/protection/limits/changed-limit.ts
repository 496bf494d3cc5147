import type { Context } from "../../../core/context.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { openGuard } from "../guard.ts";
import { applyLimits } from "./apply-limits.ts";
import { depositUse, periodsAt } from "./deposit-use.ts";
import { type LimitLine, limitLine } from "./limit-lines.ts";
import { type LimitRow, readLimits, type WhichLimit } from "./limit-rows.ts";

/**
 * Changes a limit of the player's own under the lock of the purse, writes the guard, and returns the
 * limit as it then is. `change` gets the row that stands.
 */
export function changedLimit(
  { store, merchant, clock }: Context,
  memberId: string,
  { kind, period }: WhichLimit,
  change: (tx: Transaction, own: LimitRow | undefined) => Promise<void>,
): Promise<LimitLine> {
  const now = clock.now();
  const who = { merchant: merchant.code, memberId };
  return store.inMerchant(merchant.code, async (tx) => {
    await openGuard(tx, who, now);
    const before = await readLimits(tx, merchant.code, memberId);
    const own = before.find(
      (row) => row.kind === kind && row.period === period && row.source === "player",
    );
    await change(tx, own);
    const { rows, guard } = await applyLimits(tx, who);
    const used = await depositUse(tx, who, await periodsAt(tx, merchant.code, now));
    return limitLine({ kind, period }, rows, guard, used, now);
  });
}
