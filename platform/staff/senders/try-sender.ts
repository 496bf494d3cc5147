import type { staffSenderTry } from "../../contract/staff/merchant/senders.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { readMerchant, toMerchant } from "../../core/merchant/find-merchant.ts";
import { lettersIn } from "../../core/outbox/letters.ts";
import type { MerchantDesk } from "../people/manage-people.ts";
import { sendTrial } from "./send-trial.ts";

/** Sends a test message to see whether it leaves. Refuses like sendTrial. */
export async function trySender(
  desk: MerchantDesk,
  { to, channel }: InputOf<typeof staffSenderTry>,
): Promise<ValueOf<typeof staffSenderTry>> {
  const row = await readMerchant(desk.store, desk.merchant);
  const words = lettersIn(row.languages[0] ?? "es", toMerchant(row).country);
  const letter = words.senderTest({ brand: row.name });
  return sendTrial(desk, { action: "trySender", channel, to, letter });
}
