import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember } from "#tests/support/database.ts";
import { freshPool } from "../../../tests/under-test/pool-under-test.ts";
import { balanceOf } from "../../money/ledger/balance-of.ts";
import { verifyLedger } from "../../money/ledger/verify-ledger.ts";
import { members } from "../../store/schema/merchant.ts";
import { commitmentOf } from "./begin-pool.ts";
import { runJackpot } from "./run-jackpot.ts";

test("a pot begins at its seed and takes half a percent of each settled stake", async () => {
  const t = await freshPool();
  await t.run();
  expect(await t.pool()).toMatchObject({ round: 1, amount: 1_000_000n });
  await t.spin("10.00");
  await t.spin("0.21");
  await t.run();
  expect(await t.pool()).toMatchObject({ amount: 1_000_510n, remainder: 5_000 });
  await t.spin("0.21");
  await t.run();
  expect(await t.pool()).toMatchObject({ amount: 1_000_521n, remainder: 0 });
  expect(await t.booked()).toBe(1_000_521n);
});

test("a run without new bets changes nothing", async () => {
  const t = await freshPool();
  await t.run();
  await t.spin("10.00");
  await t.run();
  const before = await t.pool();
  await t.run();
  expect(await t.pool()).toEqual(before);
});

test("bets from before the first pot, and where no pot is run, feed nothing", async () => {
  const t = await freshPool();
  await t.spin("50.00");
  await runJackpot({ ...t.parts, merchant: { ...t.parts.merchant, settings: {} } });
  expect(await t.pool()).toBeUndefined();
  await t.run();
  expect((await t.pool()).amount).toBe(1_000_000n);
});

test("a bet counts when its round closes, and never when it is rolled back", async () => {
  const t = await freshPool();
  await t.run();
  await t.bet({ txId: "kept", roundId: "one", amount: "10.00" });
  await t.bet({ txId: "gone", roundId: "two", amount: "20.00" });
  await t.run();
  expect((await t.pool()).amount).toBe(1_000_000n);
  await t.rollback({ txId: "back", refTxId: "gone", roundId: "two" });
  await t.endRound({ roundId: "one" });
  await t.run();
  expect((await t.pool()).amount).toBe(1_000_500n);
});

test("a round that nobody closes within two days feeds nothing", async () => {
  const t = await freshPool();
  await t.run();
  await t.bet({ txId: "open", amount: "10.00" });
  await t.run();
  t.clock.advance(49 * 3_600_000);
  await t.run();
  await t.endRound();
  await t.run();
  expect((await t.pool()).amount).toBe(1_000_000n);
});

test("tables and trial accounts feed nothing", async () => {
  const t = await freshPool({ gameType: "LIVE" });
  await t.run();
  await t.spin("50.00");
  const trial = await freshPool();
  await trial.run();
  await trial.spin("50.00");
  await trial.store.inMerchant(trial.merchant.code, (tx) =>
    tx.update(members).set({ type: 4 }).where(eq(members.id, trial.member.id)),
  );
  for (const one of [t, trial]) {
    await one.run();
    expect((await one.pool()).amount).toBe(1_000_000n);
  }
});

test("the bet that reaches the hit point wins the pot, its player gets a message, and a new pot begins", async () => {
  const t = await freshPool();
  await t.run();
  const { commitment } = await t.pool();
  await t.spin("100.00");
  await t.spin("140.00");
  const before = await balanceOf(t.store.db, {
    merchant: t.merchant.code,
    owner: t.member.id,
    kind: "cash",
  });
  await t.run();
  const [hit, ...others] = await t.hits();
  expect(others).toEqual([]);
  expect(hit).toMatchObject({ round: 1, amount: 1_012_000n, roundId: "r2", commitment });
  expect(commitmentOf(hit!.hitPoint, hit!.salt)).toBe(commitment);
  expect(hit!.paidAt).not.toBeNull();
  const after = await balanceOf(t.store.db, {
    merchant: t.merchant.code,
    owner: t.member.id,
    kind: "cash",
  });
  expect(after - before).toBe(1_012_000n);
  expect(await t.messages()).toMatchObject([
    { kind: "jackpotWon", memberId: t.member.id, details: { amount: "101.20", round: "1" } },
  ]);
  expect(await t.pool()).toMatchObject({ round: 2, amount: 1_000_000n });
  expect((await t.pool()).commitment).not.toBe(commitment);
  expect(await t.booked()).toBe(1_000_000n);
  expect(await verifyLedger(t.store.db, t.merchant.code)).toEqual([]);
});

test("one stretch of bets may win several pots, each once", async () => {
  const t = await freshPool();
  await t.run();
  for (const _ of [1, 2, 3]) await t.spin("200.00");
  await t.spin("100.00");
  await t.run();
  expect((await t.hits()).map(({ round, roundId }) => [round, roundId])).toEqual([
    [1, "r1"],
    [2, "r2"],
    [3, "r3"],
  ]);
  expect(await t.pool()).toMatchObject({ round: 4, amount: 1_005_000n });
});

test("a bet is never another merchant's, nor is a pot", async () => {
  const [one, other] = [await freshPool(), await freshPool()];
  for (const t of [one, other]) await t.run();
  await one.spin("200.00");
  for (const t of [one, other]) await t.run();
  expect(await one.hits()).toHaveLength(1);
  expect(await other.hits()).toEqual([]);
  expect((await other.pool()).amount).toBe(1_000_000n);
});

test("two members in a row: the one whose share crosses is paid, not the one before", async () => {
  const t = await freshPool();
  await t.run();
  const friend = await freshMember(t.merchant, { balance: 10_000_000n });
  await t.spin("199.00");
  t.clock.advance(1);
  const token = await t.sit(friend);
  const bet = { txId: "f", winTxId: "fw", roundId: "fr", amount: "1.00", winAmount: "0" };
  await t.betwin({ ...bet, token });
  await t.run();
  expect(await t.hits()).toMatchObject([{ member: friend.id, roundId: "fr" }]);
});
