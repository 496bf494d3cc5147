import { and, eq } from "drizzle-orm";
import type { Store } from "../../store/open-store.ts";
import { merchantSecrets } from "../../store/schema/secret.ts";
import type { MerchantRow } from "../merchant/find-merchant.ts";
import { letterheadOf } from "./merchant-sender.ts";
import type { Senders } from "./send-outgoing.ts";

export type MessageChannel = "mail" | "text";
/** Through which server a channel goes; "none" where its messages reach nobody. */
export type Through = Record<MessageChannel, "own" | "platform" | "none">;

/** The channels through a merchant's own servers, and through the platform's `senders`. */
export async function sendingThrough(
  store: Store,
  merchant: string,
  senders: Senders = {},
): Promise<Through> {
  const rows = await store.reading(merchant, (reader) =>
    reader
      .select({ name: merchantSecrets.name })
      .from(merchantSecrets)
      .where(and(eq(merchantSecrets.merchant, merchant), eq(merchantSecrets.kind, "sender"))),
  );
  const through = (name: MessageChannel, isThere: boolean) => {
    if (rows.some((row) => row.name === name)) return "own" as const;
    return isThere ? ("platform" as const) : ("none" as const);
  };
  return {
    mail: through("mail", senders.email !== undefined),
    text: through("text", senders.sms !== undefined),
  };
}

/** What a merchant's players would not get, and the first thing that it lacks. */
export type Unsent = { channel: MessageChannel; lacks: "server" | "address" };

/**
 * The channels on which nobody would get a merchant's messages. Its own mail server needs an address
 * that e-mails come from; the platform's has one.
 */
export async function unsentChannels(
  store: Store,
  row: Pick<MerchantRow, "code" | "settings">,
  senders: Senders = {},
): Promise<Unsent[]> {
  const { mail, text } = await sendingThrough(store, row.code, senders);
  const hasAddress = senders.email !== undefined || letterheadOf(row).fromAddress !== null;
  return [
    ...(mail === "none" ? [{ channel: "mail", lacks: "server" } as const] : []),
    ...(mail === "own" && !hasAddress ? [{ channel: "mail", lacks: "address" } as const] : []),
    ...(text === "none" ? [{ channel: "text", lacks: "server" } as const] : []),
  ];
}
