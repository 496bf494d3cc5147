import type { pointsBalance } from "../../../contract/club/points.ts";
import type { ValueOf } from "../../../contract/wire/call.ts";
import { requireRealAccount } from "../../../core/access/require-actor.ts";
import type { Context } from "../../../core/context.ts";
import { balanceOf } from "../../../money/ledger/balance-of.ts";

/** The points of the member's own purse. Refuses a trial account, which earns none. */
export async function showPointsBalance(context: Context): Promise<ValueOf<typeof pointsBalance>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  const purse = { merchant: merchant.code, owner: memberId, kind: "points" } as const;
  return { points: await store.reading(merchant.code, (reader) => balanceOf(reader, purse)) };
}
