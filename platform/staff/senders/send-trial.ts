import { Refusal } from "../../contract/wire/refusal.ts";
import { newId } from "../../core/access/token.ts";
import { readMerchant } from "../../core/merchant/find-merchant.ts";
import { sendersOf } from "../../core/outbox/merchant-sender.ts";
import { htmlOf, type Letter } from "../../core/outbox/queue-outgoing.ts";
import { asStaff } from "../as-staff.ts";
import { type MerchantDesk, staffOf } from "../people/manage-people.ts";
import { showSender } from "./show-sender.ts";

const CHANNELS = { mail: "email", text: "sms" } as const;
const FORMS = { mail: /^[^\s@]+@[^\s@]+$/, text: /^\+\d{8,15}$/ } as const;
const ANSWER_MAX = 200;

type Trial = {
  /** In the audit, which names the channel and no recipient. */
  action: string;
  channel: keyof typeof CHANNELS;
  /** An e-mail address, or a number with its dialling code. */
  to: string;
  letter: Letter;
};
type Tried = { sent: "yes" | "no"; through: "own" | "platform"; answer: string };

/**
 * Sends a message through the merchant's own server or the platform's, past the outbox, so that the
 * server's answer is known. Refuses a recipient of another form (invalid_field), and with no_sender a
 * channel without a server.
 */
export async function sendTrial(desk: MerchantDesk, trial: Trial): Promise<Tried> {
  const { store, merchant, random } = desk;
  const { action, channel, to: recipient, letter } = trial;
  if (!FORMS[channel].test(recipient)) throw new Refusal("invalid_field", { field: "to" });
  const row = await readMerchant(store, merchant);
  const { [channel]: through } = await showSender(desk);
  const send = (await sendersOf({ ...desk, merchant: row }))[CHANNELS[channel]];
  if (!send || through === "none")
    throw new Refusal("no_sender", { field: "channel", status: 409 });
  const entry = { action, details: { channel }, changesPages: false };
  const html = await asStaff(staffOf(desk), merchant, entry, (tx) =>
    channel === "mail" ? htmlOf(tx, merchant, letter) : Promise.resolve(""),
  );
  const { subject, text } = letter;
  const message = { merchant, id: newId(random), channel: CHANNELS[channel] };
  try {
    const said = await send({ ...message, recipient, subject, text, html });
    return { sent: "yes", through, answer: line(said) || "The server accepted it." };
  } catch (error) {
    return { sent: "no", through, answer: answerOf(error) };
  }
}

/** The server's own words where it gave any; the error's words may hold an address with its password. */
function answerOf(error: unknown): string {
  const { response, code, status } = (error ?? {}) as Record<string, unknown>;
  return (
    line(response) ||
    line(code) ||
    (line(status) && `It answered ${line(status)}.`) ||
    "There was no answer."
  );
}

const line = (value: unknown): string =>
  typeof value === "string" || typeof value === "number"
    ? String(value)
        .replaceAll(/\p{Cc}+/gu, " ")
        .slice(0, ANSWER_MAX)
    : "";
