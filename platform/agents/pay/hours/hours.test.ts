import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { hour, hourTier } from "#tests/agents/contracts-under-test.ts";
import { freshSalary, units } from "#tests/agents/salary-under-test.ts";
import { freshMember, freshMerchant, testContext } from "#tests/support/database.ts";
import { freshWork } from "#tests/support/work.ts";
import { AGENT_KINDS } from "../../../jobs/kinds/agent-kinds.ts";
import { verifySums } from "../../../money/ledger/verify-ledger.ts";
import { foldFacts } from "../../../play/feed/fold-facts.ts";
import { explainBill, reckonWhatIf } from "../read/explain-bill.ts";
import { showParticipation } from "../read/show-participation.ts";
import { listBillRounds } from "../rounds/list-bill-rounds.ts";
import { listBillPlayers } from "./list-bill-players.ts";

const MINUTE_MS = 60_000;
type Table = Awaited<ReturnType<typeof freshSalary>>;

/** The boss has 0.80 % from 100.00 an hour, the agent below 0.50 %, each with one active member. */
async function pair(...given: Parameters<typeof freshSalary>) {
  const t = await freshSalary(...given);
  const asks = { validBet: units(100), active: 1, minimumBet: units(20) };
  const boss = await t.agents.signTop(t.boss, hour([hourTier(80, asks)]));
  const agent = await t.agents.sign(t.boss, t.agent, hour([hourTier(50, asks)]));
  return { ...t, contracts: { boss, agent } };
}

const shown = async (t: Table) =>
  (await t.bills()).map(({ period, payee, gross, paidBelow, net, paid }) => [
    ...[period.slice(7), payee === t.boss.id ? "boss" : "agent", gross, paidBelow, net, paid],
  ]);
const stakes = async (t: Table) =>
  (await t.bills())
    .filter(({ payee }) => payee === t.boss.id)
    .map(({ period, inputs }) => [period.slice(-5), Number(inputs.validBet) / 10_000]);

test("an hour is paid five minutes after it, from the top down, once", async () => {
  const t = await pair();
  await t.spin(t.player, "20", "12.50");
  await t.spin(t.deep, "100", "100");
  t.to("2026-11-20T01:04:59.999Z");
  expect(await t.sealHours()).toEqual(new Date("2026-11-20T01:05:00Z"));
  expect(await t.pay()).toBeNull();
  expect(await t.bills()).toEqual([]);
  t.clock.advance(1);
  for (const _ of [1, 2]) {
    await Promise.all([t.sealHours(), t.sealHours()]);
    await Promise.all([t.pay(), t.pay()]);
  }
  expect(await shown(t)).toEqual([
    ["2026-11-20T0000", "boss", units(0.96), units(0.6), units(0.36), units(0.96)],
    ["2026-11-20T0000", "agent", units(0.6), 0n, units(0.6), units(0.6)],
  ]);
  expect([await t.cash(t.boss), await t.cash(t.agent)]).toEqual([units(0.36), units(50.6)]);
  expect(await t.agents.told(t.agent)).not.toContain("salaryPaid");
  const bill = { kind: "hour" as const, period: "hourly:2026-11-20T0000" };
  const contractId = t.contracts.agent;
  const explained = await explainBill(await t.as(t.agent), { ...bill, contractId });
  expect(explained).toMatchObject({
    ...{ from: "2026-11-19", to: "2026-11-20", fromAt: Date.parse("2026-11-20T00:00Z") },
    ...{ validBet: units(120), rate: 50, days: [], costs: [] },
    steps: [
      { step: "tier", isMet: true, conditions: [{ of: "validBet" }, { of: "active", had: 2n }] },
      { step: "rate", base: units(120), rate: 50, amount: units(0.6) },
    ],
  });
  const own = { ...bill, contractId };
  expect(await listBillPlayers(await t.as(t.agent), own)).toMatchObject({
    list: [
      { account: t.deep.username, validBet: units(100) },
      { account: t.player.username, stake: units(20), payout: units(12.5) },
    ],
    next: null,
  });
  const { inputs, from } = explained;
  const moved = { ...inputs, validBet: units(99) };
  const what = { contractId, from, inputs: moved, carryIn: 0n };
  expect(await reckonWhatIf(await t.as(t.agent), what)).toMatchObject({ gross: 0n, tier: null });
  await t.fold();
  await foldFacts(t.store, t.code);
  expect(await verifySums(t.store.db, t.code)).toEqual([]);
});

test("what comes after the seal counts for the next hour, and the sealed one stays", async () => {
  const t = await pair();
  await t.spin(t.deep, "100", "100");
  const { winTxId } = await t.spin(t.deep, "10", "20");
  t.to("2026-11-20T01:06:00Z");
  await t.sealHours();
  await t.pay();
  const first = await t.bills();
  // Settled within the first hour, and committed after its seal.
  t.to("2026-11-20T00:59:59.900Z");
  await t.spin(t.deep, "7", "7");
  t.to("2026-11-20T01:10:00Z");
  const playerId = `${t.code}.${t.deep.id}`;
  const adjusted = await t.adjust({ txId: "a1", refTxId: winTxId, amount: "-20", playerId });
  expect(adjusted.code).toBe("OK");
  await t.spin(t.deep, "80", "80");
  t.to("2026-11-20T02:05:00Z");
  await t.sealHours();
  await t.pay();
  const all = await t.bills();
  expect(all.slice(0, 2)).toEqual(first);
  expect(await stakes(t)).toEqual([
    ["T0000", 110],
    ["T0100", 87],
  ]);
  expect(all[2]!.inputs).toMatchObject({ payout: units(67).toString() });
});

test("a bill opens to each person and each round of its hour, and to no other", async () => {
  const t = await pair();
  for (const stake of ["5", "30", "10", "10"]) await t.spin(t.player, stake, "0");
  const more = await Promise.all(
    Array.from({ length: 44 }, () => freshMember(t.merchant, { parentId: t.sub.id, balance: ALL })),
  );
  for (const [at, one] of more.entries()) await t.spin(one, String((at % 3) + 1), "0");
  const { winTxId } = await t.spin(t.deep, "10", "20");
  // The boss' team has it, and the agent's has not.
  const beside = await freshMember(t.merchant, { parentId: t.sibling.id, balance: ALL });
  await t.spin(beside, "9", "0");
  t.to("2026-11-20T01:06:00Z");
  await t.sealHours();
  // A round of the sealed hour that came late, a correction of it, and one of the next hour.
  t.to("2026-11-20T00:59:59.900Z");
  await t.spin(t.deep, "7", "7");
  t.to("2026-11-20T01:10:00Z");
  const playerId = `${t.code}.${t.deep.id}`;
  await t.adjust({ txId: "a1", refTxId: winTxId, amount: "-20", playerId });
  await t.spin(t.player, "20", "0");
  t.to("2026-11-20T02:05:00Z");
  await t.sealHours();
  await t.pay();
  const { agent: contractId } = t.contracts;
  for (const [hours, people, rounds] of [
    ["00", 46, 49],
    ["01", 2, 3],
  ] as const) {
    const bill = { kind: "hour" as const, period: `hourly:2026-11-20T${hours}00`, contractId };
    const { inputs } = await explainBill(await t.as(t.boss), bill);
    const players = await allOf(async (after) =>
      listBillPlayers(await t.as(t.boss), { ...bill, ...after, ...page }),
    );
    const played = await allOf(async (after) =>
      listBillRounds(await t.as(t.agent), { ...bill, ...after, ...page }),
    );
    expect([players.length, played.length]).toEqual([people, rounds]);
    expect(new Set(players.map(({ account }) => account)).size).toBe(people);
    for (const name of ["stake", "payout", "validBet"] as const) {
      expect(total(players, name)).toBe(inputs[name]);
      expect(total(played, name)).toBe(inputs[name]);
    }
    const bets = players.map(({ validBet }) => validBet);
    expect(bets).toEqual([...bets].sort((one, other) => Number(other - one)));
    const times = played.map(({ settledAt }) => settledAt);
    expect(times).toEqual([...times].sort((one, other) => other - one));
    const ofDeep = played.filter(({ account }) => account === t.deep.username);
    const narrowed = { ...bill, ...page, party: t.deep.username };
    expect((await listBillRounds(await t.as(t.agent), narrowed)).list).toEqual(ofDeep);
  }
});

const ALL = 10_000_000n;
const page = { pageSize: 20 };
type Page<Row> = { list: Row[]; next: string | null };

async function allOf<Row>(read: (after: { after?: string }) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  for (let after = {}; ; ) {
    const { list, next } = await read(after);
    rows.push(...list);
    if (next === null) return rows;
    after = { after: next };
  }
}

const total = <Name extends string>(rows: { [name in Name]: bigint | null }[], name: Name) =>
  rows.reduce((sum, row) => sum + (row[name] ?? 0n), 0n);

test("people and rounds of an hour are a party's alone, and a place of a page is one", async () => {
  const t = await pair();
  await t.spin(t.deep, "100", "0");
  t.to("2026-11-20T01:05:00Z");
  await t.sealHours();
  await t.pay();
  const contractId = t.contracts.agent;
  const bill = { kind: "hour" as const, period: "hourly:2026-11-20T0000", contractId, ...page };
  const stranger = await freshMember(await freshMerchant(), { type: 2 });
  const trial = await freshMember(t.merchant, { type: 4, parentId: t.agent.id });
  const guest = await testContext({ store: t.store, merchant: t.merchant });
  for (const read of [listBillPlayers, listBillRounds]) {
    for (const after of ["x", "1~", "2026-11-20T00:00:00Z~a~1"]) {
      const asked = read(await t.as(t.agent), { ...bill, after });
      await expect(asked).rejects.toMatchObject({ code: "invalid_input" });
    }
    await expect(read(guest, bill)).rejects.toMatchObject({ status: 401 });
    await expect(read(await t.as(trial), bill)).rejects.toMatchObject({ status: 403 });
    for (const who of [stranger, t.deep, t.sibling, t.sub]) {
      await expect(read(await t.as(who), bill)).rejects.toMatchObject({ code: "unknown_bill" });
    }
  }
});

test("three late hours are paid as if each had been on time", async () => {
  const t = await pair();
  for (const [at, stake] of ["100", "30", "90"].entries()) {
    t.to(`2026-11-20T0${at}:30:00Z`);
    await t.spin(t.deep, stake, stake);
    await t.spin(t.player, "25", "25");
  }
  t.to("2026-11-20T03:06:00Z");
  await t.spin(t.deep, "100", "100");
  expect(await t.sealHours()).toEqual(new Date("2026-11-20T04:05:00Z"));
  await t.pay();
  expect(await stakes(t)).toEqual([
    ["T0000", 125],
    ["T0100", 55],
    ["T0200", 115],
  ]);
  expect((await shown(t)).filter(([, who]) => who === "boss").map((row) => row[2])).toEqual([
    ...[units(1), 0n, units(0.92)],
  ]);
});

test("the hour that clocks repeat is two, and the one that they leave out is none", async () => {
  const t = await pair("2026-10-24T23:30:00Z", "Europe/Madrid");
  for (const hours of ["2026-10-24T23", "2026-10-25T00", "2026-10-25T01", "2026-10-25T02"]) {
    t.to(`${hours}:40:00Z`);
    await t.spin(t.deep, "100", "100");
  }
  t.to("2026-10-25T03:05:00Z");
  await t.sealHours();
  await t.pay();
  expect(await stakes(t)).toEqual([
    ...[
      ["T2300", 100],
      ["T0000", 100],
      ["T0100", 100],
      ["T0200", 100],
    ],
  ]);
  const spring = await pair("2027-03-28T00:30:00Z", "Europe/Madrid");
  for (const hours of ["00", "01"]) {
    spring.to(`2027-03-28T${hours}:40:00Z`);
    await spring.spin(spring.deep, "100", "100");
  }
  spring.to("2027-03-28T02:05:00Z");
  await spring.sealHours();
  await spring.pay();
  expect(await stakes(spring)).toEqual([
    ["T0000", 100],
    ["T0100", 100],
  ]);
  const days = (await spring.bills()).map(({ fromDay }) => fromDay);
  expect(new Set(days)).toEqual(new Set(["2027-03-28"]));
});

test("an hour without play leaves no bill, and one below its tiers leaves one of nothing", async () => {
  const t = await pair();
  t.to("2026-11-20T01:30:00Z");
  await t.spin(t.deep, "50", "50");
  t.to("2026-11-20T03:05:00Z");
  await t.sealHours();
  await t.pay();
  expect((await t.bills()).map(({ period, state }) => [period, state])).toEqual([
    ["hourly:2026-11-20T0100", "NOT_REACHED"],
    ["hourly:2026-11-20T0100", "NOT_REACHED"],
  ]);
});

test("a tier that asks for the day before waits until that is sealed", async () => {
  const t = await freshSalary("2026-11-20T06:10:00Z");
  const asks = { validBet: units(10), dayBefore: units(500) };
  await t.agents.signTop(t.boss, hour([hourTier(20), hourTier(40, asks)]));
  await t.spin(t.deep, "100", "100");
  await t.store.inMerchant(t.code, (tx) =>
    tx.execute(sql`insert into team_day (merchant, day, agent, game_type, rounds, stake, payout,
      valid_bet, active) values (${t.code}, '2026-11-19', ${t.boss.id}, 'RNG', 1, 0, 0,
      ${units(500)}, 1)`),
  );
  t.to("2026-11-20T07:05:00Z");
  await t.sealHours();
  expect(await t.pay()).not.toBeNull();
  expect(await t.bills()).toEqual([]);
  await t.store.inMerchant(t.code, (tx) =>
    tx.execute(sql`insert into sealed_days (merchant, day, from_at, until_at, marks, sealed_at)
      values (${t.code}, '2026-11-19', '2026-11-19T06:00Z', '2026-11-20T06:00Z', '{}', now())`),
  );
  await t.pay();
  expect(await t.bills()).toMatchObject([{ tier: 2, gross: units(0.4) }]);
});

test("an upline that cannot pay is held and told once, and pays later", async () => {
  const t = await pair();
  const far = hour([hourTier(80, { validBet: units(1_000) })]);
  await t.agents.signTop(t.boss, far, true);
  for (const hours of ["00", "01"]) {
    t.to(`2026-11-20T${hours}:30:00Z`);
    await t.spin(t.deep, "100", "100");
  }
  t.to("2026-11-20T02:05:00Z");
  await t.sealHours();
  await t.pay();
  const owed = (await t.bills()).filter(({ payee }) => payee === t.agent.id);
  expect(owed.map(({ state }) => state)).toEqual(["INSUFFICIENT", "INSUFFICIENT"]);
  expect((await t.agents.told(t.boss)).filter((kind) => kind === "billShort")).toHaveLength(1);
  t.clock.advance(24 * 60 * MINUTE_MS);
  await t.pay();
  expect((await t.bills()).filter(({ payee }) => payee === t.agent.id)).toMatchObject([
    { state: "EXPIRED" },
    { state: "EXPIRED" },
  ]);
});

test("participation shows what the open hour has counted so far", async () => {
  const t = await pair();
  await t.spin(t.deep, "60", "60");
  await foldFacts(t.store, t.code);
  await t.spin(t.deep, "60", "60");
  const { list } = await showParticipation(await t.as(t.boss), { kind: "hour" });
  expect(list.find(({ account }) => account === t.agent.username)).toMatchObject({
    ...{ validBet: units(120), expected: units(0.6) },
  });
});

test("a server that is killed at any statement leaves the hour to the next", async () => {
  let kills = 0;
  for (let statement = 1; ; statement += 1) {
    const t = await pair();
    const w = await freshWork({ merchant: t.merchant, clock: t.clock });
    const kind = AGENT_KINDS.find(({ name }) => name === "hourSalary")!;
    await w.perform(kind);
    await t.spin(t.deep, "100", "100");
    t.to("2026-11-20T01:05:00Z");
    const isKilled = await w.killedAt(kind, statement);
    t.clock.advance(2 * MINUTE_MS);
    await w.perform(kind);
    await t.pay();
    expect(await stakes(t)).toEqual([["T0000", 100]]);
    expect([await t.cash(t.boss), await t.cash(t.agent)]).toEqual([units(0.3), units(50.5)]);
    if (!isKilled) break;
    kills += 1;
  }
  expect(kills).toBeGreaterThan(4);
});
