import { sql } from "drizzle-orm";
import type { Loss, teamLosses } from "../../contract/agents/records.ts";
import type { InputOf, ValueOf } from "../../contract/wire/call.ts";
import { requireActor } from "../../core/access/require-actor.ts";
import type { Context } from "../../core/context.ts";
import { type MoneyByKind, teamMoney, teamProfit } from "../../domain/agents/team-money.ts";
import type { Reader } from "../../store/open-store.ts";
import { teamOf } from "../access/team-of.ts";
import { listPeople } from "../downlines/list-people.ts";
import { readMoney, readPlay, toMoney } from "../team/read-days.ts";

type Value = ValueOf<typeof teamLosses>;
type Period = { from: string; to: string };
type Play = { stake: bigint; payout: bigint; validBet: bigint };

/**
 * What the people directly below an account won and lost, each with everybody below. Amounts are in
 * ledger units; today's are at most a minute old.
 */
export async function listTeamLosses(
  context: Context,
  { account, search, after, pageSize, from, to }: InputOf<typeof teamLosses>,
): Promise<Value> {
  const { memberId } = requireActor(context);
  const { store, merchant, clock } = context;
  const self = { merchant: merchant.code, agent: memberId };
  const period = { from, to };
  return store.reading(merchant.code, async (reader) => {
    const { agent, trail } = await teamOf(reader, self, account);
    const scope = { merchant: merchant.code, agent, now: clock.now() };
    const rows = await listPeople(reader, scope, {
      ...{ level: "direct", search, after, pageSize },
      ...{ online: false, active: false, hasBalance: false },
    });
    const page = rows.slice(0, pageSize);
    const ids = page.map(({ id }) => id);
    const known = await lossesOf(reader, merchant.code, ids, period, "team");
    const own = await lossesOf(reader, merchant.code, [agent], period, "alone");
    const team = { merchant: merchant.code, agent };
    const all = await readPlay(reader, team, period, undefined);
    return {
      trail,
      own: own.get(agent)!,
      list: page.map(({ id, username, type }) => ({ account: username, type, ...known.get(id)! })),
      totals: lossOf(sumOf(all), await readMoney(reader, team, period)),
      next: rows.length > page.length ? page.at(-1)!.username_key : null,
    };
  });
}

/** Of each member, alone or with everybody below, as the tree was on each day. */
async function lossesOf(
  reader: Reader,
  merchant: string,
  ids: readonly string[],
  { from, to }: Period,
  whose: "alone" | "team",
): Promise<Map<string, Loss>> {
  if (ids.length === 0) return new Map();
  const asked = sql`unnest(${sql.param(ids)}::text[]) m (id)
    cross join generate_series(${from}::date, ${to}::date, '1 day') g (on_day)`;
  const isTeam = whose === "team";
  const { rows: played } = await reader.execute<Record<string, string>>(sql`
    select m.id, sum(p.stake) as stake, sum(p.payout) as payout, sum(p.valid_bet) as valid_bet
    from ${asked} cross join lateral (
      select o.stake, o.payout, o.valid_bet from member_day o
        where o.merchant = ${merchant} and o.day = g.on_day::date and o.member = m.id
      union all
      select t.stake, t.payout, t.valid_bet from team_day t
        where ${isTeam} and t.merchant = ${merchant} and t.day = g.on_day::date and t.agent = m.id
          and t.game_type = 'ALL'
      offset 0) p
    group by 1`);
  const { rows: moved } = await reader.execute<Record<string, string>>(sql`
    select m.id, p.kind, sum(p.amount_in) as amount_in, sum(p.amount_out) as amount_out
    from ${asked} cross join lateral (
      select o.kind, o.amount_in, o.amount_out from money_day o
        where o.merchant = ${merchant} and o.day = g.on_day::date and o.member = m.id
      union all
      select t.kind, t.amount_in, t.amount_out from team_money_day t
        where ${isTeam} and t.merchant = ${merchant} and t.day = g.on_day::date and t.agent = m.id
      offset 0) p
    group by 1, 2`);
  const playOf = new Map(played.map((row) => [row.id!, row]));
  const moneyOf = Map.groupBy(moved, ({ id }) => id!);
  return new Map(
    ids.map((id) => {
      const { stake = "0", payout = "0", valid_bet = "0" } = playOf.get(id) ?? {};
      const play = { stake: BigInt(stake), payout: BigInt(payout), validBet: BigInt(valid_bet) };
      return [id, lossOf(play, (moneyOf.get(id) ?? []).map(toMoney))];
    }),
  );
}

function sumOf(days: readonly Play[]): Play {
  const sum = (of: keyof Play) => days.reduce((all, row) => all + row[of], 0n);
  return { stake: sum("stake"), payout: sum("payout"), validBet: sum("validBet") };
}

function lossOf({ stake, payout, validBet }: Play, moved: readonly MoneyByKind[]): Loss {
  const { transfersIn: _, transfersOut: __, ...money } = teamMoney(moved);
  const profit = teamProfit({ stake, payout }, money);
  return { stake, payout, validBet, ...money, profit };
}
