import type { closingShow } from "../../contract/members/own-data.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { recordsEnd } from "../../core/guard.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { openBreak } from "../../members/protection/breaks/open-break.ts";
import { readGuard } from "../../members/protection/guard.ts";
import { closingStanding } from "./closing-standing.ts";

/** What hinders the closing of the member's account now, and what it leaves behind. */
export async function showClosing(context: Context): Promise<ValueOf<typeof closingShow>> {
  const { memberId, type } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const now = clock.now();
  const row = await readMerchant(store, merchant.code);
  return store.inMerchant(merchant.code, async (tx) => {
    const who = { merchant: merchant.code, memberId };
    const held = await openBreak(tx, who, now);
    const guard = await readGuard(tx, who);
    return {
      ...(await closingStanding(context, tx, { memberId, type })),
      keptUntil: recordsEnd(row, now).getTime(),
      isExcluded: held?.kind === "exclusion",
      isLeaving: guard?.leavingAt != null,
    };
  });
}
