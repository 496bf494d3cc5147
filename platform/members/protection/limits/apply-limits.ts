import type { LimitPeriod } from "../../../contract/members/protection/protection-kinds.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { changeGuard, type GuardRow } from "../guard.ts";
import { type LimitRow, lowestOf, readLimits } from "./limit-rows.ts";

/** A limit on time counts minutes in ledger units of 1/10,000; the guard counts milliseconds. */
export const MS_PER_UNIT = 6n;

/**
 * Writes the lowest limits into the member's guard, so that the next bet meets them, and returns
 * both. Call it in the transaction that changed a limit, after `openGuard`.
 */
export async function applyLimits(
  tx: Transaction,
  who: { merchant: string; memberId: string },
): Promise<{ rows: LimitRow[]; guard: GuardRow }> {
  const rows = await readLimits(tx, who.merchant, who.memberId);
  const most = (kind: "loss" | "stake", period: LimitPeriod) =>
    lowestOf(rows, { kind, period })?.amount ?? null;
  const longest = (period: LimitPeriod) => {
    const lowest = lowestOf(rows, { kind: "time", period });
    return lowest && lowest.amount * MS_PER_UNIT;
  };
  const guard = await changeGuard(tx, who, {
    lossDayMax: most("loss", "day"),
    lossWeekMax: most("loss", "week"),
    lossMonthMax: most("loss", "month"),
    stakeDayMax: most("stake", "day"),
    stakeWeekMax: most("stake", "week"),
    stakeMonthMax: most("stake", "month"),
    timeDayMax: longest("day"),
    timeWeekMax: longest("week"),
    timeMonthMax: longest("month"),
  });
  return { rows, guard };
}
