import { sql } from "drizzle-orm";
import type { Reader } from "../../../../store/open-store.ts";

/** A period of the merchant's clock, and the day of its last instant. */
export type Span = { since: Date; until: Date; day: string };
export type Every = "DAY" | "WEEK" | "ONCE";

const UNITS = { DAY: "day", WEEK: "week" } as const;

type Row = { since: string; until: string; day: string };

/** The last thirty days of the merchant up to now: its present day and those before. */
export async function lastMonth(reader: Reader, merchant: string, now: Date): Promise<Span> {
  const { rows } = await reader.execute<Row>(sql`
    select (extract(epoch from (date_trunc('day', here) - interval '29 days') at time zone zone) * 1000)::bigint
      as since, to_char(here, 'YYYY-MM-DD') as day
    from (select zone, ${now.toISOString()}::timestamptz at time zone zone as here
      from merchant_zone(${merchant}) zone) z`);
  return { since: new Date(Number(rows[0]!.since)), until: now, day: rows[0]!.day };
}

/** The periods of a month, the first and the last one cut at its ends. */
export async function spansOf(
  reader: Reader,
  merchant: string,
  month: Span,
  every: Every,
): Promise<Span[]> {
  if (every === "ONCE") return [month];
  const since = sql`${month.since.toISOString()}::timestamptz`;
  const until = sql`${month.until.toISOString()}::timestamptz`;
  const unit = UNITS[every];
  const { rows } = await reader.execute<Row>(sql`
    select (extract(epoch from greatest(p at time zone zone, ${since})) * 1000)::bigint as since,
      (extract(epoch from least((p + ('1 ' || ${unit})::interval) at time zone zone, ${until})) * 1000)::bigint
        as until,
      to_char(least(p + ('1 ' || ${unit})::interval - interval '1 day', ${until} at time zone zone), 'YYYY-MM-DD')
        as day
    from merchant_zone(${merchant}) zone
    cross join generate_series(date_trunc(${unit}, ${since} at time zone zone),
      ${until} at time zone zone, ('1 ' || ${unit})::interval) p
    where p at time zone zone < ${until} order by p`);
  return rows.map((row) => ({
    ...{ since: new Date(Number(row.since)), until: new Date(Number(row.until)), day: row.day },
  }));
}
