import { expect, test } from "vitest";
import { daily, tier } from "#tests/agents/contracts-under-test.ts";
import { freshRebates } from "#tests/agents/rebates-under-test.ts";
import {
  freshMember,
  freshMerchant,
  type TestMember,
  testContext,
} from "#tests/support/database.ts";
import { agentIncome, agentIncomeOne, agentRebateOne } from "../../contract/agents/income.ts";
import { moveInTree } from "../../members/tree/move-in-tree.ts";
import { transfer } from "../../money/ledger/transfer.ts";
import { foldDays } from "../../play/days/fold-days.ts";
import { listIncome } from "./list-income.ts";
import { showLine } from "./show-line.ts";
import { showRebate } from "./show-rebate.ts";

const units = (amount: number) => BigInt(Math.round(amount * 10_000));
const DAY = "2026-11-19";
const PAID = "2026-11-20";
const WEEK = { from: DAY, to: "2026-11-26" };

type Asked = Record<string, string>;

/** A above B above a player, with rates and salaries, on the day after the play. */
async function earned() {
  const t = await freshRebates();
  const a = await t.agent();
  const b = await t.agent(a);
  const player = await t.player(b);
  await t.rate(a, { RNG: 100, LIVE: 100 });
  await t.rate(b, { RNG: 60 });
  await t.signTop(a, daily([tier(50)]));
  const contract = await t.sign(a, b, daily([tier(20)]));
  await t.play(player, DAY, { stake: units(1_000) });
  await t.play(a, DAY, { stake: units(100), gameType: "LIVE" });
  await t.play(await t.player(a), DAY, { stake: units(10) });
  await t.seal(DAY, DAY);
  t.clock.advance(9.1 * 3_600_000);
  await t.openRebates(DAY, PAID);
  await t.payRebates();
  await t.open("daily", DAY, PAID);
  await t.pay();
  await foldDays(t.store, t.code);
  const as = (of: TestMember) =>
    testContext({ merchant: t.merchant, clock: t.clock, actor: of.actor });
  return {
    ...{ ...t, a, b, bettor: player, contract },
    income: async (of: TestMember, asked: Asked = {}) =>
      listIncome(await as(of), agentIncome.input.parse({ ...WEEK, ...asked })),
    line: async (of: TestMember, kind: string, asked: Asked = {}) =>
      showLine(await as(of), agentIncomeOne.input.parse({ day: PAID, kind, ...asked })),
    rebate: async (of: TestMember, asked: Asked = {}) =>
      showRebate(await as(of), agentRebateOne.input.parse({ day: DAY, category: "RNG", ...asked })),
  };
}

test("income is rebates and pay less what was paid to downlines, by the day it moved", async () => {
  const t = await earned();
  const { totals, list, next } = await t.income(t.a);
  const lines = [
    { kind: "ownRebate", amount: units(1) },
    { kind: "teamRebate", amount: units(4.1) },
    { kind: "salaryDaily", amount: units(5.55) },
    { kind: "paidBelow", amount: units(-2) },
  ];
  expect(list).toEqual(lines.map((line) => ({ day: PAID, ...line })));
  expect(next).toBeNull();
  expect(totals).toEqual({ byKind: lines, income: units(8.65) });
  expect(await t.cash(t.a)).toBe(units(8.65));
  expect((await t.income(t.a, { from: DAY, to: DAY })).list).toEqual([]);
  const narrowed = await t.income(t.a, { kind: "teamRebate" });
  expect(narrowed.list).toEqual([{ day: PAID, kind: "teamRebate", amount: units(4.1) }]);
  expect(narrowed.totals).toEqual(totals);
});

test("a line opens to its rebates and its bills, and a rebate to whose play it was", async () => {
  const t = await earned();
  expect(await t.line(t.a, "teamRebate")).toMatchObject({
    amount: units(4.1),
    list: [
      {
        ...{ amount: units(4.1), bill: null },
        rebate: { day: DAY, category: "RNG", rate: 100, validBet: units(1_010), gross: units(4.1) },
      },
    ],
    next: null,
  });
  expect(await t.line(t.a, "ownRebate")).toMatchObject({
    list: [{ amount: units(1), rebate: { category: "LIVE", source: "OWN" } }],
  });
  const bill = { kind: "daily", period: `daily:${DAY}` };
  expect(await t.line(t.a, "salaryDaily")).toMatchObject({
    list: [{ amount: units(5.55), rebate: null, bill: { ...bill, account: null } }],
  });
  expect(await t.line(t.a, "paidBelow")).toMatchObject({
    amount: units(-2),
    list: [{ bill: { ...bill, contractId: t.contract, account: t.b.username } }],
  });
  expect(await t.line(t.a, "dividend")).toEqual({ amount: 0n, list: [], next: null });
  for (const day of [DAY, "2026-11-21"]) {
    expect(await t.line(t.a, "teamRebate", { day })).toMatchObject({ amount: 0n, list: [] });
  }

  const { rebate, list } = await t.rebate(t.a);
  expect(rebate).toMatchObject({ amount: units(4.1), validBet: units(1_010) });
  const shares = new Map(list.map((one) => [one.account, one]));
  expect(shares.get(t.b.username)).toEqual({
    ...{
      account: t.b.username,
      type: 2,
      isBelow: true,
      rate: 60,
      validBet: units(1_000),
      share: units(4),
    },
  });
  expect(list.reduce((sum, { share }) => sum + share, 0n)).toBe(rebate.gross);
});

test("lists go on where a page ended, and nowhere else", async () => {
  const t = await earned();
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await t.income(t.a, { pageSize: "1", ...(after && { after }) });
    seen.push(...page.list.map(({ kind }) => kind));
    after = page.next ?? undefined;
  } while (after);
  expect(seen).toEqual(["ownRebate", "teamRebate", "salaryDaily", "paidBelow"]);
  const first = await t.rebate(t.a, { pageSize: "1" });
  const second = await t.rebate(t.a, { pageSize: "1", after: first.next! });
  expect(second.next).toBeNull();
  expect([...first.list, ...second.list]).toEqual((await t.rebate(t.a)).list);
  for (const odd of ["nothing", "2026-11-20 tips", "yesterday dividend"]) {
    await expect(t.income(t.a, { after: odd })).rejects.toMatchObject({
      ...{ code: "invalid_input", field: "after" },
    });
  }
  await expect(t.line(t.a, "paidBelow", { after: "x" })).rejects.toMatchObject({
    code: "invalid_input",
  });
});

test("the movements of a line are read page by page, each once", async () => {
  const t = await earned();
  for (const at of [1, 2, 3, 4, 5]) {
    await transfer(t.store.db, {
      ...{ merchant: t.code, key: `lr:V:${at}`, kind: "lotteryRebate", amount: BigInt(at) },
      from: { owner: "house", kind: "rebate" },
      to: { owner: t.a.id, kind: "cash" },
      at: t.clock.now(),
    });
  }
  await foldDays(t.store, t.code);
  const seen: bigint[] = [];
  let after: string | undefined;
  do {
    const page = await t.line(t.a, "ownRebate", { pageSize: "2", ...(after && { after }) });
    expect(page.amount).toBe(units(1) + 15n);
    seen.push(...page.list.map(({ amount }) => amount));
    after = page.next ?? undefined;
  } while (after);
  expect(seen).toEqual([5n, 4n, 3n, 2n, 1n, units(1)]);
});

test("nobody sees another's income, and who moved away stays in the day that was", async () => {
  const t = await earned();
  expect((await t.income(t.b)).totals.income).toBe(units(8));
  const stranger = await t.agent();
  expect(await t.income(stranger)).toEqual({
    ...{ totals: { byKind: [], income: 0n }, list: [], next: null },
  });
  expect((await t.line(stranger, "teamRebate")).list).toEqual([]);
  const other = await freshMember(await freshMerchant(), { type: 2 });
  for (const one of [stranger, other]) {
    await expect(t.rebate(one)).rejects.toMatchObject({ code: "unknown_rebate", status: 404 });
  }
  const at = t.clock.now();
  await t.inMine((tx) => moveInTree(tx, t.code, { member: t.b.id, parent: null, at }));
  const { list } = await t.rebate(t.a);
  expect(list.find(({ account }) => account === t.b.username)).toMatchObject({
    ...{ isBelow: false, validBet: units(1_000), share: units(4) },
  });
});
