import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CRASH, crashingAt } from "#tests/support/crashing-store.ts";
import { freshMember, testContext } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { verifySums } from "../../money/ledger/verify-ledger.ts";
import { gamePlay, memberPlay, memberTotals, topWins } from "../../store/schema/feed.ts";
import { listWinners } from "../records/list-winners.ts";
import { sumProfit } from "../records/sum-profit.ts";
import { foldFacts, rebuildFacts } from "./fold-facts.ts";

type Table = Awaited<ReturnType<typeof freshTable>>;
const WINNERS = { gameCategory: "ALL", language: "es", limitNum: 50 };

const factsOf = ({ store, merchant: { code } }: Table) =>
  store.inMerchant(code, async (tx) => ({
    play: await tx
      .select()
      .from(memberPlay)
      .where(eq(memberPlay.merchant, code))
      .orderBy(memberPlay.quarter, memberPlay.member),
    totals: await tx.select().from(memberTotals).where(eq(memberTotals.merchant, code)),
    games: await tx.select().from(gamePlay).where(eq(gamePlay.merchant, code)),
    wins: await tx
      .select()
      .from(topWins)
      .where(eq(topWins.merchant, code))
      .orderBy(topWins.shard, topWins.number),
  }));

const soundOf = ({ store, merchant }: Table) => verifySums(store.db, merchant.code);

let played = 0;
/** A closed round of 1.00 with this payout, of the table's member or of another session. */
async function spin(t: Table, winAmount = "0", token = t.token) {
  played += 1;
  const ids = { txId: `b${played}`, winTxId: `w${played}`, roundId: `r${played}` };
  expect((await t.betwin({ ...ids, amount: "1", winAmount, token })).code).toBe("OK");
  return ids;
}

test("rounds become facts by quarter, day and member; a correction changes them later", async () => {
  const t = await freshTable();
  const { code } = t.merchant;
  await spin(t);
  const won = await spin(t, "25");
  t.clock.advance(15 * 60_000);
  await t.adjust({ txId: "a1", refTxId: won.winTxId, amount: "-5" });
  await foldFacts(t.store, code);
  const { play, totals, games, wins } = await factsOf(t);
  expect(play.map(({ rounds, stake, payout }) => [rounds, stake, payout])).toEqual([
    [2n, 20_000n, 250_000n],
    [0n, 0n, -50_000n],
  ]);
  expect(play[1]!.quarter.getTime() - play[0]!.quarter.getTime()).toBe(15 * 60_000);
  expect(totals).toMatchObject([
    { member: t.member.id, rounds: 2n, stake: 20_000n, payout: 200_000n, validBet: 20_000n },
  ]);
  expect(games).toMatchObject([{ rounds: 2n, payout: 200_000n, won: 250_000n }]);
  expect(wins).toMatchObject([{ payout: 250_000n }]);
  expect(await soundOf(t)).toEqual([]);
});

test("what a player reads is the same before and after it is folded", async () => {
  const t = await freshTable();
  const context = await testContext({ ...t, actor: t.member.actor });
  const period = { from: t.clock.now().getTime(), to: t.clock.now().getTime() + 1 };
  const input = { ...period, timeZone: "America/Mexico_City" };
  for (const win of ["300", "0", "150", "120"]) await spin(t, win);
  for (const win of ["200", "110"]) {
    await spin(t, win, await t.sit(await freshMember(t.merchant, { balance: 1_000_000n })));
  }
  const before = [await sumProfit(context, input), await listWinners(context, WINNERS)];
  expect(before).toMatchObject([{ list: [{ rounds: 4 }] }, { list: [{}, {}, {}] }]);
  await foldFacts(t.store, t.merchant.code);
  await spin(t, "0");
  const after = await sumProfit(context, input);
  expect(after.list).toMatchObject([{ rounds: 5, stake: 50_000n }]);
  expect(await listWinners(context, WINNERS)).toEqual(before[1]);
});

test("of an hour the fifty biggest wins stay", async () => {
  const t = await freshTable({ balance: 10_000_000n });
  for (let n = 1; n <= 53; n += 1) {
    await spin(t, `${n + 1}`);
    if (n % 10 === 0) await foldFacts(t.store, t.merchant.code);
  }
  await foldFacts(t.store, t.merchant.code);
  const { wins } = await factsOf(t);
  const payouts = wins.map(({ payout }) => Number(payout / 10_000n)).sort((a, b) => a - b);
  expect(payouts).toEqual(Array.from({ length: 50 }, (_, n) => n + 5));
  expect(await soundOf(t)).toEqual([]);
});

test("the next run folds everything once, whatever statement a run died at", async () => {
  let crashes = 0;
  for (let statement = 1; ; statement += 1) {
    const t = await freshTable();
    for (const win of ["0", "5"]) await spin(t, win);
    const died = await foldFacts(crashingAt(t.store, statement), t.merchant.code).then(
      () => false,
      (error: Error) => error.message === CRASH,
    );
    await foldFacts(t.store, t.merchant.code);
    expect((await factsOf(t)).totals).toMatchObject([{ rounds: 2n, payout: 50_000n }]);
    expect(await soundOf(t)).toEqual([]);
    if (!died) break;
    crashes += 1;
  }
  expect(crashes).toBeGreaterThan(4);
});

test("instances that fold at once while rounds settle count each round once", async () => {
  const t = await freshTable();
  const fold = () => foldFacts(t.store, t.merchant.code);
  const spins = Array.from({ length: 20 }, () => () => spin(t, "2"));
  await Promise.all([...spins.map((one) => one()), ...spins.map(fold)]);
  await fold();
  expect((await factsOf(t)).totals).toMatchObject([{ rounds: 20n, payout: 400_000n }]);
  expect(await soundOf(t)).toEqual([]);
});

test("a fact that was changed is named, and a rebuild mends it", async () => {
  const t = await freshTable();
  await spin(t, "5");
  await foldFacts(t.store, t.merchant.code);
  const before = await factsOf(t);
  await t.store.inMerchant(t.merchant.code, (tx) =>
    tx.execute(sql`update member_totals set valid_bet = valid_bet + 1
      where merchant = ${t.merchant.code}`),
  );
  expect(await soundOf(t)).toEqual([
    { problem: "FACTS_DIFFER", subject: `member_totals ${t.member.id}` },
  ]);
  await rebuildFacts(t.store, t.merchant.code);
  expect(await soundOf(t)).toEqual([]);
  expect(await factsOf(t)).toEqual(before);
});

const step = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constant("spin" as const), win: fc.nat(300) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("void" as const), win: fc.nat(1) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("adjust" as const), win: fc.nat(200) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("fold" as const), win: fc.nat(40) }) },
);

const agreesWithSum = (numRuns: number) => async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const t = await freshTable({ balance: 10_000_000n });
      const friend = await freshMember(t.merchant, { balance: 10_000_000n });
      const token = await t.sit(friend);
      const expected = { rounds: 0n, payout: 0n };
      let last: string | null = null;
      for (const one of steps) {
        played += 1;
        const ids = { txId: `b${played}`, winTxId: `w${played}`, roundId: `r${played}` };
        if (one.do === "fold") {
          await foldFacts(t.store, t.merchant.code);
          t.clock.advance(one.win * 60_000);
        } else if (one.do === "void") {
          await t.bet({ txId: ids.txId, roundId: ids.roundId, token, amount: "1" });
          await t.call("rollback", {
            playerId: `${t.merchant.code}.${friend.id}`,
            roundId: ids.roundId,
            reason: "timeout",
            txId: `x${played}`,
            refTxId: ids.txId,
          });
        } else if (one.do === "spin") {
          const bet = { ...ids, amount: "1", winAmount: String(one.win) };
          if ((await t.betwin(bet)).code !== "OK") continue;
          expected.rounds += 1n;
          expected.payout += BigInt(one.win) * 10_000n;
          last = ids.winTxId;
        } else if (last) {
          const adjust = { txId: `a${played}`, refTxId: last, amount: String(one.win) };
          expect((await t.adjust(adjust)).code).toBe("OK");
          expected.payout += BigInt(one.win) * 10_000n;
        }
      }
      await foldFacts(t.store, t.merchant.code);
      const { totals } = await factsOf(t);
      const own = totals.find(({ member }) => member === t.member.id);
      expect({ rounds: own?.rounds ?? 0n, payout: own?.payout ?? 0n }).toEqual(expected);
      expect(await soundOf(t)).toEqual([]);
    }),
    { numRuns },
  );
};

const NAME = "histories of rounds, voids and corrections agree with a plain sum";
test(`thirty ${NAME}`, agreesWithSum(30));
test(`a hundred ${NAME}`, { tags: "whole", timeout: 60_000 }, agreesWithSum(100));
