import type { withdrawalFullPayment } from "../../../contract/money/withdrawals.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { readWithdrawTerms } from "../../../core/merchant/withdraw-terms.ts";
import { canConfirm, isAllPaid } from "../../../domain/money/withdrawals/withdrawal-state.ts";
import { holdOwnWithdrawal, listInstalments } from "../find-withdrawal.ts";
import { showWithdrawal } from "../show-withdrawal.ts";
import { actOnInstalment } from "./act-on-instalment.ts";

/**
 * Confirms every instalment that waits for the player, also one that they had disputed. Refuses
 * while something is unpaid.
 */
export async function receiveAllInstalments(
  context: Context,
  { withdrawalId }: InputOf<typeof withdrawalFullPayment>,
): Promise<ValueOf<typeof withdrawalFullPayment>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  const { settlePolicy: policy } = await readWithdrawTerms(store, merchant.code);
  return store.inMerchant(merchant.code, async (tx) => {
    let row = await holdOwnWithdrawal(tx, merchant.code, memberId, withdrawalId);
    const instalments = await listInstalments(tx, row);
    if (!isAllPaid(row.amount, instalments)) {
      throw new Refusal("withdrawal_unpaid_part", { status: 409 });
    }
    const open = instalments.filter(
      (instalment) => canConfirm(instalment) || instalment.status === "DISPUTED",
    );
    const step = { kind: "received", by: "player" } as const;
    for (const instalment of open) {
      row = await actOnInstalment(context, tx, row, { instalment, act: "receive", policy, step });
    }
    const details = { reference: row.reference, parts: open.length };
    if (open.length > 0) {
      await record(context, tx, { action: "withdrawalFullPayment", memberId, details });
    }
    return showWithdrawal(tx, row);
  });
}
