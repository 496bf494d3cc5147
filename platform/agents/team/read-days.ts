import { sql } from "drizzle-orm";
import type { MoneyByKind } from "../../domain/agents/team-money.ts";
import { teamDays } from "../../play/days/team-days.ts";
import type { Reader } from "../../store/open-store.ts";

/** One day of a team, the agent included. Amounts are in ledger units. */
export type TeamPlay = {
  day: string;
  rounds: bigint;
  stake: bigint;
  payout: bigint;
  validBet: bigint;
  active: bigint;
  firstDeposits: bigint;
  newMembers: bigint;
};
export type DayMoney = MoneyByKind & { day: string };

type Period = { from: string; to: string };

/**
 * What a team played, day by day, the agent's own play included; of one game type, or of all. Days
 * without anything are left out.
 */
export async function readPlay(
  reader: Reader,
  { merchant, agent }: { merchant: string; agent: string },
  period: Period,
  gameType: string | undefined,
): Promise<TeamPlay[]> {
  const team = await teamDays(reader, merchant, agent, period);
  const own = await ownPlay(reader, { merchant, member: agent }, period, gameType);
  const all = new Map(team.filter((row) => row.gameType === "ALL").map((row) => [row.day, row]));
  const played = team.filter((row) => row.gameType === (gameType ?? "ALL"));
  const days = Map.groupBy(
    [
      ...played.map(({ firstDeposits: _, newMembers: __, ...row }) => row),
      ...own.map((row) => ({ ...row, active: row.rounds > 0n ? 1n : 0n })),
    ],
    ({ day }) => day,
  );
  return [...new Set([...days.keys(), ...all.keys()])].sort().map((day) => {
    const rows = days.get(day) ?? [];
    const sum = (of: "rounds" | "stake" | "payout" | "validBet" | "active") =>
      rows.reduce((total, row) => total + row[of], 0n);
    return {
      ...{
        day,
        rounds: sum("rounds"),
        stake: sum("stake"),
        payout: sum("payout"),
        validBet: sum("validBet"),
      },
      active: sum("active"),
      firstDeposits: all.get(day)?.firstDeposits ?? 0n,
      newMembers: all.get(day)?.newMembers ?? 0n,
    };
  });
}

/** What one member played, by day; of one game type, or of all. */
export async function ownPlay(
  reader: Reader,
  { merchant, member }: { merchant: string; member: string },
  { from, to }: Period,
  gameType: string | undefined,
) {
  // Asked day by day, or the index would be read for everybody's days.
  const { rows } = await reader.execute<Record<string, string>>(sql`
    select d::date::text as day, p.* from generate_series(${from}::date, ${to}::date, '1 day') d
    cross join lateral (select sum(m.rounds) as rounds, sum(m.stake) as stake,
      sum(m.payout) as payout, sum(m.valid_bet) as valid_bet
      from member_day m where m.merchant = ${merchant} and m.day = d::date and m.member = ${member}
        and (${gameType ?? null}::text is null or m.game_type = ${gameType ?? null}) offset 0) p
    where p.rounds is not null`);
  return rows.map((row) => ({
    day: row.day!,
    rounds: BigInt(row.rounds!),
    stake: BigInt(row.stake!),
    payout: BigInt(row.payout!),
    validBet: BigInt(row.valid_bet!),
  }));
}

/** A row of money by kind, as the database gives it. */
export const toMoney = (row: Record<string, string>): MoneyByKind => ({
  kind: row.kind!,
  amountIn: BigInt(row.amount_in!),
  amountOut: BigInt(row.amount_out!),
});

/** What moved between a team and others, by day and kind, the agent's own movements included. */
export async function readMoney(
  reader: Reader,
  { merchant, agent }: { merchant: string; agent: string },
  { from, to }: Period,
): Promise<DayMoney[]> {
  const { rows } = await reader.execute<Record<string, string>>(sql`
    select d::date::text as day, p.* from generate_series(${from}::date, ${to}::date, '1 day') d
    cross join lateral (
      select t.kind, t.amount_in, t.amount_out from team_money_day t
        where t.merchant = ${merchant} and t.day = d::date and t.agent = ${agent}
      union all
      select m.kind, m.amount_in, m.amount_out from money_day m
        where m.merchant = ${merchant} and m.day = d::date and m.member = ${agent}
      offset 0) p`);
  return rows.map((row) => ({ day: row.day!, ...toMoney(row) }));
}
