import type { withdrawalReceived } from "../../../contract/money/withdrawals.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { readWithdrawTerms } from "../../../core/merchant/withdraw-terms.ts";
import { holdOwnWithdrawal, instalmentOf, listInstalments } from "../find-withdrawal.ts";
import { showWithdrawal } from "../show-withdrawal.ts";
import { actOnInstalment } from "./act-on-instalment.ts";

/** Confirms an instalment for the player; a repeat returns the same. */
export async function receiveInstalment(
  context: Context,
  { withdrawalId, allocationId }: InputOf<typeof withdrawalReceived>,
): Promise<ValueOf<typeof withdrawalReceived>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  const { settlePolicy: policy } = await readWithdrawTerms(store, merchant.code);
  return store.inMerchant(merchant.code, async (tx) => {
    const row = await holdOwnWithdrawal(tx, merchant.code, memberId, withdrawalId);
    const instalment = instalmentOf(await listInstalments(tx, row), allocationId);
    if (instalment.status === "SETTLED" || instalment.status === "RECEIVER_CONFIRMED") {
      return showWithdrawal(tx, row);
    }
    const step = { kind: "received", by: "player" } as const;
    const changed = await actOnInstalment(context, tx, row, {
      instalment,
      act: "receive",
      policy,
      step,
    });
    const details = { reference: row.reference, part: instalment.number };
    await record(context, tx, { action: "withdrawalReceived", memberId, details });
    return showWithdrawal(tx, changed);
  });
}
