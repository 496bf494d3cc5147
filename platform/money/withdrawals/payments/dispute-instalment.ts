import { NOT_RECEIVED } from "../../../contract/money/not-received.ts";
import type { withdrawalNotReceived } from "../../../contract/money/withdrawals.ts";
import type { InputOf, ValueOf } from "../../../contract/wire/call.ts";
import { Refusal } from "../../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import { record } from "../../../core/audit/record.ts";
import type { Context } from "../../../core/context.ts";
import { readWithdrawTerms } from "../../../core/merchant/withdraw-terms.ts";
import { redrawImage } from "../../../core/pictures/redraw-image.ts";
import { withdrawalProofs } from "../../../store/schema/withdrawal.ts";
import { holdOwnWithdrawal, instalmentOf, listInstalments } from "../find-withdrawal.ts";
import { showWithdrawal } from "../show-withdrawal.ts";
import { actOnInstalment } from "./act-on-instalment.ts";

type Input = InputOf<typeof withdrawalNotReceived>;

/**
 * Records that a payment did not arrive, with the player's statement of account. Staff then decide;
 * time no longer does. A repeat returns the same.
 */
export async function disputeInstalment(
  context: Context,
  input: Input,
): Promise<ValueOf<typeof withdrawalNotReceived>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const { settlePolicy: policy } = await readWithdrawTerms(store, merchant.code);
  const comment = checkedComment(input);
  await store.inMerchant(merchant.code, async (tx) => {
    const row = await holdOwnWithdrawal(tx, merchant.code, memberId, input.withdrawalId);
    instalmentOf(await listInstalments(tx, row), input.allocationId);
  });
  if (!input.proof) throw new Refusal("proof_required", { field: "proof" });
  const image = await redrawImage(input.proof, 1, "proof");
  return store.inMerchant(merchant.code, async (tx) => {
    const row = await holdOwnWithdrawal(tx, merchant.code, memberId, input.withdrawalId);
    const instalment = instalmentOf(await listInstalments(tx, row), input.allocationId);
    if (instalment.status === "DISPUTED") return showWithdrawal(tx, row);
    const step = { kind: "notReceived", by: "player" } as const;
    const changed = await actOnInstalment(context, tx, row, {
      instalment,
      act: "dispute",
      policy,
      step,
    });
    await tx.insert(withdrawalProofs).values({
      merchant: merchant.code,
      withdrawalId: row.id,
      part: instalment.number,
      attempt: instalment.attempt,
      at: clock.now(),
      comment,
      ...image,
    });
    const details = { reference: row.reference, part: instalment.number };
    await record(context, tx, { action: "withdrawalNotReceived", memberId, details });
    return showWithdrawal(tx, changed);
  });
}

function checkedComment(input: Input): string {
  const comment = input.comment.trim();
  const { commentMax: max } = NOT_RECEIVED;
  const length = [...comment].length;
  if (length <= max) return comment;
  throw new Refusal("input_long", { field: "comment", details: { count: length - max, max } });
}
