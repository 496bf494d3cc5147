import { eq, sql } from "drizzle-orm";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CRASH, crashingAt } from "#tests/support/crashing-store.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { verifySums } from "../../money/ledger/verify-ledger.ts";
import { sittings } from "../../store/schema/sittings.ts";
import { foldSittings, rebuildSittings } from "./fold-sittings.ts";

const MINUTE_MS = 60_000;
const PAUSE_MS = 30 * MINUTE_MS;

async function freshSeat() {
  const t = await freshTable({ balance: 10_000_000n });
  const { code } = t.merchant;
  let played = 0;
  const ids = () => {
    played += 1;
    return { txId: `b${played}`, winTxId: `w${played}`, roundId: `r${played}` };
  };
  const token = async () => t.sit();
  /** A closed round of 1.00 with this payout. */
  const spin = async (winAmount = "0") => {
    const bet = { ...ids(), token: await token(), amount: "1", winAmount };
    expect((await t.betwin(bet)).code).toBe("OK");
    return bet;
  };
  /** A round that is open for so long. */
  const longRound = async (ms: number) => {
    const { txId, roundId } = ids();
    expect((await t.bet({ txId, roundId, token: await token(), amount: "1" })).code).toBe("OK");
    t.clock.advance(ms);
    expect((await t.endRound({ roundId })).code).toBe("OK");
  };
  const fold = () => foldSittings(t.store, code);
  const read = () =>
    t.store.inMerchant(code, (tx) =>
      tx.select().from(sittings).where(eq(sittings.merchant, code)).orderBy(sittings.startedAt),
    );
  const sums = async () => (await read()).map(({ rounds, payout }) => [rounds, payout]);
  const sound = () => verifySums(t.store.db, code);
  return { ...t, code, spin, longRound, fold, read, sums, sound };
}

test("a pause of thirty minutes ends a sitting, a moment less does not", async () => {
  const t = await freshSeat();
  const start = t.clock.now();
  await t.spin("2");
  t.clock.advance(PAUSE_MS - 1);
  await t.spin("3");
  t.clock.advance(PAUSE_MS);
  const second = t.clock.now();
  await t.spin("5");
  await t.fold();
  expect(await t.read()).toEqual([
    expect.objectContaining({
      startedAt: start,
      lastAt: new Date(start.getTime() + PAUSE_MS - 1),
      rounds: 2n,
      stake: 20_000n,
      payout: 50_000n,
    }),
    expect.objectContaining({ startedAt: second, lastAt: second, rounds: 1n, payout: 50_000n }),
  ]);
  expect(await t.sound()).toEqual([]);
});

test("a sitting goes on in the next run, and a round between two joins them", async () => {
  const t = await freshSeat();
  await t.spin();
  await t.fold();
  t.clock.advance(40 * MINUTE_MS);
  await t.spin();
  await t.fold();
  expect(await t.sums()).toHaveLength(2);
  // A round that another instance settled between both is read last.
  t.clock.advance(-20 * MINUTE_MS);
  await t.spin("1");
  await t.fold();
  expect(await t.sums()).toEqual([[3n, 10_000n]]);
  expect(await t.sound()).toEqual([]);
});

test("a sitting goes on while a round is open, and a round of a day counts thirty minutes", async () => {
  const t = await freshSeat();
  await t.spin();
  t.clock.advance(20 * MINUTE_MS);
  await t.longRound(29 * MINUTE_MS);
  await t.fold();
  expect(await t.sums()).toEqual([[2n, 0n]]);
  await t.longRound(24 * 60 * MINUTE_MS);
  await t.fold();
  const [, long] = await t.read();
  expect(long!.lastAt.getTime() - long!.startedAt.getTime()).toBe(PAUSE_MS);
  expect(await t.sound()).toEqual([]);
});

test("a correction and a void round are no play", async () => {
  const t = await freshSeat();
  const { winTxId } = await t.spin("5");
  await t.adjust({ txId: "a1", refTxId: winTxId, amount: "-1" });
  await t.bet({ txId: "v1", roundId: "v1" });
  await t.rollback({ txId: "v2", refTxId: "v1", roundId: "v1" });
  await t.fold();
  expect(await t.sums()).toEqual([[1n, 50_000n]]);
  expect(await t.sound()).toEqual([]);
});

test("sittings whose process ends at any statement count each round once", async () => {
  let crashes = 0;
  for (let statement = 1; ; statement += 1) {
    const t = await freshSeat();
    for (const win of ["0", "5"]) await t.spin(win);
    const died = await foldSittings(crashingAt(t.store, statement), t.code).then(
      () => false,
      (error: Error) => error.message === CRASH,
    );
    await t.fold();
    expect(await t.sums()).toEqual([[2n, 50_000n]]);
    expect(await t.sound()).toEqual([]);
    if (!died) break;
    crashes += 1;
  }
  expect(crashes).toBeGreaterThan(3);
});

test("instances that fold at once while rounds settle count each round once", async () => {
  const t = await freshSeat();
  for (let n = 0; n < 12; n += 1) {
    await Promise.all([t.spin("2"), t.fold(), t.fold()]);
  }
  await t.fold();
  expect(await t.sums()).toEqual([[12n, 240_000n]]);
  expect(await t.sound()).toEqual([]);
});

test("a changed sitting is named, and a rebuild mends it", async () => {
  const t = await freshSeat();
  await t.spin("5");
  await t.fold();
  const before = await t.read();
  await t.store.inMerchant(t.code, (tx) =>
    tx.execute(sql`update sittings set rounds = rounds + 1 where merchant = ${t.code}`),
  );
  expect(await t.sound()).toMatchObject([{ problem: "SITTINGS_DIFFER" }]);
  await rebuildSittings(t.store, t.code);
  expect(await t.sound()).toEqual([]);
  expect(await t.read()).toEqual(before);
});

const step = fc.record({
  do: fc.constantFrom("spin", "spin", "long", "fold"),
  minutes: fc.integer({ min: -35, max: 45 }),
});

test("any history of rounds and pauses, read in any order, agrees with the feed", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const t = await freshSeat();
      for (const { do: act, minutes } of steps) {
        if (act === "spin") await t.spin("1");
        else if (act === "long") await t.longRound(Math.abs(minutes) * MINUTE_MS);
        else await t.fold();
        t.clock.advance(minutes * MINUTE_MS);
      }
      await t.fold();
      expect(await t.sound()).toEqual([]);
    }),
    { numRuns: 20 },
  );
});
