import { and, eq } from "drizzle-orm";
import { Refusal } from "../../../contract/wire/refusal.ts";
import {
  type AllocationAct,
  afterAllocationAct,
  type SettlePolicy,
  statusOfInstalments,
} from "../../../domain/money/withdrawals/withdrawal-state.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { withdrawalInstalments } from "../../../store/schema/withdrawal.ts";
import type { WriteContext } from "../../write-context.ts";
import { changeWithdrawal } from "../change-withdrawal.ts";
import { type InstalmentRow, listInstalments, type WithdrawalRow } from "../find-withdrawal.ts";
import { giveBack, payOut, takeBack } from "../move-frozen.ts";
import { type Step, writeStep } from "../write-step.ts";

type Act = {
  instalment: InstalmentRow;
  act: AllocationAct;
  policy: SettlePolicy;
  /** Null when the player is told nothing. */
  step: Omit<Step, "amount" | "part"> | null;
  change?: Partial<
    Pick<InstalmentRow, "paidAt" | "receiptDueAt" | "remindAt" | "attempt" | "isForced" | "channel">
  >;
};

/**
 * Applies one act to one instalment of a locked withdrawal. It changes the status, settles the
 * money if the act does, records the step and updates the withdrawal. Refuses with
 * allocation_closed when the act is not allowed.
 */
export async function actOnInstalment(
  context: WriteContext,
  tx: Transaction,
  row: WithdrawalRow,
  { instalment, act, policy, step, change = {} }: Act,
): Promise<WithdrawalRow> {
  const status = afterAllocationAct(instalment.status, act, policy);
  if (!status) throw new Refusal("allocation_closed", { status: 409 });
  const { merchant, withdrawalId, number, amount } = instalment;
  await tx
    .update(withdrawalInstalments)
    .set({ ...change, status })
    .where(
      and(
        eq(withdrawalInstalments.merchant, merchant),
        eq(withdrawalInstalments.withdrawalId, withdrawalId),
        eq(withdrawalInstalments.number, number),
      ),
    );
  if (instalment.status === "SETTLED") await takeBack(context, tx, row, instalment);
  if (status === "SETTLED") await payOut(context, tx, row, instalment);
  if (status === "RETURNED") await giveBack(context, tx, row, instalment);
  if (step) await writeStep(context, tx, row, { ...step, amount, part: number });
  return followInstalments(context, tx, row);
}

/** Updates a withdrawal to the state of its instalments. */
export async function followInstalments(
  context: WriteContext,
  tx: Transaction,
  row: WithdrawalRow,
): Promise<WithdrawalRow> {
  const status = statusOfInstalments(row.amount, await listInstalments(tx, row));
  if (status === row.status) return row;
  const changed = await changeWithdrawal(context, tx, row, { status });
  if (status === "CONFIRMED") {
    await writeStep(context, tx, row, { kind: "confirmed", by: "system", amount: row.amount });
  }
  return changed;
}
