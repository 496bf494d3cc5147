import { requireActor } from "../auth/require-actor.ts";
import type { Context } from "../context.ts";
import type { ValueOf } from "../contract/call.ts";
import type { balance } from "../contract/wallet.ts";
import { balanceOf } from "../ledger/balance-of.ts";

/** The member's money, in ledger units of the merchant's currency. */
export async function getBalance(context: Context): Promise<ValueOf<typeof balance>> {
  const { memberId } = requireActor(context);
  const { store, merchant } = context;
  const sumBalance = await store.inMerchant(merchant.code, (tx) =>
    balanceOf(tx, { merchant: merchant.code, owner: memberId, kind: "cash" }),
  );
  return { sumBalance, currency: merchant.currency };
}
