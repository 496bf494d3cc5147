import type { transferReceiver } from "../../contract/money/transfers.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { rowOfMerchant } from "../../core/merchant/find-merchant.ts";
import { transferTermsOf } from "../../core/merchant/transfer-terms.ts";
import { maskName } from "../../domain/members/mask-name.ts";
import { findReceiver } from "./find-receiver.ts";
import { readTransferStanding } from "./read-transfer-standing.ts";

/** The account and the masked name at the other end of a transfer that is reviewed. */
export async function showReceiver(
  context: Context,
  input: InputOf<typeof transferReceiver>,
): Promise<ValueOf<typeof transferReceiver>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant } = context;
  const terms = transferTermsOf(await rowOfMerchant(store, merchant));
  return store.inMerchant(merchant.code, async (tx) => {
    const standing = await readTransferStanding(context, tx, memberId, terms);
    const sender = { merchant: merchant.code, id: memberId, ...standing };
    const { username, profile } = await findReceiver(tx, sender, input, terms);
    const { fullname, payeeName } = profile;
    return { account: username, maskedName: maskName(fullname || payeeName || "") };
  });
}
