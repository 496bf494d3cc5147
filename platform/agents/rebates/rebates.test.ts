import { sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { freshRebates } from "#tests/agents/rebates-under-test.ts";
import { CRASH, crashingAt } from "#tests/support/crashing-store.ts";
import type { TestMember } from "#tests/support/database.ts";
import { NO_RATES, rateDifferences } from "../../domain/agents/rates.ts";
import { moveInTree } from "../../members/tree/move-in-tree.ts";
import { balanceOf } from "../../money/ledger/balance-of.ts";
import { verifyLedger, verifySums } from "../../money/ledger/verify-ledger.ts";

const units = (amount: number) => BigInt(Math.round(amount * 10_000));
const DAY = "2026-11-19";
const NEXT = "2026-11-20";
type Rebates = Awaited<ReturnType<typeof freshRebates>>;

/** A top agent with 1.00 %, an agent with 0.60 %, a sub-agent with 0.40 % and a player with 0.10 %. */
async function path() {
  const t = await freshRebates();
  const boss = await t.agent();
  const middle = await t.agent(boss);
  const sub = await t.agent(middle);
  const bettor = await t.player(sub);
  const all = [boss, middle, sub, bettor] as const;
  for (const [at, RNG] of [100, 60, 40, 10].entries()) await t.rate(all[at]!, { RNG });
  return { ...t, boss, middle, sub, bettor, all };
}

async function run(t: Rebates, from = DAY, to = DAY) {
  await t.seal(from, to);
  await t.openRebates(from, nextDay(to));
  return t.payRebates();
}
const nextDay = (day: string) =>
  new Date(Date.parse(`${day}T00:00Z`) + 86_400_000).toISOString().slice(0, 10);
const cash = (t: Rebates, all: readonly TestMember[]) => Promise.all(all.map(t.cash));

test("each keeps the rate above the one below, and whoever plays its own", async () => {
  const t = await path();
  await t.play(t.bettor, DAY, { stake: units(900), validBet: units(1_000) });
  expect(await run(t)).toBeNull();
  expect(await cash(t, t.all)).toEqual([units(4), units(2), units(3), units(1)]);
  const house = { merchant: t.code, owner: "house", kind: "rebate" } as const;
  expect(await balanceOf(t.store.db, house)).toBe(-units(10));
  expect((await t.rebates()).map(({ source, rate, validBet }) => [source, rate, validBet])).toEqual(
    expect.arrayContaining([
      ["TEAM", 100, units(1_000)],
      ["OWN", 10, units(1_000)],
    ]),
  );
  const sums = await verifySums(t.store.db, t.code);
  expect(sums.filter(({ problem }) => problem === "AGENT_REBATES_DIFFER")).toEqual([]);
  expect(await verifyLedger(t.store.db, t.code)).toEqual([]);
});

test("an agent's own play gives its own rate, and its team's play the difference, in one movement each", async () => {
  const t = await path();
  await t.play(t.middle, DAY, { stake: units(100) });
  await t.play(t.sub, DAY, { stake: units(200) });
  await t.play(await t.player(t.middle), DAY, { stake: units(50) });
  await run(t);
  // 0.6 + (0.2 % of 200) + (0.6 % of 50, for whoever has no rate).
  expect(await t.cash(t.middle)).toBe(units(0.6 + 0.4 + 0.3));
  const own = (await t.rebates()).filter(({ agent }) => agent === t.middle.id);
  expect(own.map(({ source, validBet, amount }) => [source, validBet, amount])).toEqual([
    ["OWN", units(100), units(0.6)],
    ["TEAM", units(250), units(0.7)],
  ]);
});

test("an agent is told once of a day, and whoever only plays is not", async () => {
  const t = await path();
  await t.rate(t.sub, { LIVE: 50 });
  for (const gameType of ["RNG", "LIVE"]) {
    await t.play(t.bettor, DAY, { stake: units(100), gameType });
  }
  await run(t);
  for (const _ of [1, 2]) await t.payRebates();
  expect(await t.told(t.sub)).toEqual(["rebatePaid"]);
  expect(await t.told(t.bettor)).toEqual([]);
});

test("lotteries and categories without a rate give nothing", async () => {
  const t = await path();
  await t.rate(t.bettor, { LOTT: 1_900 });
  for (const gameType of ["LOTT", "ELOTT", "LIVE"]) {
    await t.play(t.bettor, DAY, { stake: units(100), gameType });
  }
  await run(t);
  expect(await t.rebates()).toEqual([]);
});

test("a day is paid by the rates at its end, and by the team of that day", async () => {
  const t = await path();
  const other = await t.agent(t.boss);
  await t.rate(other, { RNG: 80 });
  await t.play(t.bettor, DAY, { stake: units(100) });
  // The day ends at 06:00 UTC in Mexico City.
  await t.rate(t.sub, { RNG: 50 }, new Date("2026-11-20T05:59:59Z"));
  await t.rate(t.middle, { RNG: 90 }, new Date("2026-11-20T06:00:00.001Z"));
  const at = t.clock.now();
  await t.inMine((tx) => moveInTree(tx, t.code, { member: t.sub.id, parent: other.id, at }));
  await t.play(t.bettor, NEXT, { stake: units(100) });
  await run(t, DAY, NEXT);
  const of = async (member: TestMember) =>
    (await t.rebates())
      .filter(({ agent }) => agent === member.id)
      .map(({ day, amount }) => [day, amount]);
  expect(await of(t.sub)).toEqual([
    [DAY, units(0.4)],
    [NEXT, units(0.4)],
  ]);
  expect(await of(t.middle)).toEqual([[DAY, units(0.1)]]);
  expect(await of(other)).toEqual([[NEXT, units(0.3)]]);
  expect(await of(t.boss)).toEqual([
    [DAY, units(0.4)],
    [NEXT, units(0.2)],
  ]);
});

test("a day waits for its seal, and three late days are paid like three punctual ones", async () => {
  const days = [DAY, NEXT, "2026-11-21"];
  const paid = async (isLate: boolean) => {
    const t = await path();
    for (const [at, day] of days.entries()) {
      await t.play(t.bettor, day, { stake: units(100 * (at + 1)) });
      if (!isLate) expect(await run(t, day, day)).toBeNull();
    }
    if (isLate) {
      await t.openRebates(DAY, "2026-11-22");
      expect(await t.payRebates()).not.toBeNull();
      expect(await t.rebates()).toEqual([]);
      await t.seal(DAY, "2026-11-21");
    }
    expect(await t.payRebates()).toBeNull();
    return cash(t, t.all);
  };
  const late = await paid(true);
  expect(late).toEqual(await paid(false));
  expect(late).toEqual([units(2.4), units(1.2), units(1.8), units(0.6)]);
});

test("days before the first one with a figure are passed over", async () => {
  const t = await path();
  await t.openRebates("2026-11-15", NEXT);
  await t.play(t.bettor, DAY, { stake: units(100) });
  await t.seal(DAY, DAY);
  expect(await t.payRebates()).toBeNull();
  expect(await t.cash(t.bettor)).toBe(units(0.1));
});

test("what a correction takes is carried until play has made it good", async () => {
  const t = await path();
  const [third, fourth] = ["2026-11-21", "2026-11-22"];
  await t.play(t.bettor, DAY, { stake: units(500) });
  await t.play(t.bettor, NEXT, { stake: -units(300) });
  await t.play(t.bettor, third, { stake: units(200) });
  await t.play(t.bettor, fourth, { stake: units(300) });
  await run(t, DAY, fourth);
  const own = (await t.rebates()).filter(({ agent }) => agent === t.bettor.id);
  expect(own.map((row) => [row.gross, row.carryIn, row.carryOut, row.amount])).toEqual([
    [units(0.5), 0n, 0n, units(0.5)],
    [-units(0.3), 0n, -units(0.3), 0n],
    [units(0.2), -units(0.3), -units(0.1), 0n],
    [units(0.3), -units(0.1), 0n, units(0.2)],
  ]);
  expect(await cash(t, t.all)).toEqual([units(2.8), units(1.4), units(2.1), units(0.7)]);
});

test("a crash at any statement leaves nothing half, and the next run pays all once", async () => {
  let crashes = 0;
  for (let statement = 1; ; statement += 1) {
    const t = await path();
    await t.play(t.bettor, DAY, { stake: units(1_000) });
    await t.seal(DAY, DAY);
    await t.openRebates(DAY, NEXT);
    const died = await t
      .payRebates({ ...t.parts, store: crashingAt(t.store, statement) })
      .then(() => false)
      .catch((error: Error) => error.message === CRASH);
    const isPaid = (await t.rebates()).some(({ paidAt }) => paidAt !== null);
    expect(await t.cash(t.bettor)).toBe(isPaid ? units(1) : 0n);
    for (const _ of [1, 2]) expect(await t.payRebates()).toBeNull();
    expect(await cash(t, t.all)).toEqual([units(4), units(2), units(3), units(1)]);
    if (!died) break;
    crashes += 1;
  }
  expect(crashes).toBeGreaterThan(8);
});

test("servers that run at once make and pay each rebate once, also of more than 500", async () => {
  const t = await freshRebates();
  const top = await t.agent();
  await t.rate(top, { RNG: 100 });
  const players: TestMember[] = [];
  for (let at = 0; at < 260; at += 1) players.push(await t.player(top));
  await t.inMine(async (tx) => {
    const ids = sql.param(players.map(({ id }) => id));
    await tx.execute(sql`insert into member_rates (merchant, member, category, version, rate_bp,
        effective_from, set_by)
      select ${t.code}, id, c, 1, 10, '2026-01-01', 'test'
      from unnest(${ids}::text[]) id, unnest(array['RNG', 'LIVE']) c`);
    await tx.execute(sql`insert into member_day (merchant, day, member, game_type, rounds, stake,
        payout, valid_bet)
      select ${t.code}, ${DAY}::date, id, c, 1, 10000, 0, 10000
      from unnest(${ids}::text[]) id, unnest(array['RNG', 'LIVE']) c`);
  });
  await t.seal(DAY, DAY);
  await Promise.all([1, 2, 3].map(() => t.openRebates(DAY, NEXT)));
  await Promise.all([1, 2, 3, 4].map(() => t.payRebates()));
  expect(new Set(await cash(t, players))).toEqual(new Set([20n]));
  expect(await t.cash(top)).toBe(BigInt(260 * 90));
  expect(await verifyLedger(t.store.db, t.code)).toEqual([]);
});

test("a rebate that differs from its movement is named", async () => {
  const t = await path();
  await t.play(t.bettor, DAY, { stake: units(1_000) });
  await run(t);
  await t.inMine((tx) =>
    tx.execute(sql`update agent_rebates set amount = amount + 1
      where merchant = ${t.code} and agent = ${t.sub.id}`),
  );
  const sums = await verifySums(t.store.db, t.code);
  expect(sums.filter(({ problem }) => problem === "AGENT_REBATES_DIFFER")).toMatchObject([
    { subject: `ar:${DAY}:${t.sub.id}:RNG` },
  ]);
});

const person = fc.record({
  above: fc.nat(),
  /** Of what the one above has, in per cent. */
  share: fc.integer({ min: 0, max: 100 }),
  bet: fc.integer({ min: 0, max: 5_000_000 }),
});
const people = fc.array(person, { minLength: 1, maxLength: 9 });

test("over any tree, what a path keeps is the top's rate times the valid bet", async () => {
  await fc.assert(
    fc.asyncProperty(people, async (given) => {
      const t = await freshRebates();
      const made: { member: TestMember; rate: number; path: number[] }[] = [];
      for (const [at, { above, share, bet }] of given.entries()) {
        const parent = at === 0 ? undefined : made[above % at];
        const rate = Math.floor(((parent?.rate ?? 500) * share) / 100);
        const member = await t.agent(parent?.member);
        made.push({ member, rate, path: [...(parent?.path ?? []), at] });
        if (rate > 0) await t.rate(member, { LIVE: rate });
        const played = { stake: BigInt(bet), gameType: "LIVE" };
        if (bet > 0) await t.play(member, DAY, played);
      }
      // The fractions of a row add up before it is rounded down.
      const owed = new Map<string, bigint>();
      const add = (key: string, amount: bigint) => owed.set(key, (owed.get(key) ?? 0n) + amount);
      for (const [at, { path: way }] of made.entries()) {
        const bet = BigInt(given[at]!.bet);
        const rates = way.map((one) => ({ ...NO_RATES, LIVE: made[one]!.rate }));
        const kept = rateDifferences(rates).map(({ LIVE }) => BigInt(LIVE));
        expect(kept.reduce((sum, one) => sum + one, 0n)).toBe(BigInt(made[way[0]!]!.rate));
        for (const [step, one] of way.entries()) {
          add(`${made[one]!.member.id} ${one === at ? "OWN" : "TEAM"}`, kept[step]! * bet);
        }
      }
      await run(t);
      const rows = await t.rebates();
      const expected = [...owed].flatMap(([key, amount]) =>
        amount >= 10_000n ? [[key, amount / 10_000n] as const] : [],
      );
      expect(new Map(rows.map((row) => [`${row.agent} ${row.source}`, row.amount]))).toEqual(
        new Map(expected),
      );
      const top = BigInt(made[0]!.rate) * given.reduce((sum, { bet }) => sum + BigInt(bet), 0n);
      const paid = rows.reduce((sum, { amount }) => sum + amount, 0n);
      expect(top / 10_000n - paid).toBeLessThan(BigInt(owed.size + 1));
      expect(paid).toBeLessThanOrEqual(top / 10_000n);
    }),
    { numRuns: 12 },
  );
}, 60_000);
