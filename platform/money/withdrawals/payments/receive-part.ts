import type { withdrawalReceived } from "../../../contract/money/withdrawals.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { holdOwnWithdrawal, listParts, partOf } from "../find-withdrawal.ts";
import { showWithdrawal } from "../show-withdrawal.ts";
import { readWithdrawTerms } from "../withdraw-terms.ts";
import { actOnPart } from "./act-on-part.ts";

/** Confirms an instalment for the player; a repeat returns the same. */
export async function receivePart(
  context: Context,
  { withdrawalId, allocationId }: InputOf<typeof withdrawalReceived>,
): Promise<ValueOf<typeof withdrawalReceived>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  const { settlePolicy: policy } = await readWithdrawTerms(store, merchant.code);
  return store.inMerchant(merchant.code, async (tx) => {
    const row = await holdOwnWithdrawal(tx, merchant.code, memberId, withdrawalId);
    const part = partOf(await listParts(tx, row), allocationId);
    if (part.status === "SETTLED" || part.status === "RECEIVER_CONFIRMED") {
      return showWithdrawal(tx, row);
    }
    const step = { kind: "received", by: "player" } as const;
    const changed = await actOnPart(context, tx, row, { part, act: "receive", policy, step });
    const details = { reference: row.reference, part: part.number };
    await record(context, tx, { action: "withdrawalReceived", memberId, details });
    return showWithdrawal(tx, changed);
  });
}
