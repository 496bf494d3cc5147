import { sql } from "drizzle-orm";
import { contractTerms, type DayTerms } from "../../contract/agents/contract-terms.ts";
import { mapInTurns } from "../../core/work/map-in-turns.ts";
import type { Executor } from "../../store/open-store.ts";
import type { payPeriods } from "../../store/schema/pay.ts";

export type PeriodRow = typeof payPeriods.$inferSelect;

/** A contract that earns in a period, over the days [from, to). */
export type Earning = {
  contract: string;
  version: number;
  payee: string;
  upline: string | null;
  terms: DayTerms;
  from: string;
  to: string;
  /** What the payee's last bill of the kind with this upline left; zero or less. */
  carryIn: bigint;
};

type Row = {
  id: string;
  version: number;
  downline: string;
  upline: string | null;
  terms: unknown;
  from_day: string;
  to_day: string;
  carry: string;
};

/**
 * The contracts that earn in a period whose days are sealed. Of a downline's contracts the one that
 * was accepted last before the period's end counts, for all of its days that no earlier bill has. One
 * that ended counts up to the day of its end.
 */
export async function earningContracts(
  executor: Executor,
  merchant: string,
  { kind, period, fromDay, toDay }: Pick<PeriodRow, "kind" | "period" | "fromDay" | "toDay">,
): Promise<Earning[]> {
  const [length] = period.split(":");
  const { rows } = await executor.execute<Row>(sql`
    with span as (
      select min(from_at) as from_at, max(until_at) as to_at from sealed_days
      where merchant = ${merchant} and day >= ${fromDay} and day < ${toDay}
    ), latest as (
      select distinct on (c.downline) c.*,
        (c.ended_at at time zone merchant_zone(${merchant}))::date + 1 as after_end
      from contracts c, span s
      where c.merchant = ${merchant} and c.kind = ${kind}
        and c.state in ('ACTIVE', 'TERMINATION_REQUESTED', 'TERMINATED', 'REPLACED')
        and c.answered_at < s.to_at and (c.ended_at is null or c.ended_at > s.from_at)
      order by c.downline, c.answered_at desc, c.version desc
    )
    select l.id, l.version, l.downline, l.upline, l.terms,
      greatest(${fromDay}::date, b.to_day)::text as from_day,
      least(${toDay}::date, l.after_end)::text as to_day,
      case when b.upline is not distinct from l.upline then coalesce(b.carry_out, 0) else 0 end
        as carry
    from latest l left join lateral (
      select p.to_day, p.upline, p.carry_out from pay_bills p
      where p.merchant = ${merchant} and p.payee = l.downline and p.kind = ${kind}
      order by p.to_day desc limit 1
    ) b on true
    where l.terms ->> 'period' = ${length}
      and greatest(${fromDay}::date, b.to_day) < least(${toDay}::date, l.after_end)
    order by l.downline`);
  return mapInTurns(rows, (row) => ({
    ...{ contract: row.id, version: row.version, payee: row.downline, upline: row.upline },
    ...{ from: row.from_day, to: row.to_day, carryIn: BigInt(row.carry) },
    terms: contractTerms.parse(row.terms) as DayTerms,
  }));
}
