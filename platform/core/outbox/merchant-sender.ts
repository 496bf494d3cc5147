import { and, asc, eq } from "drizzle-orm";
import { z } from "zod";
import { Unknown } from "../../contract/wire/refusal.ts";
import { merchantSecrets } from "../../store/schema/secret.ts";
import type { Context } from "../context.ts";
import type { MerchantRow } from "../merchant/find-merchant.ts";
import { secretPlace } from "../seal/kept-key.ts";
import { openText, type SealKeys } from "../seal/seal-text.ts";
import type { Sender, Senders } from "./send-outgoing.ts";

/** What stands at the head of a merchant's e-mails. Null is the platform's own. */
export type Letterhead = {
  fromName: string | null;
  fromAddress: string | null;
  replyTo: string | null;
};

export const mailCarrier = z.object({ url: z.url({ protocol: /^smtps?$/ }) });
export const textCarrier = z.object({
  url: z.url({ protocol: /^https?$/ }),
  key: z.string().min(8).nullable(),
});

/** Makes the senders of a merchant's own mail server and gateway for text messages. */
export type Carriers = {
  email(carrier: z.output<typeof mailCarrier>): Sender;
  sms(carrier: z.output<typeof textCarrier>): Sender;
};

const letterhead = z.object({
  fromName: z.string().nullable().default(null),
  fromAddress: z.string().nullable().default(null),
  replyTo: z.string().nullable().default(null),
});

/** Reads the merchant's setting `sender`. */
export const letterheadOf = ({ settings }: Pick<MerchantRow, "settings">): Letterhead =>
  letterhead.parse(settings.sender ?? {});

type Parts = Pick<Context, "store"> & {
  secrets: SealKeys;
  merchant: MerchantRow;
  senders?: Senders | undefined;
  carriers?: Carriers | undefined;
};

/**
 * The senders of a merchant: its own mail server and gateway where staff have set them, and the
 * platform's otherwise. Its e-mails carry its letterhead.
 */
export async function sendersOf(parts: Parts): Promise<Senders> {
  const { senders = {}, carriers, merchant } = parts;
  const own = carriers ? await readCarriers(parts) : {};
  const email = own.email ? carriers!.email(own.email) : senders.email;
  const sms = own.sms ? carriers!.sms(own.sms) : senders.sms;
  const head = letterheadOf(merchant);
  return {
    ...senders,
    ...(email && { email: (message) => email({ ...message, letterhead: head }) }),
    ...(sms && { sms }),
  };
}

/**
 * The senders with one that always fails for a channel without a server, so that staff hear of a real
 * player's message that nobody gets. A demonstration's messages stay in the outbox.
 */
export const orFailing = (
  { isDemonstration }: Pick<MerchantRow, "isDemonstration">,
  senders: Senders,
): Senders => (isDemonstration ? senders : { email: noServer, sms: noServer, ...senders });

const noServer: Sender = ({ channel }) => Promise.reject(new Unknown(`no server for ${channel}`));

async function readCarriers({ store, secrets, merchant: { code } }: Omit<Parts, "senders">) {
  const rows = await store.reading(code, (reader) =>
    reader
      .select()
      .from(merchantSecrets)
      .where(and(eq(merchantSecrets.merchant, code), eq(merchantSecrets.kind, "sender")))
      .orderBy(asc(merchantSecrets.createdAt)),
  );
  const context = { secrets, merchant: { code } };
  const textOf = (name: string) => {
    const row = rows.find((one) => one.name === name);
    return row && JSON.parse(openText(context, secretPlace(row), row.sealed));
  };
  const [mail, text] = [textOf("mail"), textOf("text")];
  return {
    ...(mail && { email: mailCarrier.parse(mail) }),
    ...(text && { sms: textCarrier.parse(text) }),
  };
}
