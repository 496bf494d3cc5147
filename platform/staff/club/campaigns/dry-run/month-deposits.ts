import { sql } from "drizzle-orm";
import type { Reader } from "../../../../store/open-store.ts";
import type { Span } from "./month.ts";

export type MonthDeposit = {
  id: string;
  member: string;
  amount: bigint;
  /** True for the first one that was ever credited to the member. */
  isFirst: boolean;
  /** In the merchant's zone. */
  day: string;
};

/** The credited deposits of these members in a month, in the order of their credit. */
export async function monthDeposits(
  reader: Reader,
  merchant: string,
  ids: readonly string[],
  { since, until }: Span,
): Promise<MonthDeposit[]> {
  const { rows } = await reader.execute<Omit<MonthDeposit, "amount"> & { amount: string }>(sql`
    select d.id, d.member_id as member, d.credited_amount as amount,
      to_char(d.settled_at at time zone merchant_zone(${merchant}), 'YYYY-MM-DD') as day,
      not exists (select from deposits e where e.merchant = ${merchant} and e.member_id = d.member_id
        and e.status in ('CREDITED', 'REFUNDED') and (e.settled_at, e.id) < (d.settled_at, d.id))
        as "isFirst"
    from deposits d
    where d.merchant = ${merchant} and d.member_id = any (${sql.param([...ids])}::text[])
      and d.status = 'CREDITED' and d.settled_at >= ${since.toISOString()}::timestamptz
      and d.settled_at < ${until.toISOString()}::timestamptz
    order by d.settled_at, d.id`);
  return rows.map((row) => ({ ...row, amount: BigInt(row.amount) }));
}
