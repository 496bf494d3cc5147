import type { transferReceiver } from "../../contract/money/transfers.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { requireAllowed } from "../../core/guard.ts";
import { transferTermsAt } from "../../core/merchant/config/terms-at.ts";
import { maskName } from "../../domain/members/mask-name.ts";
import { findReceiver } from "./find-receiver.ts";
import { GATE_OF_DIRECTION } from "./gate-of-direction.ts";
import { readTransferStanding } from "./read-transfer-standing.ts";

/** The account and the masked name at the other end of a transfer that is reviewed. */
export async function showReceiver(
  context: Context,
  input: InputOf<typeof transferReceiver>,
): Promise<ValueOf<typeof transferReceiver>> {
  const { memberId } = requireRealAccount(context);
  await requireAllowed(context, GATE_OF_DIRECTION[input.direction]);
  const { store, merchant, clock } = context;
  return store.inMerchant(merchant.code, async (tx) => {
    const terms = await transferTermsAt(tx, merchant.code, clock.now());
    const standing = await readTransferStanding(context, tx, memberId, terms);
    const sender = { merchant: merchant.code, id: memberId, ...standing };
    const { username, profile } = await findReceiver(tx, sender, input, terms);
    const { fullname, payeeName } = profile;
    return { account: username, maskedName: maskName(fullname || payeeName || "") };
  });
}
