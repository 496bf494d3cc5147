import type { Env } from "#env";
import { Unknown } from "#platform/contract/wire/refusal.ts";
import type { Sender, Senders } from "#platform/core/outbox/send-outgoing.ts";

const PATIENCE_MS = 10_000;

/** The senders for the outbox that the environment configures. */
export async function openSenders(env: Env): Promise<Senders> {
  return {
    ...(env.SMTP_URL && env.MAIL_FROM && { email: await smtp(env.SMTP_URL, env.MAIL_FROM) }),
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
  return async ({ recipient, text, merchant, id }) => {
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": `${merchant}:${id}`,
        ...(key && { authorization: `Bearer ${key}` }),
      },
      body: JSON.stringify({ to: recipient, text }),
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    const { ok, status } = answer;
    if (!ok) throw new Unknown("the gateway for text messages refused", { status });
  };
}
