import { sql } from "drizzle-orm";
import { ACCOUNT_TYPE } from "../../../contract/members/account-type.ts";
import type { PlayFacts } from "../../../domain/play/signals/signal-rules.ts";
import {
  NIGHT_ENDS,
  SIGNAL_DAYS,
  THRESHOLDS,
  WEEKS_BEFORE,
} from "../../../domain/play/signals/thresholds.ts";
import type { Reader } from "../../../store/open-store.ts";

export type Day = { merchant: string; day: string };

/** The next members with play, money or a refused try on a day, by their ids. Trial accounts are none. */
export async function nextPlayers(
  reader: Reader,
  { merchant, day }: Day,
  { after, most }: { after: string; most: number },
): Promise<string[]> {
  // Each table gives its own next ones by its key, so that a page never reads the whole day.
  const nextOf = (table: string) => sql`(select distinct member from ${sql.identifier(table)}
    where merchant = ${merchant} and day = ${day} and member > ${after}
    order by member limit ${most})`;
  const tables = ["member_day", "money_day", "limit_refusals"].map(nextOf);
  const { rows } = await reader.execute<{ member: string }>(sql`
    select p.member from (${sql.join(tables, sql` union `)}) p
    join members m on m.merchant = ${merchant} and m.id = p.member
    where m.type <> ${ACCOUNT_TYPE.trial} order by p.member limit ${most}`);
  return rows.map(({ member }) => member);
}

type Row = {
  member: string;
  day_deposits: { amount: string; lost: string }[] | null;
  weeks: { deposited: string; deposits: string }[];
  nights: string;
  night_rounds: string;
  rounds: string;
  cancelled: string;
  cancelled_amount: string;
  refused_deposits: string;
  refused_bet_days: string;
  raises_asked: string;
};

/**
 * The play and money of some members up to the end of a day of the merchant's zone. A transfer from an
 * agent counts as a deposit. The rounds of a sitting count as spread evenly over its time.
 */
export async function readFacts(
  reader: Reader,
  { merchant, day }: Day,
  members: readonly string[],
): Promise<Map<string, PlayFacts>> {
  const { rows } = await reader.execute<Row>(sql`
    with who as (select unnest(${sql.param([...members])}::text[]) as member),
    span as materialized (
      select ${day}::date as last, ${day}::date - ${SIGNAL_DAYS - 1}::int as first,
        ${day}::date::timestamp at time zone zone as day_from,
        (${day}::date - ${SIGNAL_DAYS - 1}::int)::timestamp at time zone zone as week_from,
        (${day}::date + 1)::timestamp at time zone zone as until, zone
      from merchant_zone(${merchant}) zone
    ), night as materialized (
      select d::date as day, d at time zone zone as starts,
        (d + ${NIGHT_ENDS} * interval '1 hour') at time zone zone as ends
      from span, generate_series(span.first::timestamp, span.last::timestamp, interval '1 day') d
    )
    select who.member, d.day_deposits, w.weeks, n.nights, n.night_rounds, a.rounds, c.cancelled,
      c.cancelled_amount, r.refused_deposits, r.refused_bet_days, e.raises_asked
    from span, who
    cross join lateral (
      select jsonb_agg(jsonb_build_object('amount', p.credited::text, 'lost', l.lost::text))
        as day_deposits
      from (
        select coalesce(credited_amount, amount) as credited, created_at from deposits
        where deposits.merchant = ${merchant} and member_id = who.member
          and created_at >= span.day_from and created_at < span.until and status = 'CREDITED'
      ) p
      cross join lateral (
        select coalesce(sum(stake - payout), 0) as lost from rounds
        where rounds.merchant = ${merchant} and rounds.member = who.member
          and opened_at >= p.created_at - ${THRESHOLDS.chasing.soonMinutes} * interval '1 minute'
          and opened_at < p.created_at and state <> 'VOID'
      ) l
    ) d
    cross join lateral (
      select jsonb_agg(jsonb_build_object('deposited', s.deposited::text, 'deposits', s.deposits::text)
        order by ago) as weeks
      from generate_series(0, ${WEEKS_BEFORE}::int) ago
      cross join lateral (
        select coalesce(sum(amount_in), 0) as deposited, coalesce(sum(count), 0) as deposits
        from money_day
        where money_day.merchant = ${merchant} and money_day.member = who.member
          and kind in ('deposit', 'transferDown')
          and day > span.last - (ago + 1) * 7 and day <= span.last - ago * 7
      ) s
    ) w
    cross join lateral (
      select count(*) filter (where t.rounds >= 1) as nights,
        coalesce(round(sum(t.rounds)), 0) as night_rounds
      from (
        select night.day, sum(${shareOf("night.starts", "night.ends")}) as rounds
        from night join sittings on sittings.merchant = ${merchant} and sittings.member = who.member
          and last_at >= night.starts and started_at < night.ends
        group by 1
      ) t
    ) n
    cross join lateral (
      select coalesce(round(sum(${shareOf("span.week_from", "span.until")})), 0) as rounds
      from sittings where sittings.merchant = ${merchant} and sittings.member = who.member
        and last_at >= span.week_from and started_at < span.until
    ) a
    cross join lateral (
      select count(*) as cancelled, coalesce(sum(amount), 0) as cancelled_amount from withdrawals
      where withdrawals.merchant = ${merchant} and member_id = who.member and status = 'CANCELLED'
        and ended_at >= span.week_from and ended_at < span.until
    ) c
    cross join lateral (
      select coalesce(sum(times) filter (where kind = 'deposit'), 0) as refused_deposits,
        count(distinct day) filter (where kind <> 'deposit') as refused_bet_days
      from limit_refusals where limit_refusals.merchant = ${merchant}
        and day between span.first and span.last and limit_refusals.member = who.member
    ) r
    cross join lateral (
      select count(*) as raises_asked from protection_events
      where protection_events.merchant = ${merchant} and protection_events.member = who.member
        and at >= span.week_from and at < span.until and kind = 'limitRaiseAsked'
    ) e`);
  return new Map(rows.map((row) => [row.member, toFacts(row)]));
}

/** The rounds of a sitting that fall into a span. One without a length has them all. */
const shareOf = (starts: string, ends: string) =>
  sql.raw(`rounds * case when last_at = started_at then 1 else
    extract(epoch from least(last_at, ${ends}) - greatest(started_at, ${starts}))
      / extract(epoch from last_at - started_at) end`);

function toFacts(row: Row): PlayFacts {
  const [week, ...before] = row.weeks;
  return {
    dayDeposits: (row.day_deposits ?? []).map(({ amount, lost }) => ({
      ...{ amount: BigInt(amount), lostBefore: BigInt(lost) },
    })),
    weekDeposited: BigInt(week!.deposited),
    weekDeposits: Number(week!.deposits),
    weeksBefore: before.map(({ deposited }) => BigInt(deposited)),
    nights: Number(row.nights),
    nightRounds: Number(row.night_rounds),
    rounds: Number(row.rounds),
    cancelled: Number(row.cancelled),
    cancelledAmount: BigInt(row.cancelled_amount),
    refusedDeposits: Number(row.refused_deposits),
    refusedBetDays: Number(row.refused_bet_days),
    raisesAsked: Number(row.raises_asked),
  };
}
