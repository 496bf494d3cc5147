import type { depositOne } from "../../contract/money/cashier.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { findDeposit } from "./find-deposit.ts";
import { showDeposit } from "./to-deposit.ts";

/** One of the member's own deposits. Another member's is refused like an unknown one. */
export async function getDeposit(
  context: Context,
  { depositId: id }: InputOf<typeof depositOne>,
): Promise<ValueOf<typeof depositOne>> {
  const { memberId } = requireActor(context);
  const { store, merchant, clock, language } = context;
  return store.inMerchant(merchant.code, async (tx) => {
    const row = await findDeposit(tx, { merchant: merchant.code, id });
    if (row.memberId !== memberId) throw new Refusal("deposit_not_found", { status: 404 });
    return showDeposit(tx, row, { now: clock.now(), language });
  });
}
