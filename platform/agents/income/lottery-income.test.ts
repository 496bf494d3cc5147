import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshLottery } from "#tests/agents/lottery-under-test.ts";
import {
  freshMember,
  freshMerchant,
  type TestMember,
  testContext,
} from "#tests/support/database.ts";
import { FIRST_DAY, ON_FIRST_DAY } from "#tests/under-test/people/team-under-test.ts";
import { agentDifferenceOne, agentIncome, agentIncomeOne } from "../../contract/agents/income.ts";
import { teamLosses } from "../../contract/agents/records.ts";
import { agentOverview } from "../../contract/agents/team.ts";
import { foldDays } from "../../play/days/fold-days.ts";
import { listTeamLosses } from "../records/list-team-losses.ts";
import { showOverview } from "../team/show-overview.ts";
import { listIncome } from "./list-income.ts";
import { showDifference } from "./show-difference.ts";
import { showLine } from "./show-line.ts";

const units = (amount: number) => BigInt(Math.round(amount * 10_000));

type Asked = Record<string, string>;

/** A top agent at 1960 above an agent at 1940, whose two players at 1900 bet 100 and 300. */
async function earned() {
  const t = await freshLottery();
  const top = await t.agent();
  const agent = await t.agent(top);
  const [one, other] = [await t.rich(agent), await t.rich(agent)];
  await t.rate(top, { LOTT: 1960 });
  await t.rate(agent, { LOTT: 1940 });
  const first = await t.draw(one, { amount: "100", win: "20" });
  await t.draw(other, { amount: "300" });
  await t.runLottery();
  await foldDays(t.store, t.code);
  const as = (of: TestMember) =>
    testContext({ merchant: t.merchant, clock: t.clock, actor: of.actor });
  return {
    ...{ ...t, top, agent, one, other, first, as },
    income: async (of: TestMember) =>
      listIncome(await as(of), agentIncome.input.parse(ON_FIRST_DAY)),
    line: async (of: TestMember) =>
      showLine(
        await as(of),
        agentIncomeOne.input.parse({ day: FIRST_DAY, kind: "lotteryDifference" }),
      ),
    difference: async (of: TestMember, asked: Asked = {}) =>
      showDifference(await as(of), agentDifferenceOne.input.parse({ run: "1", ...asked })),
  };
}

test("lottery differences are a line of the income, which opens to the bets", async () => {
  const t = await earned();
  expect(await t.income(t.agent)).toMatchObject({
    list: [{ day: FIRST_DAY, kind: "lotteryDifference", amount: units(8) }],
    totals: { income: units(8) },
  });
  const run = { run: 1, stake: units(400), gross: units(8), carryIn: 0n, amount: units(8) };
  expect(await t.line(t.agent)).toMatchObject({
    amount: units(8),
    list: [{ amount: units(8), rebate: null, bill: null, difference: run }],
  });
  const { difference, list, next } = await t.difference(t.agent);
  expect(difference).toMatchObject(run);
  expect(next).toBeNull();
  const bet = { game: "Game one", series: 1940, below: 1900 };
  expect(list).toMatchObject([
    { ...bet, account: t.other.username, stake: units(300), share: units(6) },
    {
      ...{ ...bet, account: t.one.username, roundId: t.first.roundId },
      ...{ stake: units(100), share: units(2) },
    },
  ]);
  expect((await t.difference(t.top)).list.map(({ below, share }) => [below, share])).toEqual([
    [1940, units(3)],
    [1940, units(1)],
  ]);
});

test("the bets are narrowed to an account and go on where a page ended", async () => {
  const t = await earned();
  const { list } = await t.difference(t.agent);
  const ofOne = await t.difference(t.agent, { party: t.one.username.toUpperCase() });
  expect(ofOne.list).toEqual(list.slice(1));
  expect((await t.difference(t.agent, { party: "nadie" })).list).toEqual([]);
  const first = await t.difference(t.agent, { pageSize: "1" });
  const second = await t.difference(t.agent, { pageSize: "1", after: first.next! });
  expect([...first.list, ...second.list]).toEqual(list);
  expect(second.next).toBeNull();
  await expect(t.difference(t.agent, { after: "1-2" })).rejects.toMatchObject({
    ...{ code: "invalid_input", field: "after" },
  });
});

test("a run of somebody else's is none", async () => {
  const t = await earned();
  const stranger = await freshMember(t.merchant, { type: 2 });
  const other = await freshMember(await freshMerchant(), { type: 2 });
  for (const one of [stranger, other, t.one]) {
    await expect(t.difference(one)).rejects.toMatchObject({
      ...{ code: "unknown_difference", status: 404 },
    });
    expect(await t.line(one)).toMatchObject({ amount: 0n, list: [] });
  }
  await expect(t.difference(t.agent, { run: "2" })).rejects.toMatchObject({ status: 404 });
});

test("the team's figures, its losses and the measure of a dividend count them", async () => {
  const t = await earned();
  const overview = await showOverview(await t.as(t.top), agentOverview.input.parse(ON_FIRST_DAY));
  expect(overview.now.rebate).toBe(units(4 + 8));
  const asked = { ...ON_FIRST_DAY, scope: "all" };
  const losses = await listTeamLosses(await t.as(t.top), teamLosses.input.parse(asked));
  const ofAgent = losses.list.find(({ account }) => account === t.agent.username);
  expect(ofAgent?.rebate).toBe(units(8));
  const { rows } = await t.inMine((tx) =>
    tx.execute(sql`select cost, sum(amount)::bigint as amount
      from pay_costs(${t.code}, ${t.top.id}, ${FIRST_DAY}, '2026-11-20') group by 1`),
  );
  expect(rows).toEqual([{ cost: "agentRebate", amount: String(units(12)) }]);
});
