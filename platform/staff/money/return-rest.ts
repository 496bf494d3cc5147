import { Refusal } from "../../contract/wire/refusal.ts";
import { newId } from "../../core/access/token.ts";
import { unassignedOf } from "../../domain/money/withdrawals/withdrawal-state.ts";
import { listInstalments, type WithdrawalRow } from "../../money/withdrawals/find-withdrawal.ts";
import { giveBack } from "../../money/withdrawals/move-frozen.ts";
import { followInstalments } from "../../money/withdrawals/payments/act-on-instalment.ts";
import { tellPayee } from "../../money/withdrawals/tell-payee.ts";
import { writeStep } from "../../money/withdrawals/write-step.ts";
import { withdrawalInstalments } from "../../store/schema/withdrawal.ts";
import { asStaff } from "../as-staff.ts";
import type { StaffContext } from "../staff-context.ts";
import { holdByReference, writeContextOf } from "./hold-by-reference.ts";

/** True when a payment has left or was returned, even if all that left was undone since. */
const hasBegun = (status: WithdrawalRow["status"], instalments: { status: string }[]) =>
  status === "PARTIALLY_PAID" ||
  (status === "PAYING" && instalments.some((instalment) => instalment.status === "RETURNED"));

/**
 * Refunds the unpaid rest of a partly paid withdrawal and returns its new status. If nothing was
 * paid yet, use failWithdrawal.
 */
export async function returnRest(
  context: StaffContext,
  { merchant, reference }: { merchant: string; reference: string },
): Promise<WithdrawalRow["status"]> {
  const { staff } = context;
  const entry = { action: "returnRest", details: { reference }, changesPages: false };
  return asStaff(context, merchant, entry, async (tx) => {
    const writeContext = writeContextOf(context, merchant);
    const row = await holdByReference(tx, merchant, reference);
    const instalments = await listInstalments(tx, row);
    const amount = unassignedOf(row.amount, instalments);
    if (!hasBegun(row.status, instalments) || amount === 0n) {
      throw new Refusal("withdrawal_state", { status: 409 });
    }
    const number = instalments.length + 1;
    await tx.insert(withdrawalInstalments).values({
      merchant,
      withdrawalId: row.id,
      number,
      id: newId(writeContext.random),
      amount,
      status: "RETURNED",
      channel: "hand",
    });
    await giveBack(writeContext, tx, row, { number, amount });
    const step = { kind: "returned", by: "staff", staff, amount, part: number } as const;
    await writeStep(writeContext, tx, row, step);
    await tellPayee(writeContext, tx, row, "withdrawalReturned", { amount });
    return (await followInstalments(writeContext, tx, row)).status;
  });
}
