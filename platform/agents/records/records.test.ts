import pg from "pg";
import { expect, test } from "vitest";
import { ownerUrl, type TestMember } from "#tests/support/database.ts";
import { FIRST_DAY, freshTeam, ON_FIRST_DAY } from "#tests/under-test/people/team-under-test.ts";
import { teamBets, teamLosses, teamRecords } from "../../contract/agents/records.ts";
import { moveInTree } from "../../members/tree/move-in-tree.ts";
import { transfer } from "../../money/ledger/transfer.ts";
import { sealDays } from "../../play/days/seal-days.ts";
import { listTeamBets } from "./list-team-bets.ts";
import { listTeamLosses } from "./list-team-losses.ts";
import { listTeamRecords } from "./list-team-records.ts";

const DAY_MS = 86_400_000;
const WEEK = { from: FIRST_DAY, to: "2026-11-25" };

type Team = Awaited<ReturnType<typeof freshTeam>>;
type Asked = Record<string, string>;
const bets = async (t: Team, of: TestMember, asked: Asked = {}) =>
  listTeamBets(await t.as(of), teamBets.input.parse({ language: "es", ...WEEK, ...asked }));
const losses = async (t: Team, of: TestMember, asked: Asked = {}) =>
  listTeamLosses(await t.as(of), teamLosses.input.parse({ ...ON_FIRST_DAY, ...asked }));
const records = async (t: Team, of: TestMember, asked: Asked = {}) =>
  listTeamRecords(await t.as(of), teamRecords.input.parse({ ...ON_FIRST_DAY, ...asked }));

/** Every round of a list, read two at a time. */
async function allRounds(t: Team, of: TestMember, asked: Asked = {}) {
  const seen: string[] = [];
  let after: string | undefined;
  do {
    const page = await bets(t, of, { ...asked, pageSize: "2", ...(after && { after }) });
    seen.push(...page.list.map(({ roundId }) => roundId));
    after = page.next ?? undefined;
  } while (after);
  return seen;
}

test("a team's rounds are read page by page, over sealed days and open ones, each once", async () => {
  const t = await freshTeam();
  const ids: string[] = [];
  const secrets = { vendors: new Map() };
  for (let day = 0; day < 4; day += 1) {
    for (let n = 0; n < 5; n += 1) {
      ids.unshift((await t.spin([t.player, t.deep, t.agent][n % 3]!)).roundId);
      t.clock.advance(1);
    }
    t.clock.advance(DAY_MS);
    await t.fold();
    // The third and the fourth day stay open.
    if (day === 1)
      await sealDays({ store: t.store, merchant: t.merchant, clock: t.clock, secrets });
  }
  expect(await allRounds(t, t.boss)).toEqual(ids);
  const { totals } = await bets(t, t.boss);
  expect(totals).toEqual({ rounds: 20, stake: 200_000n, payout: 0n, validBet: 200_000n });
  expect(await allRounds(t, t.boss, { from: "2026-11-20", to: "2026-11-20" })).toEqual(
    ids.slice(10, 15),
  );
});

test("a scope reaches the agent, those directly below too, or all", async () => {
  const t = await freshTeam();
  const [own, direct, deep] = [await t.spin(t.agent), await t.spin(t.player), await t.spin(t.deep)];
  await t.spin(t.agent, "2", "5");
  await t.fold();
  const has = async (asked: Asked) => (await bets(t, t.agent, asked)).list.map((r) => r.roundId);
  expect(await has({ scope: "self" })).toEqual(["r4", own.roundId]);
  expect(await has({ scope: "direct" })).toEqual(["r4", direct.roundId, own.roundId]);
  expect(await has({ scope: "all" })).toEqual(["r4", deep.roundId, direct.roundId, own.roundId]);
  expect(await has({ status: "WIN" })).toEqual(["r4"]);
  expect(await has({ account: t.sub.username })).toEqual([deep.roundId]);
  expect(await has({ gameType: "LIVE" })).toEqual([]);
  expect((await bets(t, t.agent, { scope: "direct" })).totals).toMatchObject({
    ...{ rounds: 3, stake: 40_000n, payout: 50_000n },
  });
  expect((await bets(t, t.agent, { status: "WIN" })).totals).toBeNull();
});

test("a page is whole where one shard has most of it, for a team of few and of many", async () => {
  const t = await freshTeam();
  const at = t.clock.now().toISOString();
  const owner = new pg.Client({ connectionString: ownerUrl() });
  await owner.connect();
  const { code } = t.merchant;
  await owner.query(
    `insert into round_feed (merchant, shard, number, kind, vendor, round_id, member, game,
       game_type, stake, payout, valid_bet, opened_at, settled_at)
     select $1, s, n, 'CLOSED', 'V', s || '-' || n, $2, 'g', 'RNG', 1, 0, 1, $3, $3::timestamptz
       - case s when 5 then 0 else 3600 end * interval '1 second' + n * interval '1 second'
     from generate_series(4, 6) s, generate_series(1, 70) n`,
    [code, t.player.id, at],
  );
  t.clock.advance(120_000);
  const shards = async () => {
    const { list } = await bets(t, t.boss, { ...ON_FIRST_DAY, pageSize: "80" });
    return list.map(({ roundId }) => roundId);
  };
  const inFive = Array.from({ length: 70 }, (_, n) => `5-${70 - n}`);
  const before = Array.from({ length: 5 }, (_, n) => [`6-${70 - n}`, `4-${70 - n}`]).flat();
  expect(await shards()).toEqual([...inFive, ...before]);
  await owner.query(
    `insert into member_tree (merchant, ancestor, descendant, depth, since_day)
     select $1, $2, 'other' || n, 1, '-infinity' from generate_series(1, 2001) n`,
    [code, t.boss.id],
  );
  await owner.end();
  expect(await shards()).toEqual([...inFive, ...before]);
  expect(await allRounds(t, t.deep)).toEqual([]);
});

test("a day before a move stays with the old upline", async () => {
  const t = await freshTeam();
  await t.spin(t.player);
  await t.store.inMerchant(t.merchant.code, (tx) =>
    moveInTree(tx, t.merchant.code, {
      ...{ member: t.player.id, parent: t.sibling.id, at: t.clock.now() },
    }),
  );
  t.clock.advance(DAY_MS);
  await t.spin(t.player);
  expect(await allRounds(t, t.agent)).toEqual(["r1"]);
  expect(await allRounds(t, t.sibling)).toEqual(["r2"]);
  expect(await allRounds(t, t.boss)).toEqual(["r2", "r1"]);
});

test("a page that no list names is refused", async () => {
  const t = await freshTeam();
  for (const after of ["x", "2026-11-19~x~1~2", "2026-11-19~2026-11-19T00:00:00Z~1"]) {
    await expect(bets(t, t.agent, { after })).rejects.toMatchObject({ code: "invalid_input" });
  }
});

test("losses are each person's with everybody below, and the agent's own apart", async () => {
  const t = await freshTeam();
  await t.spin(t.agent, "5", "0");
  await t.spin(t.player, "20", "12.50");
  await t.spin(t.deep, "10", "30");
  await t.fold();
  const { own, list, totals, next } = await losses(t, t.agent);
  expect(own).toMatchObject({ stake: 50_000n, profit: -50_000n, deposits: 500_000n });
  const rows = new Map(list.map((row) => [row.account, row]));
  expect(rows.get(t.player.username)).toMatchObject({ stake: 200_000n, profit: -75_000n });
  expect(rows.get(t.sub.username)).toMatchObject({ stake: 100_000n, profit: 200_000n });
  expect(totals).toMatchObject({ stake: 350_000n, payout: 425_000n, profit: 75_000n });
  expect(next).toBeNull();
  const below = await losses(t, t.boss, { account: t.sub.username });
  expect(below).toMatchObject({ list: [{ account: t.deep.username, profit: 200_000n }] });
  const [first] = (await losses(t, t.agent, { pageSize: "1" })).list;
  const second = await losses(t, t.agent, { pageSize: "1", after: first!.account });
  expect(second.list).toHaveLength(1);
  t.clock.advance(DAY_MS);
  await t.spin(t.deep, "10", "0");
  await t.fold();
  expect((await losses(t, t.agent)).totals.profit).toBe(75_000n);
  const both = await losses(t, t.agent, { to: "2026-11-20" });
  const sub = both.list.find(({ account }) => account === t.sub.username);
  expect(sub).toMatchObject({ stake: 200_000n, profit: 100_000n, deposits: 1_000_000n });
  expect(both.totals).toMatchObject({ profit: -25_000n, deposits: 2_500_000n });
});

test("records are the team's movements of money, both sides of a transfer, folded or not", async () => {
  const t = await freshTeam();
  t.clock.advance(1_000);
  await t.pay(t.agent, t.player, 10_000n, "x");
  await t.spin(t.player);
  for (const time of ["before", "after"]) {
    if (time === "after") await t.fold();
    const { list } = await records(t, t.boss, { kind: "transfer" });
    expect(list).toMatchObject([
      { account: t.agent.username, amount: -10_000n, balance: 490_000n, number: "x" },
      { account: t.player.username, amount: 10_000n, balance: 1_010_000n, number: "x" },
    ]);
  }
  const all = await records(t, t.boss);
  expect(all.list.map(({ kind }) => kind)).toEqual([
    ...["transfer", "transfer", "deposit", "deposit", "deposit"],
  ]);
  expect((await records(t, t.agent, { scope: "self" })).list).toHaveLength(2);
  expect((await records(t, t.boss, { account: t.sub.username })).list).toHaveLength(1);
  expect((await records(t, t.boss, { number: "x" })).list).toHaveLength(2);
  const first = await records(t, t.boss, { pageSize: "3" });
  const rest = await records(t, t.boss, { pageSize: "3", after: first.next! });
  expect([...first.list, ...rest.list].map(({ id }) => id)).toEqual(all.list.map(({ id }) => id));
});

test("a team's few movements among many of others are found, each once, also a page at a time", async () => {
  const t = await freshTeam();
  for (let n = 0; n < 40; n += 1) {
    t.clock.advance(1_000);
    if (n % 13 === 0) await t.pay(t.agent, t.player, 10n, `own${n}`);
    await transfer(t.store.db, {
      ...{ merchant: t.merchant.code, key: `deposit:other${n}`, kind: "deposit", amount: 1n },
      from: { owner: "house", kind: "clearing" },
      to: { owner: t.sibling.id, kind: "cash" },
      at: t.clock.now(),
    });
  }
  for (const time of ["before", "after"]) {
    if (time === "after") await t.fold();
    const whole = (await records(t, t.agent)).list.map(({ id }) => id);
    expect(whole.slice(0, 2)).toEqual(["transfer:own39-out", "transfer:own39-in"]);
    expect(whole).toHaveLength(11);
    const seen: string[] = [];
    let after: string | undefined;
    do {
      const page = await records(t, t.agent, { pageSize: "1", ...(after && { after }) });
      seen.push(...page.list.map(({ id }) => id));
      after = page.next ?? undefined;
    } while (after);
    expect(seen).toEqual(whole);
  }
});
