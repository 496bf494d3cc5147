import type { staffSenderShow } from "../../contract/staff/merchant/senders.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { letterheadOf } from "../../core/outbox/merchant-sender.ts";
import { sendingThrough } from "../../core/outbox/sending-through.ts";
import type { MerchantDesk } from "../people/manage-people.ts";

/** Who a merchant's messages come from, and through which servers they go. */
export async function showSender(desk: MerchantDesk): Promise<ValueOf<typeof staffSenderShow>> {
  const { store, merchant, senders } = desk;
  return {
    ...letterheadOf(await readMerchant(store, merchant)),
    ...(await sendingThrough(store, merchant, senders)),
  };
}
