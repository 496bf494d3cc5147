import { desc, eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshLottery } from "#tests/agents/lottery-under-test.ts";
import { CRASH, crashingAt } from "#tests/support/crashing-store.ts";
import { freshMember, type TestMember } from "#tests/support/database.ts";
import { balanceOf } from "../../money/ledger/balance-of.ts";
import { verifyLedger, verifySums } from "../../money/ledger/verify-ledger.ts";
import { foldDays } from "../../play/days/fold-days.ts";
import { feedMarks, roundFeed } from "../../store/schema/feed.ts";

const units = (amount: number) => BigInt(Math.round(amount * 10_000));
const DAY_MS = 86_400_000;
type Lottery = Awaited<ReturnType<typeof freshLottery>>;

/** A top agent at 1960, an agent at 1940, a sub-agent at 1920 and a player at 1900. */
async function path() {
  const t = await freshLottery();
  const top = await t.agent();
  const middle = await t.agent(top);
  const sub = await t.agent(middle);
  const bettor = await t.rich(sub);
  for (const [at, one] of [top, middle, sub, bettor].entries()) {
    await t.rate(one, { LOTT: 1960 - 20 * at });
  }
  return { ...t, top, middle, sub, bettor, agents: [top, middle, sub] as const };
}
const cash = (t: Lottery, all: readonly TestMember[]) => Promise.all(all.map(t.cash));

test("the steps of domain 8: what B bets gives B and A their shares", async () => {
  const t = await freshLottery();
  const a = await t.agent();
  const b = await freshMember(t.merchant, { parentId: a.id, balance: units(1_000) });
  await t.rate(a, { LOTT: 1960 });
  await t.rate(b, { LOTT: 1940 });
  expect((await t.spin(b, "20", "12.50")).balance).toBe("992.50");
  expect((await t.draw(b, { amount: "200", seriesBet: 1900 })).balance).toBe("796.50");
  await t.runLottery();
  expect(await t.cash(a)).toBe(units(2));
  const won = await t.draw(b, { amount: "300", seriesBet: 1900, win: "570" });
  expect(won.balance).toBe("1072.50");
  await t.runLottery();
  expect(await t.cash(a)).toBe(units(5));
  expect((await t.differences()).map(({ stake, amount }) => [stake, amount])).toEqual([
    [units(200), units(2)],
    [units(300), units(3)],
  ]);
  await foldDays(t.store, t.code);
  expect(await verifySums(t.store.db, t.code)).toEqual([]);
  expect(await verifyLedger(t.store.db, t.code)).toEqual([]);
});

test.each([
  // Agents from the top, the player, the stake, and what each agent gets (domain 2.1).
  [[1960], 1960, "100", [0]],
  [[1960, 1958], 1956, "1", [0.001, 0.001]],
  [[1960, 1940, 1940], 1900, "100", [1, 0, 2]],
  [[1960], 1702, "0.2", [0.0258]],
  [[1960], 1958, "0.9999", [0.0009]],
])("of agents %j and a player at %i, %s gives %j", async (agents, own, amount, given) => {
  const t = await freshLottery();
  const made: TestMember[] = [];
  for (const LOTT of agents) {
    made.push(await t.agent(made.at(-1)));
    await t.rate(made.at(-1)!, { LOTT });
  }
  const bettor = await t.rich(made.at(-1));
  await t.rate(bettor, { LOTT: own });
  await t.draw(bettor, { amount });
  await t.runLottery();
  expect(await cash(t, made)).toEqual(given.map(units));
});

test("a vendor is told the member's own series, and a bet above it is refused", async () => {
  const t = await path();
  const plain = await t.rich();
  for (const [of, series] of [
    [t.bettor, 1900],
    [plain, 1900],
  ] as const) {
    expect((await t.sit(of)).series).toBe(series);
  }
  await t.rate(t.bettor, { LOTT: 1860 }, t.clock.now());
  expect((await t.sit(t.bettor)).series).toBe(1860);
  expect((await t.sit(plain)).series).toBe(1900);
  const above = { gameCode: "SSC1", rebate: { series: 1862, seriesBet: 1800 } };
  const { token } = await t.sit(t.bettor);
  expect((await t.table.bet({ ...above, token, txId: "x1", roundId: "x1" })).code).toBe(
    "LIMIT_EXCEEDED",
  );
  const many = await t.table.bets([{ ...above, txId: "x2" }], { token });
  expect(many).toMatchObject({ code: "LIMIT_EXCEEDED", field: "bets.0" });
  const own = { gameCode: "SSC1", rebate: { series: 1860, seriesBet: 1800 } };
  expect((await t.table.bets([{ ...own, txId: "x3" }], { token })).code).toBe("OK");
  expect((await t.table.bet({ ...own, token, txId: "x4", roundId: "x4" })).code).toBe("OK");
  // Not above the series of the own, but above the most that anybody may choose.
  await t.rate(t.bettor, { LOTT: 1960 }, t.clock.now());
  await expect(t.bet(t.bettor, { seriesBet: 1952 })).resolves.toMatchObject({
    code: "LIMIT_EXCEEDED",
  });
});

test("prize, own rebate and all differences are the top's series", async () => {
  const t = await path();
  // Credit odds of the chosen series pay 1850 of 2,000.
  await t.draw(t.bettor, { amount: "100", seriesBet: 1850, win: "92.5" });
  await t.runLottery();
  const house = async (kind: "game" | "rebate") =>
    balanceOf(t.store.db, { merchant: t.code, owner: "house", kind });
  expect((await house("game")) + (await house("rebate"))).toBe(units(100 - 98));
});

test("nobody gets a difference twice where a series below is higher", async () => {
  const t = await freshLottery();
  const top = await t.agent();
  const low = await t.agent(top);
  const without = await t.agent(low);
  const bettor = await t.rich(without);
  await t.rate(top, { LOTT: 1940 });
  await t.rate(low, { LOTT: 1860 });
  // The player has the merchant's 1900, the one above has none.
  await t.draw(bettor, { amount: "100" });
  await t.runLottery();
  expect(await cash(t, [top, low, without])).toEqual([units(2), 0n, 0n]);
});

test("a slot machine's round, a rolled back bet and one that does not count give nothing", async () => {
  const t = await path();
  await t.spin(t.bettor, "10", "0");
  const placed = await t.bet(t.bettor);
  await t.table.rollback({
    txId: "r1",
    refTxId: placed.txId,
    roundId: placed.roundId,
    playerId: t.playerId(t.bettor),
  });
  await t.draw(t.bettor, { effective: "0" });
  await t.runLottery();
  expect(await t.lines()).toEqual([]);
  await t.draw(t.bettor, { amount: "100", effective: "50" });
  await t.runLottery();
  expect(await cash(t, t.agents)).toEqual([units(0.5), units(0.5), units(0.5)]);
});

test("a round that becomes void is taken back by the next run, and its line stays", async () => {
  const t = await path();
  const { txId } = await t.draw(t.bettor, { amount: "100", seriesBet: 1860 });
  await t.runLottery();
  const before = await t.lines();
  const owned = await t.cash(t.bettor);
  t.clock.advance(1_000);
  const voided = await t.adjust(t.bettor, txId, "100", "0");
  // The stake comes back, and the own rebate of 2 % goes.
  expect(await t.cash(t.bettor)).toBe(owned + units(98));
  expect(voided.balance).toBe("100000.00");
  // A rate that another server gave in the moment of the draw comes too late.
  await t.rate(t.top, { LOTT: 1950 }, new Date(t.clock.now().getTime() - 2_000));
  await t.runLottery();
  expect(await cash(t, t.agents)).toEqual([units(1), units(1), units(1)]);
  const lines = await t.lines();
  expect(lines.slice(0, 3)).toEqual(before);
  expect(lines.slice(3).map((line) => [line.series, line.stake, line.amount])).toEqual([
    [1920, units(-100), units(-1)],
    [1940, units(-100), units(-1)],
    [1960, units(-100), units(-1)],
  ]);
  await t.draw(t.bettor, { amount: "300" });
  await t.runLottery();
  expect(await cash(t, t.agents)).toEqual([units(1.5), units(3), units(3)]);
  const top = (await t.differences()).filter(({ agent }) => agent === t.middle.id);
  expect(top.map((row) => [row.gross, row.carryIn, row.carryOut, row.amount])).toEqual([
    [units(1), 0n, 0n, units(1)],
    [units(-1), 0n, units(-1), 0n],
    [units(3), units(-1), 0n, units(2)],
  ]);
  await foldDays(t.store, t.code);
  expect(await verifySums(t.store.db, t.code)).toEqual([]);
  // It stands after all.
  await t.adjust(t.bettor, txId, "-100", "100");
  await t.runLottery();
  expect(await t.cash(t.middle)).toBe(units(4));
  await foldDays(t.store, t.code);
  expect(await verifySums(t.store.db, t.code)).toEqual([]);
});

/** A round that a correction halved. Two shards of the house number them, so either may be read first. */
async function correctedInAnotherShard() {
  for (;;) {
    const t = await path();
    const { txId } = await t.draw(t.bettor, { amount: "0.9999" });
    await t.adjust(t.bettor, txId, "0", "0.5");
    const [closed, adjusted] = await t.inMine((tx) =>
      tx
        .select()
        .from(roundFeed)
        .where(eq(roundFeed.merchant, t.code))
        .orderBy(roundFeed.settledAt, desc(roundFeed.kind)),
    );
    if (closed!.shard !== adjusted!.shard) return { ...t, closed: closed!, adjusted: adjusted! };
  }
}

test("a correction that is read before its round gives the same in the end", async () => {
  const t = await correctedInAnotherShard();
  /** Begins before one row of the feed, and has read all others. */
  const setMarks = (unread: { shard: number; number: bigint }) => {
    const marks = Array.from({ length: 64 }, (_, shard) => (shard === unread.shard ? 0n : 1n));
    return t.inMine((tx) =>
      tx
        .insert(feedMarks)
        .values({ merchant: t.code, consumer: "lottery", marks })
        .onConflictDoUpdate({ target: [feedMarks.merchant, feedMarks.consumer], set: { marks } }),
    );
  };
  await setMarks(t.adjusted);
  await t.runLottery();
  expect(await t.lines()).toMatchObject([{ amount: -50n }, { amount: -50n }, { amount: -50n }]);
  await setMarks(t.closed);
  await t.runLottery();
  expect(await cash(t, t.agents)).toEqual([50n, 50n, 50n]);
});

test("rates and the tree are those of the settlement", async () => {
  const t = await path();
  const other = await t.agent(t.top);
  await t.rate(other, { LOTT: 1930 });
  await t.draw(t.bettor, { amount: "100" });
  t.clock.advance(1);
  await t.rate(t.sub, { LOTT: 1930 }, t.clock.now());
  await t.draw(t.bettor, { amount: "100" });
  await t.move(t.bettor, other);
  // A team of a day does not change within it.
  await t.draw(t.bettor, { amount: "100" });
  t.clock.advance(DAY_MS);
  await t.draw(t.bettor, { amount: "100" });
  await t.runLottery();
  expect(await cash(t, [...t.agents, other])).toEqual(
    [1 + 1 + 1 + 1.5, 1 + 0.5 + 0.5, 1 + 1.5 + 1.5, 1.5].map(units),
  );
});

test("a crash at any statement leaves nothing half, and the next run pays all once", async () => {
  let crashes = 0;
  for (let statement = 1; ; statement += 1) {
    const t = await path();
    await t.draw(t.bettor, { amount: "100" });
    const died = await t
      .runLottery({ ...t.parts, store: crashingAt(t.store, statement) })
      .then(() => false)
      .catch((error: Error) => error.message === CRASH);
    const isPaid = (await t.differences()).some(({ paidAt }) => paidAt !== null);
    expect(await t.cash(t.top)).toBe(isPaid ? units(1) : 0n);
    for (const _ of [1, 2]) await t.runLottery();
    expect(await cash(t, t.agents)).toEqual([units(1), units(1), units(1)]);
    expect(await t.lines()).toHaveLength(3);
    if (!died) break;
    crashes += 1;
  }
  expect(crashes).toBeGreaterThan(8);
});

test("servers that run at once give each difference once", async () => {
  const t = await path();
  for (let at = 0; at < 5; at += 1) await t.draw(t.bettor, { amount: "100" });
  await Promise.all([1, 2, 3, 4].map(() => t.runLottery()));
  await t.runLottery();
  expect(await cash(t, t.agents)).toEqual([units(5), units(5), units(5)]);
  expect(await verifyLedger(t.store.db, t.code)).toEqual([]);
});

test("a difference that differs from its movement or its lines is named", async () => {
  const t = await path();
  await t.draw(t.bettor, { amount: "100" });
  await t.runLottery();
  const named = async () => {
    const sums = await verifySums(t.store.db, t.code);
    return sums.filter(({ problem }) => problem === "LOTTERY_DIFFERS").map((one) => one.subject);
  };
  expect(await named()).toEqual([]);
  const change = (column: string) =>
    t.inMine((tx) =>
      tx.execute(sql`update lottery_differences set ${sql.raw(`${column} = ${column} + 1`)}
        where merchant = ${t.code} and agent = ${t.sub.id}`),
    );
  await change("amount");
  expect(await named()).toEqual([`ur:1:${t.sub.id}`]);
  await change("gross");
  expect(await named()).toEqual([`ur:1:${t.sub.id}`, `ur:1:${t.sub.id}`]);
});
