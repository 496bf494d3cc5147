import { and, eq } from "drizzle-orm";
import type { staffSenderShow } from "../../contract/staff/merchant/senders.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { letterheadOf } from "../../core/outbox/merchant-sender.ts";
import { merchantSecrets } from "../../store/schema/secret.ts";
import type { MerchantDesk } from "../people/manage-people.ts";

/** Who a merchant's messages come from, and through which servers they go. */
export async function showSender(desk: MerchantDesk): Promise<ValueOf<typeof staffSenderShow>> {
  const { store, merchant, senders = {} } = desk;
  const rows = await store.reading(merchant, (reader) =>
    reader
      .select({ name: merchantSecrets.name })
      .from(merchantSecrets)
      .where(and(eq(merchantSecrets.merchant, merchant), eq(merchantSecrets.kind, "sender"))),
  );
  const through = (name: string, isThere: boolean) => {
    if (rows.some((row) => row.name === name)) return "own" as const;
    return isThere ? ("platform" as const) : ("none" as const);
  };
  return {
    ...letterheadOf(await readMerchant(store, merchant)),
    mail: through("mail", senders.email !== undefined),
    text: through("text", senders.sms !== undefined),
  };
}
