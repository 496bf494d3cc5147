import type { Pool } from "pg";
import { randomId } from "../random-id.ts";
import type { Clock, RandomBytes } from "../runtime.ts";
import { type OrderRow, statusOf } from "./order.ts";

export const ACTIONS = ["pay", "fail", "late", "twice"] as const;
export type Action = (typeof ACTIONS)[number];

export function isAction(text: string): text is Action {
  return ACTIONS.some((action) => action === text);
}

/** A late payment arrives so long after its order expired. */
const LATE_MS = 5_000;

/**
 * Settles a waiting order as its button says and notes the webhooks to send, in one transaction;
 * an order that was decided before stays as it is.
 */
export async function decide(
  parts: { pool: Pool; clock: Clock; random: RandomBytes },
  order: OrderRow,
  action: Action,
): Promise<void> {
  const now = parts.clock.now();
  if (order.outcome || statusOf(order, now) !== "WAITING") return;
  const at = action === "late" ? new Date(order.expires_at.getTime() + LATE_MS) : now;
  const outcome = action === "fail" ? "FAILED" : "PAID";
  const webhooks = Array.from({ length: action === "twice" ? 2 : 1 }, () => randomId(parts.random));
  await parts.pool.query(
    `with decided as (
       update mockpay.orders set outcome = $2, outcome_at = $3
       where id = $1 and outcome is null returning id
     )
     insert into mockpay.webhooks (id, order_id, due_at)
     select webhook, decided.id, $3 from decided, unnest($4::text[]) as webhook`,
    [order.id, outcome, at, webhooks],
  );
}
