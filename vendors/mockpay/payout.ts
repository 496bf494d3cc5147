import type { Pool } from "pg";

export type PayoutRow = {
  id: string;
  reference: string;
  amount: string;
  currency: string;
  holder: string;
  number_end: string;
  outcome: "PAID" | "FAILED" | null;
  /** May be in the future, as a payment takes time. */
  outcome_at: Date | null;
};

export type PayoutStatus = "PROCESSING" | "PAID" | "FAILED";

export function payoutStatusOf({ outcome, outcome_at: at }: PayoutRow, now: Date): PayoutStatus {
  return outcome && at && at <= now ? outcome : "PROCESSING";
}

/** Stores a new payment, or returns the existing one with this reference. */
export async function keepPayout(pool: Pool, payout: PayoutRow): Promise<PayoutRow> {
  const { id, reference, amount, currency, holder, number_end, outcome, outcome_at } = payout;
  await pool.query(
    `insert into mockpay.payouts
       (id, reference, amount, currency, holder, number_end, outcome, outcome_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict (reference) do nothing`,
    [id, reference, amount, currency, holder, number_end, outcome, outcome_at],
  );
  return (await findPayout(pool, reference))!;
}

export async function findPayout(pool: Pool, reference: string): Promise<PayoutRow | undefined> {
  const sql = "select * from mockpay.payouts where reference = $1";
  const { rows } = await pool.query<PayoutRow>(sql, [reference]);
  return rows[0];
}
