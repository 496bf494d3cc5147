import type { agentOverview, TeamFigures } from "../../contract/agents/team.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { teamMoney, teamProfit } from "../../domain/agents/team-money.ts";
import { requireBelow } from "../access/require-below.ts";
import { type DayMoney, readMoney, readPlay, type TeamPlay } from "./read-days.ts";
import { readStandings } from "./read-standing.ts";

type Period = { from: string; to: string };
const DAY_MS = 86_400_000;

/** A team's figures of a period and of the one before, and how the team stands now. */
export async function showOverview(
  context: Context,
  { from, to, gameType, account }: InputOf<typeof agentOverview>,
): Promise<ValueOf<typeof agentOverview>> {
  const { memberId } = requireActor(context);
  const { store, merchant, clock } = context;
  const period = { from, to };
  const before = periodBefore(period);
  const read = await store.reading(merchant.code, async (reader) => {
    const self = { merchant: merchant.code, agent: memberId };
    const agent = account ? (await requireBelow(reader, self, account)).member.id : memberId;
    const team = { merchant: merchant.code, agent };
    const both = { from: before.from, to };
    const play = await readPlay(reader, team, both, gameType);
    return { agent, play, money: await readMoney(reader, team, both) };
  });
  return {
    team: (await readStandings(store, merchant.code, [read.agent], clock.now())).get(read.agent)!,
    now: figuresOf(read, period),
    before: figuresOf(read, before),
    days: daysOf(read, period),
  };
}

function periodBefore({ from, to }: Period): Period {
  const first = Date.parse(from);
  const length = Date.parse(to) - first + DAY_MS;
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  return { from: day(first - length), to: day(first - DAY_MS) };
}

type Read = { play: TeamPlay[]; money: DayMoney[] };

function figuresOf({ play, money }: Read, { from, to }: Period): TeamFigures {
  const within = <Row extends { day: string }>(rows: Row[]) =>
    rows.filter(({ day }) => day >= from && day <= to);
  const days = within(play);
  const sum = (of: Exclude<keyof TeamPlay, "day">) => days.reduce((all, row) => all + row[of], 0n);
  const moved = teamMoney(within(money));
  const played = { stake: sum("stake"), payout: sum("payout") };
  const length = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
  return {
    newMembers: Number(sum("newMembers")),
    firstDeposits: Number(sum("firstDeposits")),
    active: Math.round(Number(sum("active")) / length),
    ...{ ...played, validBet: sum("validBet"), ...moved, profit: teamProfit(played, moved) },
  };
}

function daysOf({ play, money }: Read, { from, to }: Period) {
  const played = new Map(play.map((row) => [row.day, row]));
  const moved = Map.groupBy(money, ({ day }) => day);
  const days = [...new Set([...played.keys(), ...moved.keys()])];
  return days
    .filter((day) => day >= from && day <= to)
    .sort()
    .map((day) => {
      const row = played.get(day);
      const { stake, payout } = row ?? { stake: 0n, payout: 0n };
      const sums = teamMoney(moved.get(day) ?? []);
      return {
        ...{ day, deposits: sums.deposits, withdrawals: sums.withdrawals },
        validBet: row?.validBet ?? 0n,
        profit: teamProfit({ stake, payout }, sums),
        active: Number(row?.active ?? 0n),
        newMembers: Number(row?.newMembers ?? 0n),
      };
    });
}
