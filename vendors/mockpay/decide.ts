import type { Pool } from "pg";
import { randomId } from "../wallet/random-id.ts";
import type { Clock, RandomBytes } from "../wallet/runtime.ts";
import { type OrderRow, statusOf } from "./order.ts";

export const ACTIONS = ["pay", "fail", "late", "twice", "less", "refund"] as const;
export type Action = (typeof ACTIONS)[number];

export function isAction(text: string): text is Action {
  return ACTIONS.some((action) => action === text);
}

/** The time between an order's expiry and its late payment. */
const LATE_MS = 5_000;

type Parts = { pool: Pool; clock: Clock; random: RandomBytes };

/**
 * Applies a button's decision, in one transaction with its webhooks: settles a waiting order or
 * refunds a paid one. An order that is already decided stays unchanged.
 */
export async function decide(parts: Parts, order: OrderRow, action: Action): Promise<void> {
  const now = parts.clock.now();
  const status = statusOf(order, now);
  if (action === "refund") {
    if (status === "PAID") await giveBack(parts, order, now);
  } else if (!order.outcome && status === "WAITING") await settle(parts, order, action, now);
}

async function settle(parts: Parts, order: OrderRow, action: Action, now: Date): Promise<void> {
  const at = action === "late" ? new Date(order.expires_at.getTime() + LATE_MS) : now;
  const outcome = action === "fail" ? "FAILED" : "PAID";
  const paid = action === "less" ? halfOf(order.amount) : null;
  const webhooks = Array.from({ length: action === "twice" ? 2 : 1 }, () => randomId(parts.random));
  await parts.pool.query(
    `with decided as (
       update mockpay.orders set outcome = $2, outcome_at = $3, paid_amount = $5
       where id = $1 and outcome is null returning id
     )
     insert into mockpay.webhooks (id, order_id, due_at)
     select webhook, decided.id, $3 from decided, unnest($4::text[]) as webhook`,
    [order.id, outcome, at, webhooks, paid],
  );
}

async function giveBack({ pool, random }: Parts, order: OrderRow, now: Date): Promise<void> {
  await pool.query(
    `with decided as (
       update mockpay.orders set refunded_at = $2
       where id = $1 and refunded_at is null returning id
     )
     insert into mockpay.webhooks (id, order_id, due_at) select $3, decided.id, $2 from decided`,
    [order.id, now, randomId(random)],
  );
}

/** In whole cents, rounded down. */
function halfOf(amount: string): string {
  const [whole = "0", decimals = ""] = amount.split(".");
  const cents = (BigInt(whole) * 100n + BigInt(decimals.padEnd(2, "0").slice(0, 2))) / 2n;
  return `${cents / 100n}.${String(cents % 100n).padStart(2, "0")}`;
}
