import type { Pool } from "pg";

/** The page's simulations: a card form, a wallet on a phone, a till that takes a voucher. */
export const KINDS = ["card", "wallet", "voucher"] as const;
export type Kind = (typeof KINDS)[number];

export type OrderRow = {
  id: string;
  kind: Kind;
  /** The merchant's own name of the method; empty for none. */
  method_name: string;
  /** The number that a till reads; only vouchers have one. */
  voucher: string | null;
  reference: string;
  amount: string;
  currency: string;
  /** The merchant's sign of the currency; null shows the code. */
  symbol: string | null;
  /** ISO 3166: the country whose form of the language writes the amount; empty for none. */
  country: string;
  return_url: string;
  language: string;
  expires_at: Date;
  outcome: "PAID" | "FAILED" | null;
  /** May be in the future: a late payment arrives after the order has expired. */
  outcome_at: Date | null;
  /** The paid sum, when it differs from the order's. */
  paid_amount: string | null;
  /** The time of the refund of a paid order. */
  refunded_at: Date | null;
};

export type OrderStatus = "WAITING" | "PAID" | "FAILED" | "EXPIRED" | "REFUNDED";

export function statusOf(order: OrderRow, now: Date): OrderStatus {
  if (order.refunded_at) return "REFUNDED";
  if (order.outcome && order.outcome_at && order.outcome_at <= now) return order.outcome;
  return order.expires_at <= now ? "EXPIRED" : "WAITING";
}

type NewOrder = Omit<OrderRow, "outcome" | "outcome_at" | "paid_amount" | "refunded_at">;

/** Stores a new order, or returns the existing one with this reference. */
export async function keepOrder(pool: Pool, order: NewOrder): Promise<OrderRow> {
  const { id, reference, amount, currency, return_url, language, expires_at } = order;
  const { kind, voucher, symbol, country, method_name } = order;
  await pool.query(
    `insert into mockpay.orders
       (id, reference, amount, currency, return_url, language, expires_at, kind, voucher,
        symbol, country, method_name)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) on conflict (reference) do nothing`,
    [
      ...[id, reference, amount, currency, return_url, language, expires_at, kind, voucher],
      ...[symbol, country, method_name],
    ],
  );
  const sql = "select * from mockpay.orders where reference = $1";
  const { rows } = await pool.query<OrderRow>(sql, [reference]);
  return rows[0]!;
}

export async function findOrder(pool: Pool, id: string): Promise<OrderRow | undefined> {
  const { rows } = await pool.query<OrderRow>("select * from mockpay.orders where id = $1", [id]);
  return rows[0];
}
