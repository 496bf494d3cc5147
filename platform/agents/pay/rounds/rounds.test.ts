import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { realtime, roundTier } from "#tests/agents/contracts-under-test.ts";
import { freshSalary, units } from "#tests/agents/salary-under-test.ts";
import { freshMember, freshMerchant, testContext } from "#tests/support/database.ts";
import { freshWork } from "#tests/support/work.ts";
import { changeSettings } from "../../../core/merchant/config/change-settings.ts";
import { AGENT_KINDS } from "../../../jobs/kinds/agent-kinds.ts";
import { verifySums } from "../../../money/ledger/verify-ledger.ts";
import { foldFacts } from "../../../play/feed/fold-facts.ts";
import { rewindFeed } from "../../../play/feed/read-feed.ts";
import { memberPlay } from "../../../store/schema/feed.ts";
import { payBills } from "../../../store/schema/pay.ts";
import { explainBill, reckonWhatIf } from "../read/explain-bill.ts";
import { showParticipation } from "../read/show-participation.ts";
import { listBillRounds } from "./list-bill-rounds.ts";

const MINUTE_MS = 60_000;
const T0 = "2026-11-20T00:00:00Z";

/** The boss has 0.10 % of won and 0.30 % of lost rounds from 5.00, the agent below 0.05 % and 0.20 %. */
async function pair() {
  const t = await freshSalary();
  const singleBet = units(5);
  const boss = await t.agents.signTop(t.boss, realtime([roundTier([10, 30], { singleBet })]));
  const terms = realtime([roundTier([5, 20], { singleBet })]);
  const agent = await t.agents.sign(t.boss, t.agent, terms);
  await t.payRounds();
  return { ...t, contracts: { boss, agent } };
}

/** A lost, a won and an even round, and one below the least stake. */
async function playFour(t: Awaited<ReturnType<typeof pair>>) {
  await t.spin(t.deep, "20", "0");
  const won = await t.spin(t.player, "10", "15");
  await t.spin(t.deep, "30", "30");
  await t.spin(t.deep, "4.99", "0");
  return won;
}
const BILL = { kind: "realtime", period: "fiveMinutes:2026-11-20T0000" } as const;

test("rounds are paid by how they ended, along the contracts, in one bill each", async () => {
  const t = await pair();
  await playFour(t);
  t.to("2026-11-20T00:05:00Z");
  expect(await t.payRounds()).toEqual(new Date("2026-11-20T00:10:00Z"));
  await t.pay();
  const bills = await t.bills();
  expect(
    bills.map(({ period, payee, gross, paidBelow, net, paid, state }) => [
      ...[period, payee, gross, paidBelow, net, paid, state],
    ]),
  ).toEqual([
    // 20.00 × 0.30 % + 10.00 × 0.10 %, of which 20.00 × 0.20 % + 10.00 × 0.05 % go on.
    [BILL.period, t.boss.id, units(0.07), 450n, 250n, units(0.07), "PAID"],
    [BILL.period, t.agent.id, 450n, 0n, 450n, 450n, "PAID"],
  ]);
  expect([await t.cash(t.boss), await t.cash(t.agent)]).toEqual([250n, units(50) + 450n]);
  expect(
    (await t.lines()).map(({ contract, stake, rate, amount }) => [
      ...[contract === t.contracts.boss, stake, rate, amount],
    ]),
  ).toEqual([
    [false, units(20), 20, 400n],
    [true, units(20), 30, 600n],
    [false, units(10), 5, 50n],
    [true, units(10), 10, 100n],
  ]);
  await t.fold();
  await foldFacts(t.store, t.code);
  expect(await verifySums(t.store.db, t.code)).toEqual([]);
  await t.store.inMerchant(t.code, (tx) =>
    tx.update(payBills).set({ gross: 451n }).where(eq(payBills.contract, t.contracts.agent)),
  );
  expect(await verifySums(t.store.db, t.code)).toEqual([
    { problem: "BILLS_DIFFER", subject: `pay:realtime:${BILL.period}:${t.contracts.agent}` },
  ]);
});

test("a bill opens to its rounds, page by page, for its parties alone", async () => {
  const t = await pair();
  await playFour(t);
  t.to("2026-11-20T00:05:00Z");
  await t.payRounds();
  await t.pay();
  const bill = { ...BILL, contractId: t.contracts.agent, pageSize: 20 };
  for (const who of [t.agent, t.boss]) {
    expect(await explainBill(await t.as(who), bill)).toMatchObject({
      ...{ gross: 450n, stake: units(30), rounds: 2, tier: null, rate: null, days: [] },
      ...{ fromAt: Date.parse(T0), toAt: Date.parse(T0) + 5 * MINUTE_MS },
      steps: [
        { step: "rounds", tier: 1, end: "lost", rounds: 1, base: units(20), amount: 400n },
        { step: "rounds", tier: 1, end: "won", rounds: 1, base: units(10), amount: 50n },
      ],
    });
    const { list, games, next } = await listBillRounds(await t.as(who), bill);
    expect(list).toMatchObject([
      { account: t.player.username, stake: units(10), pay: { end: "won", rate: 5, amount: 50n } },
      { account: t.deep.username, stake: units(20), pay: { end: "lost", rate: 20, amount: 400n } },
    ]);
    expect([games, next]).toEqual([[{ code: "GAME1", name: "Game one" }], null]);
  }
  const byName = { ...bill, party: t.deep.username };
  expect((await listBillRounds(await t.as(t.agent), byName)).list).toHaveLength(1);
  const behind = `${new Date(Date.parse(T0) + 2).toISOString()}~V1~r2`;
  expect(
    (await listBillRounds(await t.as(t.agent), { ...bill, after: behind })).list,
  ).toMatchObject([{ pay: { end: "lost" } }]);
  await expect(listBillRounds(await t.as(t.agent), { ...bill, after: "x" })).rejects.toMatchObject({
    code: "invalid_input",
  });
  const stranger = await freshMember(await freshMerchant(), { type: 2 });
  const trial = await freshMember(t.merchant, { type: 4, parentId: t.agent.id });
  const guest = await testContext({ store: t.store, merchant: t.merchant });
  await expect(listBillRounds(guest, bill)).rejects.toMatchObject({ status: 401 });
  await expect(listBillRounds(await t.as(trial), bill)).rejects.toMatchObject({ status: 403 });
  for (const who of [stranger, t.player, t.sibling, t.sub]) {
    await expect(listBillRounds(await t.as(who), bill)).rejects.toMatchObject({
      code: "unknown_bill",
    });
  }
});

test("a round is never paid again: not corrected, not read twice, not by two servers", async () => {
  const t = await pair();
  const { winTxId } = await playFour(t);
  t.to("2026-11-20T00:05:00Z");
  await Promise.all(
    [t.payRounds(), t.payRounds(), t.payRounds()].map((one) => one.catch(() => {})),
  );
  await t.payRounds();
  await Promise.all([t.pay(), t.pay()]);
  const first = await t.bills();
  expect(first).toHaveLength(2);
  const adjusted = { txId: "a1", refTxId: winTxId, amount: "40" };
  const playerId = `${t.code}.${t.player.id}`;
  expect((await t.adjust({ ...adjusted, playerId })).code).toBe("OK");
  for (const minute of ["10", "15"]) {
    t.to(`2026-11-20T00:${minute}:00Z`);
    await t.payRounds();
    await t.store.inMerchant(t.code, (tx) => rewindFeed(tx, t.code, "realtime"));
  }
  t.to("2026-11-20T00:20:00Z");
  await t.payRounds();
  expect(await t.bills()).toEqual(first);
  expect(await t.lines()).toHaveLength(4);
});

test("a late run takes everything into one bill, and a run without pay leaves none", async () => {
  const t = await pair();
  for (const at of ["00:02", "01:31", "02:59"]) {
    t.to(`2026-11-20T${at}:00Z`);
    await t.spin(t.deep, "10", "0");
  }
  t.to("2026-11-20T03:07:00Z");
  expect(await t.payRounds()).toEqual(new Date("2026-11-20T03:10:00Z"));
  await t.pay();
  expect((await t.bills()).map(({ period, gross }) => [period, gross])).toEqual([
    ["fiveMinutes:2026-11-20T0300", units(0.09)],
    ["fiveMinutes:2026-11-20T0300", units(0.06)],
  ]);
  await t.spin(t.deep, "10", "10");
  t.to("2026-11-20T03:10:00Z");
  await t.payRounds();
  expect(await t.bills()).toHaveLength(2);
});

test("a contract pays from its acceptance up to its end, and nothing below a gap", async () => {
  const t = await freshSalary();
  await t.spin(t.deep, "10", "0");
  t.clock.advance(MINUTE_MS);
  const terms = realtime([roundTier([10, 30])]);
  const old = await t.agents.signTop(t.boss, terms);
  await t.agents.sign(t.boss, t.agent, terms);
  await t.spin(t.deep, "20", "0");
  t.clock.advance(MINUTE_MS);
  const fresh = await t.agents.signTop(t.boss, realtime([roundTier([0, 40])]));
  t.clock.advance(1);
  await t.spin(t.deep, "30", "0");
  t.clock.advance(MINUTE_MS);
  await t.spin(t.player, "10", "0");
  t.to("2026-11-20T00:05:00Z");
  await t.payRounds();
  const ofBoss = (await t.lines()).filter(({ contract }) => [old, fresh].includes(contract));
  expect(ofBoss.map(({ contract, stake, rate }) => [contract, stake, rate])).toEqual([
    [old, units(20), 30],
    [fresh, units(30), 40],
    [fresh, units(10), 40],
  ]);
});

test("the day's bet counts what the bettor has bet in the contract's categories", async () => {
  const t = await freshSalary();
  const asks = { dayBet: units(50) };
  await t.agents.signTop(t.boss, realtime([roundTier([0, 10]), roundTier([0, 30], asks)]));
  await t.payRounds();
  await t.spin(t.deep, "20", "0");
  await t.spin(t.player, "60", "0");
  t.to("2026-11-20T00:05:00Z");
  await t.payRounds();
  await foldFacts(t.store, t.code);
  await t.spin(t.deep, "30", "0");
  t.to("2026-11-20T00:10:00Z");
  await t.payRounds();
  expect((await t.lines()).map(({ stake, dayBet, tier }) => [stake, dayBet, tier])).toEqual([
    [units(20), units(20), 1],
    [units(60), units(60), 2],
    [units(30), units(50), 2],
  ]);
});

test("the day's bet leaves out the categories that the terms leave out", async () => {
  const t = await freshSalary();
  const asks = { dayBet: units(50) };
  const tiers = [roundTier([0, 10]), roundTier([0, 30], asks)];
  await t.agents.signTop(t.boss, realtime(tiers, { gameTypes: ["RNG"] }));
  await t.store.inMerchant(t.code, (tx) =>
    tx.insert(memberPlay).values({
      ...{ merchant: t.code, member: t.deep.id, quarter: new Date(T0), gameType: "LIVE" },
      ...{ rounds: 1n, stake: units(90), payout: 0n, validBet: units(90) },
    }),
  );
  await t.spin(t.deep, "20", "0");
  t.to("2026-11-20T00:05:00Z");
  await t.payRounds();
  expect((await t.lines()).map(({ dayBet, tier }) => [dayBet, tier])).toEqual([[units(20), 1]]);
});

test("categories that the terms leave out are not paid", async () => {
  const t = await freshSalary();
  const terms = realtime([roundTier([10, 30])], { gameTypes: ["LIVE"] });
  await t.agents.signTop(t.boss, terms);
  await t.spin(t.deep, "20", "0");
  t.to("2026-11-20T00:05:00Z");
  await t.payRounds();
  expect(await t.bills()).toEqual([]);
});

test("HOUSE moves each the net, and never below zero", async () => {
  const t = await pair();
  const made = { by: "staff", at: t.clock.now() };
  await t.store.inMerchant(t.code, (tx) =>
    changeSettings(tx, t.code, made, (now) => ({ ...now, contracts: { payer: "HOUSE" } })),
  );
  await playFour(t);
  t.to("2026-11-20T00:05:00Z");
  await t.payRounds();
  await t.pay();
  expect((await t.bills()).map(({ due, paid }) => [due, paid])).toEqual([
    [250n, 250n],
    [450n, 450n],
  ]);
});

test("participation shows what the day's teams played, and what its rounds have paid", async () => {
  const t = await pair();
  await playFour(t);
  const mine = async () => {
    const { list } = await showParticipation(await t.as(t.boss), { kind: "realtime" });
    return list.find(({ account }) => account === t.agent.username);
  };
  await t.fold();
  expect(await mine()).toMatchObject({ expected: 0n });
  t.to("2026-11-20T00:05:00Z");
  await t.payRounds();
  const period = { from: "2026-11-19", to: "2026-11-20" };
  const played = { validBet: units(64.99), loss: units(19.99) };
  expect(await mine()).toMatchObject({ period, ...played, expected: 450n });
  // The next day begins at 06:00 UTC.
  t.to("2026-11-20T06:00:00Z");
  expect(await mine()).toMatchObject({
    ...{ period: { from: "2026-11-20", to: "2026-11-21" } },
    ...{ expected: 0n, validBet: 0n, loss: 0n },
  });
});

test("what-if reckons one round by the terms", async () => {
  const t = await pair();
  const none = { validBet: 0n, rebates: 0n, agentRebates: 0n, bonuses: 0n, fees: 0n, active: [] };
  const ask = async (stake: bigint, payout: bigint) =>
    reckonWhatIf(await t.as(t.agent), {
      ...{ contractId: t.contracts.agent, from: "2026-11-20", carryIn: 0n },
      inputs: { ...none, stake, payout },
    });
  expect(await ask(units(100), 0n)).toMatchObject({ tier: 1, gross: units(0.2) });
  expect(await ask(units(100), units(100))).toMatchObject({ gross: 0n });
  expect(await ask(units(4), 0n)).toMatchObject({ tier: null, gross: 0n });
});

test("a server that is killed at any statement leaves the rounds to the next", async () => {
  let kills = 0;
  for (let statement = 1; ; statement += 1) {
    const t = await pair();
    const w = await freshWork({ merchant: t.merchant, clock: t.clock });
    const kind = AGENT_KINDS.find(({ name }) => name === "realtimeSalary")!;
    await w.perform(kind);
    await playFour(t);
    t.to("2026-11-20T00:05:00Z");
    const isKilled = await w.killedAt(kind, statement);
    t.clock.advance(2 * MINUTE_MS);
    await w.perform(kind);
    await t.pay();
    expect([await t.cash(t.boss), await t.cash(t.agent)]).toEqual([250n, units(50) + 450n]);
    expect(await t.lines()).toHaveLength(4);
    if (!isKilled) break;
    kills += 1;
  }
  expect(kills).toBeGreaterThan(8);
});
