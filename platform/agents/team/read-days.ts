import { and, between, eq, inArray, sql } from "drizzle-orm";
import type { MoneyByKind } from "../../domain/agents/team-money.ts";
import { teamDays } from "../../play/days/team-days.ts";
import type { Reader } from "../../store/open-store.ts";
import { memberDay, moneyDay, teamMoneyDay } from "../../store/schema/days.ts";

/** One day of a team, the agent included. Amounts are in ledger units. */
export type TeamPlay = {
  day: string;
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
  const own = await reader
    .select({
      day: memberDay.day,
      stake: sql<bigint>`sum(${memberDay.stake})`.mapWith(BigInt),
      payout: sql<bigint>`sum(${memberDay.payout})`.mapWith(BigInt),
      validBet: sql<bigint>`sum(${memberDay.validBet})`.mapWith(BigInt),
      rounds: sql<bigint>`sum(${memberDay.rounds})`.mapWith(BigInt),
    })
    .from(memberDay)
    .where(
      and(
        eq(memberDay.merchant, merchant),
        eq(memberDay.member, agent),
        between(memberDay.day, period.from, period.to),
        gameType ? eq(memberDay.gameType, gameType) : undefined,
      ),
    )
    .groupBy(memberDay.day);
  const all = new Map(team.filter((row) => row.gameType === "ALL").map((row) => [row.day, row]));
  const played = team.filter((row) => row.gameType === (gameType ?? "ALL"));
  const days = Map.groupBy(
    [
      ...played.map(({ firstDeposits: _, newMembers: __, ...row }) => row),
      ...own.map(({ rounds, ...row }) => ({ ...row, active: rounds > 0n ? 1n : 0n })),
    ],
    ({ day }) => day,
  );
  return [...new Set([...days.keys(), ...all.keys()])].sort().map((day) => {
    const rows = days.get(day) ?? [];
    const sum = (of: "stake" | "payout" | "validBet" | "active") =>
      rows.reduce((total, row) => total + row[of], 0n);
    return {
      ...{ day, stake: sum("stake"), payout: sum("payout"), validBet: sum("validBet") },
      active: sum("active"),
      firstDeposits: all.get(day)?.firstDeposits ?? 0n,
      newMembers: all.get(day)?.newMembers ?? 0n,
    };
  });
}

/** What moved between a team and others, by day and kind, the agent's own movements included. */
export async function readMoney(
  reader: Reader,
  { merchant, agent }: { merchant: string; agent: string },
  period: Period,
): Promise<DayMoney[]> {
  const team = await reader
    .select({
      day: teamMoneyDay.day,
      kind: teamMoneyDay.kind,
      amountIn: teamMoneyDay.amountIn,
      amountOut: teamMoneyDay.amountOut,
    })
    .from(teamMoneyDay)
    .where(
      and(
        eq(teamMoneyDay.merchant, merchant),
        eq(teamMoneyDay.agent, agent),
        between(teamMoneyDay.day, period.from, period.to),
      ),
    );
  return [...team, ...(await ownMoney(reader, { merchant, members: [agent] }, period))];
}

/** What moved between these members and others, by day and kind. */
export function ownMoney(
  reader: Reader,
  { merchant, members }: { merchant: string; members: string[] },
  period: Period,
) {
  return reader
    .select({
      member: moneyDay.member,
      day: moneyDay.day,
      kind: moneyDay.kind,
      amountIn: moneyDay.amountIn,
      amountOut: moneyDay.amountOut,
    })
    .from(moneyDay)
    .where(
      and(
        eq(moneyDay.merchant, merchant),
        inArray(moneyDay.member, members),
        between(moneyDay.day, period.from, period.to),
      ),
    );
}
