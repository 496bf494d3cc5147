import { and, eq } from "drizzle-orm";
import type { Clock } from "../../core/context.ts";
import { isOver } from "../../domain/money/withdrawals/withdrawal-state.ts";
import { noteLive } from "../../store/live-notes.ts";
import type { Transaction } from "../../store/open-store.ts";
import { withdrawals } from "../../store/schema/withdrawal.ts";
import type { WithdrawalRow } from "./find-withdrawal.ts";

type Change = Partial<Pick<WithdrawalRow, "status" | "reason">>;

/** Writes a locked withdrawal's new status and returns it. A final status sets its time. */
export async function changeWithdrawal(
  { clock }: { clock: Clock },
  tx: Transaction,
  row: WithdrawalRow,
  change: Change,
): Promise<WithdrawalRow> {
  const endedAt = isOver(change.status ?? row.status) ? clock.now() : null;
  const [changed] = await tx
    .update(withdrawals)
    .set({ ...change, endedAt })
    .where(and(eq(withdrawals.merchant, row.merchant), eq(withdrawals.id, row.id)))
    .returning();
  noteLive(tx, { merchant: row.merchant, member: row.memberId, kind: "withdrawal" });
  return changed!;
}
