import type { depositCancel } from "../../contract/money/cashier.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import { record } from "../../core/audit/record.ts";
import type { Context } from "../../core/context.ts";
import { canCancel } from "../../domain/money/deposit-state.ts";
import { showOnChain } from "./chain/show-on-chain.ts";
import { changeDeposit, holdDeposit } from "./find-deposit.ts";
import { writeDepositStep } from "./settling/write-deposit-step.ts";
import { showDeposit } from "./to-deposit.ts";

/**
 * Cancels a deposit that waits for its payment; a repeat returns the same. A payment that comes
 * later is still credited. Refuses with deposit_under_way when the player can no longer cancel.
 */
export async function cancelDeposit(
  context: Context,
  { depositId: id }: InputOf<typeof depositCancel>,
): Promise<ValueOf<typeof depositCancel>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock, language } = context;
  const reader = { now: clock.now(), language };
  return store.inMerchant(merchant.code, async (tx) => {
    const row = await holdDeposit(tx, { merchant: merchant.code, id });
    if (row.memberId !== memberId) throw new Refusal("deposit_not_found", { status: 404 });
    if (row.status === "CANCELLED") return showDeposit(tx, row, reader);
    const onChain = await showOnChain(tx, row);
    const isArriving = onChain?.arrivals.some(({ state }) => state === "PENDING") ?? false;
    if (isArriving || !canCancel(row, clock.now())) {
      throw new Refusal("deposit_under_way", { status: 409 });
    }
    const cancelled = await changeDeposit(tx, row, { status: "CANCELLED", reason: "" });
    await writeDepositStep(context, tx, row, { kind: "cancelled", by: "player" });
    const details = { reference: row.reference };
    await record(context, tx, { action: "depositCancel", memberId, details });
    return showDeposit(tx, cancelled, reader);
  });
}
