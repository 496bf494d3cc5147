import type { withdrawalCancel } from "../../contract/money/withdrawals.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { afterAct } from "../../domain/money/withdrawals/withdrawal-state.ts";
import { changeWithdrawal } from "./change-withdrawal.ts";
import { holdOwnWithdrawal } from "./find-withdrawal.ts";
import { unfreeze } from "./move-frozen.ts";
import { showWithdrawal } from "./show-withdrawal.ts";
import { writeStep } from "./write-step.ts";

/**
 * Cancels a request before its review begins; a repeat returns the same. Refuses with
 * withdrawal_is_final where the law lets nobody cancel.
 */
export async function cancelWithdrawal(
  context: Context,
  { withdrawalId }: InputOf<typeof withdrawalCancel>,
): Promise<ValueOf<typeof withdrawalCancel>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  const { mayCancel } = (await policyFor(context)).withdrawals;
  return store.inMerchant(merchant.code, async (tx) => {
    const row = await holdOwnWithdrawal(tx, merchant.code, memberId, withdrawalId);
    if (row.status === "CANCELLED") return showWithdrawal(tx, row);
    const status = afterAct(row.status, "cancel");
    if (!mayCancel) throw new Refusal("withdrawal_is_final", { status: 451 });
    if (!status) throw new Refusal("withdrawal_under_way", { status: 409 });
    await unfreeze(context, tx, row);
    const cancelled = await changeWithdrawal(context, tx, row, { status });
    await writeStep(context, tx, row, { kind: "cancelled", by: "player", amount: row.amount });
    const details = { reference: row.reference };
    await record(context, tx, { action: "withdrawalCancel", memberId, details });
    return showWithdrawal(tx, cancelled);
  });
}
