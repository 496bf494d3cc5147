import { sql } from "drizzle-orm";
import type { playStatement } from "../../contract/members/protection/protection.ts";
import type { ValueOf } from "../../contract/wire/call.ts";
import { requireRealAccount } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";

const MONTHS = 12;

/** What came in from outside, and from an agent; less what a bank took back. */
const DEPOSITS = sql`coalesce(sum(amount_in) filter (where kind in ('deposit', 'transferDown')), 0)
  - coalesce(sum(amount_out) filter (where kind = 'depositRefund'), 0)`;
const WITHDRAWALS = sql`coalesce(sum(amount_out) filter (where kind = 'withdrawalPaid'), 0)
  - coalesce(sum(amount_in) filter (where kind = 'withdrawalLost'), 0)`;

type Row = {
  month: string;
  deposits: string;
  withdrawals: string;
  staked: string;
  won: string;
  ms: string;
};

/**
 * Twelve months of a member's money and play in the merchant's zone, from the folded days and
 * sittings, so the newest seconds may be missing.
 */
export async function showStatement(context: Context): Promise<ValueOf<typeof playStatement>> {
  const { memberId } = requireRealAccount(context);
  const { store, merchant, clock } = context;
  const now = sql`${clock.now().toISOString()}::timestamptz`;
  const code = merchant.code;
  return store.inMerchant(code, async (tx) => {
    const { rows: ever } = await tx.execute<{ net: string }>(sql`
      select (${WITHDRAWALS} - ${DEPOSITS})::text as net from money_day
      where merchant = ${code} and member = ${memberId}`);
    const { rows } = await tx.execute<Row>(sql`
      with zone as (select merchant_zone(${code}) as zone),
      months as (
        select (date_trunc('month', ${now} at time zone zone) - make_interval(months => n))::date as first
        from zone, generate_series(0, ${MONTHS - 1}) n
      )
      select to_char(m.first, 'YYYY-MM') as month, coalesce(c.deposits, 0)::text as deposits,
        coalesce(c.withdrawals, 0)::text as withdrawals, coalesce(p.staked, 0)::text as staked,
        coalesce(p.won, 0)::text as won, coalesce(s.ms, 0)::text as ms
      from months m
      left join lateral (
        select ${DEPOSITS} as deposits, ${WITHDRAWALS} as withdrawals
        from money_day where merchant = ${code} and member = ${memberId}
          and day >= m.first and day < m.first + interval '1 month'
      ) c on true
      left join lateral (
        select sum(stake) as staked, sum(payout) as won from member_day
        where merchant = ${code} and member = ${memberId}
          and day >= m.first and day < m.first + interval '1 month'
      ) p on true
      left join lateral (
        select sum(extract(epoch from last_at - started_at) * 1000)::bigint as ms
        from sittings, zone where merchant = ${code} and member = ${memberId}
          and started_at >= m.first::timestamp at time zone zone
          and started_at < (m.first + interval '1 month') at time zone zone
      ) s on true
      order by m.first desc`);
    return {
      months: rows.map(({ month, deposits, withdrawals, staked, won, ms }) => ({
        month,
        deposits: BigInt(deposits),
        withdrawals: BigInt(withdrawals),
        staked: BigInt(staked),
        won: BigInt(won),
        net: BigInt(won) - BigInt(staked),
        minutes: Math.round(Number(ms) / 60_000),
      })),
      netEver: BigInt(ever[0]?.net ?? 0),
    };
  });
}
