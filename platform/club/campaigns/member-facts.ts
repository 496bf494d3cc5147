import { sql } from "drizzle-orm";
import type { MemberFacts } from "../../domain/club/campaign-audience.ts";
import type { Reader } from "../../store/open-store.ts";

type Row = {
  id: string;
  level: number;
  labels: string[];
  country: string | null;
  created: string;
  played: string | null;
};

/** What audiences ask about these members, by their ids. */
export async function memberFacts(
  reader: Reader,
  merchant: string,
  ids: readonly string[],
): Promise<Map<string, MemberFacts>> {
  const { rows } = await reader.execute<Row>(sql`
    select m.id, coalesce(l.level, 0) as level, m.labels,
      (select s.country from sessions s where s.merchant = ${merchant} and s.member_id = m.id
        and s.country is not null order by s.last_seen_at desc limit 1) as country,
      (extract(epoch from m.created_at) * 1000)::bigint as created,
      (select (extract(epoch from max(t.last_at)) * 1000)::bigint from sittings t
        where t.merchant = ${merchant} and t.member = m.id) as played
    from members m
    left join member_levels l on l.merchant = ${merchant} and l.member = m.id
    where m.merchant = ${merchant} and m.id = any (${sql.param([...ids])}::text[])`);
  return new Map(
    rows.map(({ id, level, labels, country, created, played }) => [
      id,
      {
        ...{ level, labels, country, createdAt: new Date(Number(created)) },
        playedAt: played === null ? null : new Date(Number(played)),
      },
    ]),
  );
}
