import fc from "fast-check";
import { expect, test } from "vitest";
import { CRASH, crashingAt } from "#tests/support/crashing-store.ts";
import { freshPool } from "../../../tests/under-test/pool-under-test.ts";
import { balanceOf } from "../../money/ledger/balance-of.ts";
import { verifyLedger } from "../../money/ledger/verify-ledger.ts";
import { runJackpot } from "./run-jackpot.ts";

test("the next run pays everything once, whatever statement a run died at", async () => {
  let crashes = 0;
  for (let statement = 1; ; statement += 1) {
    const t = await freshPool();
    await t.run();
    for (const stake of ["100.00", "140.00", "10.00"]) await t.spin(stake);
    const died = await runJackpot({ ...t.parts, store: crashingAt(t.store, statement) }).then(
      () => false,
      (error: Error) => error.message === CRASH,
    );
    for (const _ of [1, 2]) await t.run();
    expect(await t.hits()).toMatchObject([{ roundId: "r2", amount: 1_012_000n }]);
    expect(await t.messages()).toHaveLength(1);
    expect(await t.pool()).toMatchObject({ round: 2, amount: 1_000_500n });
    expect(await t.booked()).toBe(1_000_500n);
    expect(await verifyLedger(t.store.db, t.merchant.code)).toEqual([]);
    if (!died) break;
    crashes += 1;
  }
  expect(crashes).toBeGreaterThan(10);
});

test("a run that dies before the first pot is kept leaves none behind", async () => {
  for (const statement of [1, 2, 3, 4, 5]) {
    const t = await freshPool();
    const dying = runJackpot({ ...t.parts, store: crashingAt(t.store, statement) });
    await expect(dying).rejects.toThrow(CRASH);
    expect(await t.booked()).toBe(0n);
    await t.run();
    expect([await t.booked(), (await t.pool()).amount]).toEqual([1_000_000n, 1_000_000n]);
  }
});

test("instances that run at once while bets come in count each bet once", async () => {
  const t = await freshPool({ terms: { hitMax: "150.00" } });
  await Promise.all([1, 2, 3, 4].map(() => t.run().catch(() => {})));
  const bets = Array.from({ length: 24 }, () => () => t.spin("40.00"));
  await Promise.all([...bets.map((bet) => bet()), ...bets.map(() => t.run())]);
  await t.run();
  const hits = await t.hits();
  const pool = await t.pool();
  const seeds = 1_000_000n * BigInt(hits.length + 1);
  const paid = hits.reduce((sum, hit) => sum + hit.amount, 0n);
  expect(paid + pool.amount - seeds).toBe(24n * 2_000n);
  expect(await t.booked()).toBe(pool.amount);
  expect(await t.messages()).toHaveLength(hits.length);
  expect(await verifyLedger(t.store.db, t.merchant.code)).toEqual([]);
});

const step = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      do: fc.constant("spin" as const),
      cents: fc.integer({ min: 20, max: 30_000 }),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("open" as const),
      cents: fc.integer({ min: 20, max: 30_000 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("close" as const), which: fc.nat(5) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("undo" as const), which: fc.nat(5) }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("run" as const) }) },
);

type Known = { roundId: string; stake: bigint };

/** The expected pots: each settled round in its order, with the points published later. */
function expected(settled: Known[], points: bigint[]) {
  const hits: { roundId: string; amount: bigint }[] = [];
  let amount = 1_000_000n;
  let remainder = 0n;
  for (const { roundId, stake } of settled) {
    const parts = stake * 50n + remainder;
    amount += parts / 10_000n;
    remainder = parts % 10_000n;
    if (amount < points[hits.length]!) continue;
    hits.push({ roundId, amount });
    amount = 1_000_000n;
    remainder = 0n;
  }
  return { hits, amount, remainder: Number(remainder) };
}

const agreesWithModel = (numRuns: number) => async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
      const t = await freshPool({ terms: { hitMax: "102.00" } });
      await t.run();
      const open: Known[] = [];
      const settled: Known[] = [];
      let order = 0;
      for (const one of steps) {
        order += 1;
        t.clock.advance(1);
        if (one.do === "run") await t.run();
        else if (one.do === "spin" || one.do === "open") {
          const amount = (one.cents / 100).toFixed(2);
          const round = { roundId: `r${order}`, stake: BigInt(one.cents) * 100n };
          const ids = { txId: `b${order}`, roundId: round.roundId, amount };
          if (one.do === "open") await t.bet(ids);
          else await t.betwin({ ...ids, winTxId: `w${order}` });
          (one.do === "open" ? open : settled).push(round);
        } else {
          const [round] = open.splice(one.which % Math.max(open.length, 1), 1);
          if (!round) continue;
          const { roundId } = round;
          if (one.do === "close") {
            await t.endRound({ roundId });
            settled.push(round);
          } else
            await t.rollback({ txId: `u${order}`, refTxId: roundId.replace("r", "b"), roundId });
        }
      }
      await t.run();
      const [hits, pool] = [await t.hits(), await t.pool()];
      const points = [...hits.map(({ hitPoint }) => hitPoint), pool.hitPoint];
      for (const point of points) expect(point >= 1_010_000n && point <= 1_020_000n).toBe(true);
      const model = expected(settled, points);
      expect(hits.map(({ roundId, amount }) => ({ roundId, amount }))).toEqual(model.hits);
      expect(pool).toMatchObject({ amount: model.amount, remainder: model.remainder });
      expect(await t.booked()).toBe(model.amount);
      const won = hits.reduce((sum, { amount }) => sum + amount, 0n);
      const promo = { merchant: t.merchant.code, owner: "house", kind: "promo" } as const;
      expect(await balanceOf(t.store.db, promo)).toBe(-(won + model.amount));
    }),
    { numRuns },
  );
};

test("forty histories agree with a plain model", { timeout: 60_000 }, agreesWithModel(40));
test(
  "two hundred histories agree with a plain model",
  {
    tags: "whole",
    timeout: 120_000,
  },
  agreesWithModel(200),
);
