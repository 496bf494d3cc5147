import type { Pool } from "pg";
import { signedHeaders } from "#platform/contract/wire/signature.ts";
import { randomId } from "../wallet/random-id.ts";
import type { Clock, RandomBytes } from "../wallet/runtime.ts";

export type WebhookParts = {
  pool: Pool;
  webhookFetch: (request: Request) => Response | Promise<Response>;
  webhookUrl: string;
  secret: string;
  clock: Clock;
  random: RandomBytes;
};

type Due = {
  id: string;
  attempts: number;
  gatewayTxId: string;
  reference: string;
  amount: string;
  currency: string;
  status: "PAID" | "FAILED" | "REFUNDED";
};

const ATTEMPTS_MAX = 20;

/**
 * Sends every webhook that is due. Each is claimed by a later due time, so two senders never send
 * the same attempt. It is repeated until a 2xx answer, with growing pauses: 5 s, 10 s … 1 h.
 */
export async function sendDueWebhooks(parts: WebhookParts): Promise<void> {
  const { rows } = await parts.pool.query<Due>(
    `update mockpay.webhooks w
     set attempts = w.attempts + 1,
         due_at = $1::timestamptz + least(3600, 5 * power(2, w.attempts)) * interval '1 second'
     from mockpay.orders o
     where o.id = w.order_id and w.id in (
       select id from mockpay.webhooks
       where delivered_at is null and due_at <= $1 and attempts < $2
       order by due_at limit 20 for update skip locked
     )
     returning w.id, w.attempts, o.id as "gatewayTxId", o.reference,
       coalesce(o.paid_amount, o.amount) as amount, o.currency,
       case when o.refunded_at is null then o.outcome else 'REFUNDED' end as status`,
    [parts.clock.now(), ATTEMPTS_MAX],
  );
  await Promise.all(rows.map((due) => sendOne(parts, due)));
}

async function sendOne(parts: WebhookParts, { id, attempts: _, ...body }: Due): Promise<void> {
  if (!(await isTaken(parts, JSON.stringify(body)))) return;
  const sql = "update mockpay.webhooks set delivered_at = $2 where id = $1";
  await parts.pool.query(sql, [id, parts.clock.now()]);
}

async function isTaken(parts: WebhookParts, body: string): Promise<boolean> {
  const signed = {
    timestamp: String(Math.floor(parts.clock.now().getTime() / 1000)),
    nonce: randomId(parts.random),
    method: "POST",
    path: new URL(parts.webhookUrl).pathname,
    body,
  };
  const headers = signedHeaders("mockpay", parts.secret, signed);
  const signal = AbortSignal.timeout(10_000);
  try {
    const request = new Request(parts.webhookUrl, { method: "POST", headers, body, signal });
    return (await parts.webhookFetch(request)).ok;
  } catch {
    return false;
  }
}
