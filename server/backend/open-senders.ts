import type { Env } from "#env";
import { Unknown } from "#platform/contract/wire/refusal.ts";
import type { Registers } from "#platform/core/access/registers.ts";
import type { Watchlists } from "#platform/core/access/watchlists.ts";
import type { Carriers } from "#platform/core/outbox/merchant-sender.ts";
import type { Sender, Senders } from "#platform/core/outbox/send-outgoing.ts";
import type { PlatformParts } from "#platform/core/platform-parts.ts";
import { fileRegisters } from "#platform/members/person/registers/file-registers.ts";
import { fileWatchlists } from "#platform/members/person/watchlists/file-watchlists.ts";

const PATIENCE_MS = 10_000;

/** Who is told of findings, as the environment names them. */
export function findingTargets(env: Env): NonNullable<PlatformParts["findingsTo"]> {
  return [
    ...(env.FINDINGS_EMAIL ? [{ channel: "email" as const, recipient: env.FINDINGS_EMAIL }] : []),
    ...(env.FINDINGS_WEBHOOK_URL ? [{ channel: "webhook" as const, recipient: "" }] : []),
  ];
}

/** The senders for the outbox that the environment configures. */
export function openSenders(env: Env): Senders {
  return {
    ...(env.SMTP_URL && env.MAIL_FROM && { email: smtp(env.SMTP_URL, env.MAIL_FROM) }),
    ...(env.FINDINGS_WEBHOOK_URL && {
      webhook: webhook(env.FINDINGS_WEBHOOK_URL, env.FINDINGS_WEBHOOK_KEY),
    }),
    ...(env.SMS_GATEWAY_URL && { sms: smsGateway(env.SMS_GATEWAY_URL, env.SMS_GATEWAY_KEY) }),
  };
}

/** The registers of excluded persons in the operator's files. */
export const openRegisters = (env: Env): Registers | undefined =>
  env.REGISTERS_DIR ? fileRegisters(env.REGISTERS_DIR) : undefined;

/** The lists of sanctioned and exposed persons in the operator's files. */
export const openWatchlists = (env: Env): Watchlists | undefined =>
  env.WATCHLISTS_DIR ? fileWatchlists(env.WATCHLISTS_DIR) : undefined;

/** The makers of senders for merchants with servers of their own. */
export function openCarriers(env: Env): Carriers {
  return {
    email: ({ url }) => smtp(url, env.MAIL_FROM),
    sms: ({ url, key }) => smsGateway(url, key ?? undefined),
  };
}

/** `from` is the platform's address, for a merchant without its own. */
function smtp(url: string, from: string | undefined): Sender {
  const waits = { connectionTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
  return async ({ recipient, subject, text, html, stop, merchant, id, letterhead }) => {
    const { createTransport } = await import("nodemailer");
    const address = letterhead?.fromAddress ?? from;
    if (!address) throw new Unknown("no address that letters come from");
    const { fromName: name, replyTo } = letterhead ?? {};
    const messageId = `<${id}.${merchant}@${address.split("@")[1]}>`;
    const sent = await createTransport({ url, ...waits }).sendMail({
      from: name ? { name, address } : address,
      to: recipient,
      subject,
      text,
      ...(replyTo && { replyTo }),
      ...(html && { html }),
      ...(stop && { headers: stopHeaders(stop) }),
      messageId,
    });
    return sent.response;
  };
}

/** Mail programs show a button that stops such letters (RFC 8058). */
const stopHeaders = (address: string) => ({
  "List-Unsubscribe": `<${address}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

function smsGateway(url: string, key: string | undefined): Sender {
  const post = poster(url, key, "the gateway for text messages");
  return ({ recipient, text, ...id }) => post(id, JSON.stringify({ to: recipient, text }));
}

/** The text of such a message is its body already. */
function webhook(url: string, key: string | undefined): Sender {
  const post = poster(url, key, "the webhook for findings");
  return ({ text, ...id }) => post(id, text);
}

function poster(url: string, key: string | undefined, name: string) {
  return async ({ merchant, id }: { merchant: string; id: string }, body: string) => {
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": `${merchant}:${id}`,
        ...(key && { authorization: `Bearer ${key}` }),
      },
      body,
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { ok, status } = answer;
    if (!ok) throw new Unknown(`${name} refused`, { status });
  };
}
