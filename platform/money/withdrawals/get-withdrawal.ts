import { and, eq } from "drizzle-orm";
import type { withdrawalOne } from "../../contract/money/withdrawals.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import { withdrawals } from "../../store/schema/withdrawal.ts";
import { showWithdrawal } from "./show-withdrawal.ts";

/** One of the member's own withdrawals. Another member's is refused like an unknown one. */
export async function getWithdrawal(
  context: Context,
  { withdrawalId }: InputOf<typeof withdrawalOne>,
): Promise<ValueOf<typeof withdrawalOne>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  const { mayCancel } = (await policyFor(context)).withdrawals;
  return store.inMerchant(merchant.code, async (tx) => {
    const [row] = await tx
      .select()
      .from(withdrawals)
      .where(
        and(
          eq(withdrawals.merchant, merchant.code),
          eq(withdrawals.id, withdrawalId),
          eq(withdrawals.memberId, memberId),
        ),
      );
    if (!row) throw new Refusal("withdrawal_not_found", { status: 404 });
    const shown = await showWithdrawal(tx, row);
    return { ...shown, canCancel: shown.canCancel && mayCancel };
  });
}
