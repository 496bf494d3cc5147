import { Refusal } from "../../contract/wire/refusal.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { unsentChannels } from "../../core/outbox/sending-through.ts";
import type { MerchantDesk } from "../people/manage-people.ts";

/**
 * Refuses with sender_missing while a merchant's e-mails or text messages would reach nobody. The details
 * name each channel with what it lacks, and the command. A demonstration's merchant needs none.
 */
export async function requireSenders({
  store,
  merchant,
  senders,
}: Pick<MerchantDesk, "store" | "merchant" | "senders">): Promise<void> {
  const row = await readMerchant(store, merchant);
  if (row.isDemonstration) return;
  const unsent = await unsentChannels(store, row, senders);
  if (unsent.length === 0) return;
  const lacking = unsent.map(({ channel, lacks }) => [channel, `no_${lacks}`] as const);
  const details = { ...Object.fromEntries(lacking), command: `sender show ${merchant}` };
  throw new Refusal("sender_missing", { field: "status", status: 409, details });
}
