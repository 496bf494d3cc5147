import type { Env } from "#env";
import { Unknown } from "#platform/contract/wire/refusal.ts";
import type { Sender, Senders } from "#platform/core/outbox/send-outgoing.ts";
import type { PlatformParts } from "#platform/core/platform-parts.ts";

const PATIENCE_MS = 10_000;

/** Who is told of findings, as the environment names them. */
export function findingTargets(env: Env): NonNullable<PlatformParts["findingsTo"]> {
  return [
    ...(env.FINDINGS_EMAIL ? [{ channel: "email" as const, recipient: env.FINDINGS_EMAIL }] : []),
    ...(env.FINDINGS_WEBHOOK_URL ? [{ channel: "webhook" as const, recipient: "" }] : []),
  ];
}

/** The senders for the outbox that the environment configures. */
export async function openSenders(env: Env): Promise<Senders> {
  return {
    ...(env.SMTP_URL && env.MAIL_FROM && { email: await smtp(env.SMTP_URL, env.MAIL_FROM) }),
    ...(env.FINDINGS_WEBHOOK_URL && {
      webhook: webhook(env.FINDINGS_WEBHOOK_URL, env.FINDINGS_WEBHOOK_KEY),
    }),
    ...(env.SMS_GATEWAY_URL && { sms: smsGateway(env.SMS_GATEWAY_URL, env.SMS_GATEWAY_KEY) }),
  };
}

async function smtp(url: string, from: string): Promise<Sender> {
  const { createTransport } = await import("nodemailer");
  const waits = { connectionTimeout: PATIENCE_MS, socketTimeout: PATIENCE_MS };
  const transport = createTransport({ url, ...waits });
  return async ({ recipient, subject, text, html, merchant, id }) => {
    const messageId = `<${id}.${merchant}@${from.split("@")[1]}>`;
    await transport.sendMail({
      from,
      to: recipient,
      subject,
      text,
      ...(html && { html }),
      messageId,
    });
  };
}

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
