import type { ratesMine } from "../../contract/agents/people.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { ratesOf } from "../../members/rates/rates-at.ts";
import { accountsLeft } from "./accounts-left.ts";

/** The agent's own rates, and the accounts that are left today. */
export async function showOwnRates(context: Context): Promise<ValueOf<typeof ratesMine>> {
  const { store, merchant, clock } = context;
  const { memberId } = requireActor(context);
  const at = { merchant: merchant.code, at: clock.now() };
  return store.inMerchant(merchant.code, async (tx) => ({
    rates: await ratesOf(tx, at, memberId),
    ...(await accountsLeft(tx, at, memberId)),
  }));
}
