import { and, eq, sql } from "drizzle-orm";
import { spinsWorth } from "../../../../club/free-spins/held-spins.ts";
import { isReached } from "../../../../domain/club/mission-participation.ts";
import type { Reader } from "../../../../store/open-store.ts";
import { missions } from "../../../../store/schema/club.ts";
import { type Span, spansOf } from "./month.ts";
import type { Page } from "./page.ts";
import type { Payment } from "./tally.ts";

type Row = { member: string; span: number; amount: string; count: number };

/** What each member of a page reached of a mission, once a period. Null for an unknown mission. */
export async function missionPages(
  reader: Reader,
  merchant: string,
  offer: string,
  month: Span,
): Promise<Page | null> {
  const [mission] = await reader
    .select()
    .from(missions)
    .where(and(eq(missions.merchant, merchant), eq(missions.id, offer)));
  if (!mission) return null;
  const spans = await spansOf(reader, merchant, month, mission.period);
  const instants = (of: (span: Span) => Date) =>
    sql`${sql.param(spans.map((span) => of(span).toISOString()))}::timestamptz[]`;
  return async (own, ids) => {
    const { rows } = await own.execute<Row>(sql`
      select member, span, amount, count from mission_done_in(${merchant},
        ${sql.param([...ids])}::text[], ${mission.event}, ${mission.games},
        ${instants(({ since }) => since)}, ${instants(({ until }) => until)})`);
    const reached = rows.filter(({ amount, count }) =>
      isReached(mission, { amount: BigInt(amount), count }),
    );
    const { reward: paid, points } = mission;
    const spins = spinsWorth(mission.spins);
    return reached.map(({ member, span }): [string, Payment] => [
      member,
      { reward: offer, day: spans[span - 1]!.day, times: 1, paid, points, spins },
    ]);
  };
}
