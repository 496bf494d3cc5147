import { sql } from "drizzle-orm";
import type { TeamScope } from "../../contract/agents/team-kinds.ts";
import type { Reader } from "../../store/open-store.ts";
import { ownPlay, readPlay } from "../team/read-days.ts";

/** How deep below the agent each scope reaches; no tree is deeper than 100 levels. */
export const DEPTH_OF: Readonly<Record<TeamScope, number>> = { self: 0, direct: 1, all: 1_000 };

export type PlayDay = {
  day: string;
  rounds: bigint;
  stake: bigint;
  payout: bigint;
  validBet: bigint;
};
type Team = { merchant: string; agent: string };
type Period = { from: string; to: string };

/** What the agent, those directly below too, or the whole team played, by day, in ledger units. */
export function readScope(
  reader: Reader,
  { merchant, agent }: Team,
  period: Period,
  { scope, gameType }: { scope: TeamScope; gameType: string | undefined },
): Promise<PlayDay[]> {
  if (scope === "all") return readPlay(reader, { merchant, agent }, period, gameType);
  if (scope === "self") return ownPlay(reader, { merchant, member: agent }, period, gameType);
  return directPlay(reader, { merchant, agent }, period, gameType);
}

async function directPlay(
  reader: Reader,
  { merchant, agent }: Team,
  { from, to }: Period,
  gameType: string | undefined,
): Promise<PlayDay[]> {
  const { rows } = await reader.execute<Record<string, string>>(sql`
    select g.on_day::date::text as day, sum(m.rounds) as rounds, sum(m.stake) as stake, sum(m.payout) as payout,
      sum(m.valid_bet) as valid_bet
    from members d cross join generate_series(${from}::date, ${to}::date, '1 day') g (on_day)
    cross join lateral (select p.rounds, p.stake, p.payout, p.valid_bet from member_day p
      where p.merchant = ${merchant} and p.day = g.on_day::date and p.member = d.id
        and (${gameType ?? null}::text is null or p.game_type = ${gameType ?? null}) offset 0) m
    where d.merchant = ${merchant} and (d.parent_id = ${agent} or d.id = ${agent})
    group by 1`);
  return rows.map((row) => ({
    day: row.day!,
    rounds: BigInt(row.rounds!),
    stake: BigInt(row.stake!),
    payout: BigInt(row.payout!),
    validBet: BigInt(row.valid_bet!),
  }));
}

/** The days of a period from new to old, without those after today. */
export async function daysOf(
  reader: Reader,
  merchant: string,
  { from, to }: Period,
  now: Date,
): Promise<string[]> {
  const { rows } = await reader.execute<{ day: string }>(sql`
    select d::date::text as day from generate_series(${from}::date,
      least(${to}::date, (${now.toISOString()}::timestamptz at time zone
        merchant_zone(${merchant}))::date), '1 day') d order by d desc`);
  return rows.map(({ day }) => day);
}
