import { and, count, eq } from "drizzle-orm";
import type { Clock } from "../../core/context.ts";
import { noteLive } from "../../store/live-notes.ts";
import type { Transaction } from "../../store/open-store.ts";
import { withdrawalSteps } from "../../store/schema/withdrawal.ts";
import type { WithdrawalRow } from "./find-withdrawal.ts";

export type Step = Pick<typeof withdrawalSteps.$inferInsert, "kind" | "by"> &
  Partial<Pick<typeof withdrawalSteps.$inferInsert, "staff" | "amount" | "part" | "reason">>;

/** Records a step in the transaction that takes it. The withdrawal must be locked. */
export async function writeStep(
  { clock }: { clock: Clock },
  tx: Transaction,
  { merchant, id, memberId: member }: Pick<WithdrawalRow, "merchant" | "id" | "memberId">,
  step: Step,
): Promise<void> {
  const own = and(eq(withdrawalSteps.merchant, merchant), eq(withdrawalSteps.withdrawalId, id));
  const [known] = await tx.select({ steps: count() }).from(withdrawalSteps).where(own);
  const number = (known?.steps ?? 0) + 1;
  await tx
    .insert(withdrawalSteps)
    .values({ merchant, withdrawalId: id, number, at: clock.now(), ...step });
  noteLive(tx, { merchant, member, kind: "withdrawal" });
}
