import { and, eq } from "drizzle-orm";
import { Refusal } from "../../../contract/wire/refusal.ts";
import {
  type AllocationAct,
  afterAllocationAct,
  type SettlePolicy,
  statusOfParts,
} from "../../../domain/money/withdrawal-state.ts";
import type { Transaction } from "../../../store/open-store.ts";
import { withdrawalParts } from "../../../store/schema/withdrawal.ts";
import type { WriteContext } from "../../write-context.ts";
import { changeWithdrawal } from "../change-withdrawal.ts";
import { listParts, type PartRow, type WithdrawalRow } from "../find-withdrawal.ts";
import { giveBack, payOut, takeBack } from "../move-frozen.ts";
import { type Step, writeStep } from "../write-step.ts";

type Act = {
  part: PartRow;
  act: AllocationAct;
  policy: SettlePolicy;
  /** Null when the player is told nothing. */
  step: Omit<Step, "amount" | "part"> | null;
  change?: Partial<
    Pick<PartRow, "paidAt" | "receiptDueAt" | "remindAt" | "attempt" | "isForced" | "channel">
  >;
};

/**
 * Applies one act to one instalment of a locked withdrawal. It changes the status, settles the
 * money if the act does, records the step and updates the withdrawal. Refuses with
 * allocation_closed when the act is not allowed.
 */
export async function actOnPart(
  context: WriteContext,
  tx: Transaction,
  row: WithdrawalRow,
  { part, act, policy, step, change = {} }: Act,
): Promise<WithdrawalRow> {
  const status = afterAllocationAct(part.status, act, policy);
  if (!status) throw new Refusal("allocation_closed", { status: 409 });
  const { merchant, withdrawalId, number, amount } = part;
  await tx
    .update(withdrawalParts)
    .set({ ...change, status })
    .where(
      and(
        eq(withdrawalParts.merchant, merchant),
        eq(withdrawalParts.withdrawalId, withdrawalId),
        eq(withdrawalParts.number, number),
      ),
    );
  if (part.status === "SETTLED") await takeBack(context, tx, row, part);
  if (status === "SETTLED") await payOut(context, tx, row, part);
  if (status === "RETURNED") await giveBack(context, tx, row, part);
  if (step) await writeStep(context, tx, row, { ...step, amount, part: number });
  return followParts(context, tx, row);
}

/** Updates a withdrawal to the state of its instalments. */
export async function followParts(
  context: WriteContext,
  tx: Transaction,
  row: WithdrawalRow,
): Promise<WithdrawalRow> {
  const status = statusOfParts(row.amount, await listParts(tx, row));
  if (status === row.status) return row;
  const changed = await changeWithdrawal(context, tx, row, { status });
  if (status === "CONFIRMED") {
    await writeStep(context, tx, row, { kind: "confirmed", by: "system", amount: row.amount });
  }
  return changed;
}
