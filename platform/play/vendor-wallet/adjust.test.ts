import { and, asc, eq, isNotNull } from "drizzle-orm";
import { expect, test } from "vitest";
import { freshMember, testContext } from "#tests/support/database.ts";
import { soundTables } from "#tests/support/sound-table.ts";
import { verifySums } from "../../money/ledger/verify-ledger.ts";
import { listOpenRequirements } from "../../money/wagering/list-open-requirements.ts";
import { openRequirement } from "../../money/wagering/open-requirement.ts";
import { showWithdrawOptions } from "../../money/withdrawals/request/show-withdraw-options.ts";
import { rounds } from "../../store/schema/round.ts";
import { listWinners } from "../records/list-winners.ts";

const sound = soundTables();

async function table(options: Parameters<typeof sound>[0] = {}) {
  const made = await sound(options);
  const { store, merchant, member } = made;
  /** The round's adjustments, in the order of writing. */
  const deltas = () =>
    store.inMerchant(merchant.code, (tx) =>
      tx
        .select()
        .from(rounds)
        .where(and(eq(rounds.merchant, merchant.code), isNotNull(rounds.adjusts)))
        .orderBy(asc(rounds.openedAt), asc(rounds.roundId)),
    );
  const requirements = () =>
    store.inMerchant(merchant.code, (tx) => listOpenRequirements(tx, merchant.code, member.id));
  return { ...made, deltas, requirements };
}

test("a closed round stays as it was settled; what changes stands beside it", async () => {
  const t = await table({ gameType: "SPORTS" });
  await t.betwin({ txId: "b1", winTxId: "w1", winAmount: "30" });
  const before = await t.round();
  t.clock.advance(60_000);
  const adjusted = await t.adjust({ txId: "a1", refTxId: "w1", amount: "-30.00" });
  expect(adjusted).toMatchObject({ code: "OK", replay: false, balance: "90.00" });
  expect(await t.round()).toEqual(before);
  expect(await t.deltas()).toMatchObject([
    { roundId: "~a1", adjusts: "r1", state: "CLOSED", stake: 0n, payout: -300_000n, validBet: 0n },
  ]);
});

test("a void gives the stake back and takes its valid bet away, and can be taken back", async () => {
  const t = await table({ gameType: "SPORTS" });
  await t.betwin({ txId: "b1", winTxId: "w1", winAmount: "0" });
  await t.adjust({ txId: "a1", refTxId: "b1", amount: "10.00", reason: "void" });
  expect(await t.cash()).toBe("100.00");
  expect(await t.deltas()).toMatchObject([{ payout: 100_000n, validBet: -100_000n }]);
  t.clock.advance(1_000);
  await t.adjust({ txId: "a2", refTxId: "b1", amount: "-10.00", reason: "stands after all" });
  expect((await t.deltas())[1]).toMatchObject({ payout: -100_000n, validBet: 100_000n });
  expect(await t.cash()).toBe("90.00");
});

test("a correction may say what still counts, which holds for the next one", async () => {
  const t = await table({ gameType: "LOTT" });
  await t.bet({ txId: "b1", rebate: { series: 1900, seriesBet: 1800 } });
  await t.win({ txId: "w1", refTxId: "b1", amount: "0", roundClosed: true });
  expect(await t.cash()).toBe("90.50");
  const correct = async (txId: string, amount: string, effective?: string) => {
    t.clock.advance(1_000);
    const { balance } = await t.adjust({ txId, refTxId: "b1", amount, effective });
    expect(balance).toBe(await t.cash());
    const { validBet, rebate } = (await t.deltas()).at(-1)!;
    return [balance, validBet, rebate];
  };
  expect(await correct("a1", "10", "0")).toEqual(["100.00", -100_000n, -5_000n]);
  expect(await correct("a2", "-1")).toEqual(["99.00", 0n, 0n]);
  expect(await correct("a3", "0", "4")).toEqual(["99.50", 40_000n, 5_000n]);
  expect(await verifySums(t.store.db, t.merchant.code)).toEqual([]);
});

test("a correction of an open round says what counts when it closes", async () => {
  const t = await table();
  await t.bet({ txId: "b1" });
  await t.adjust({ txId: "a1", refTxId: "b1", amount: "10", effective: "0" });
  await t.endRound();
  expect(await t.round()).toMatchObject({ state: "CLOSED", payout: 100_000n, validBet: 0n });
});

test("a requirement is open again when its valid bet falls away", async () => {
  const t = await table({ gameType: "LIVE" });
  const { merchant, member, clock } = t;
  const requirement = { merchant: merchant.code, memberId: member.id, source: "deposit" as const };
  for (const [n, amount] of [60_000n, 200_000n].entries()) {
    const openedAt = clock.now();
    await t.store.inMerchant(merchant.code, (tx) =>
      openRequirement(tx, { ...requirement, id: `deposit:${n}`, amount, openedAt }),
    );
    clock.advance(1_000);
  }
  await t.betwin({ txId: "b1", winTxId: "w1", winAmount: "0" });
  expect((await t.requirements()).map(({ done }) => done)).toEqual([40_000n]);
  await t.adjust({ txId: "a1", refTxId: "b1", amount: "10.00", reason: "void" });
  expect((await t.requirements()).map(({ done }) => done)).toEqual([0n, 0n]);
  await t.adjust({ txId: "a2", refTxId: "b1", amount: "-10.00" });
  expect((await t.requirements()).map(({ done }) => done)).toEqual([40_000n]);
});

test("below zero the player owes the difference and can withdraw nothing", async () => {
  const t = await table();
  await t.betwin({ txId: "b1", winTxId: "w1", winAmount: "40" });
  await t.bet({ txId: "b2", roundId: "r2", amount: "130" });
  expect(await t.adjust({ txId: "a1", refTxId: "w1", amount: "-40" })).toMatchObject({
    code: "OK",
    balance: "-40.00",
  });
  const options = await showWithdrawOptions(await testContext({ ...t, actor: t.member.actor }));
  expect(options.withdrawable).toBe(0n);
  expect(options.blocks[0]).toEqual({ code: "account_debt", details: { amount: "40.00" } });
  expect((await t.bet({ txId: "b3", roundId: "r3", amount: "1" })).code).toBe("INSUFFICIENT_FUNDS");
});

test("in an open round changes its payout, and the bet can no longer be rolled back", async () => {
  const t = await table();
  await t.bet({ txId: "b1" });
  await t.adjust({ txId: "a1", refTxId: "b1", amount: "3" });
  expect(await t.round()).toMatchObject({ state: "OPEN", payout: 30_000n });
  expect(await t.deltas()).toEqual([]);
  expect((await t.rollback({ txId: "x1", refTxId: "b1" })).code).toBe("ALREADY_SETTLED");
});

test.each([
  ["the win itself", "w1", "1"],
  ["the round, by more than it keeps without the win", "b1", "-30"],
])("of %s leaves no win to be rolled back", async (_, refTxId, amount) => {
  const t = await table();
  await t.bet({ txId: "b1" });
  await t.win({ txId: "w1", refTxId: "b1", amount: "40", roundClosed: false });
  await t.adjust({ txId: "a1", refTxId, amount });
  const before = await t.round();
  expect((await t.rollback({ txId: "x1", refTxId: "w1" })).code).toBe("ALREADY_SETTLED");
  expect((await t.round())?.payout).toBe(before?.payout);
  // Another adjustment takes back the rest.
  expect((await t.adjust({ txId: "a2", refTxId: "w1", amount: "-10" })).code).toBe("OK");
});

test("that leaves the round enough keeps another win free to be rolled back", async () => {
  const t = await table();
  await t.bet({ txId: "b1" });
  await t.win({ txId: "w1", refTxId: "b1", amount: "40", roundClosed: false });
  await t.win({ txId: "w2", refTxId: "b1", amount: "5", roundClosed: false });
  await t.adjust({ txId: "a1", refTxId: "w1", amount: "-10" });
  expect(await t.rollback({ txId: "x1", refTxId: "w2" })).toMatchObject({ applied: true });
  expect(await t.round()).toMatchObject({ payout: 300_000n });
});

test("is idempotent by its content, also when the balance has moved on", async () => {
  const t = await table();
  await t.betwin({ txId: "b1", winTxId: "w1" });
  const first = await t.adjust({ txId: "a1", refTxId: "w1" });
  await t.bet({ txId: "b2", roundId: "r2" });
  expect(await t.adjust({ txId: "a1", refTxId: "w1" })).toMatchObject({
    code: "OK",
    replay: true,
    balance: "87.50",
    platformTxId: first.platformTxId,
  });
  for (const other of [{ amount: "-5.01" }, { refTxId: "b1" }])
    expect((await t.adjust({ txId: "a1", refTxId: "w1", ...other })).code).toBe("TX_MISMATCH");
  expect((await t.win({ txId: "a1" })).code).toBe("TX_MISMATCH");
  expect(await t.cash()).toBe("87.50");
});

test("of nothing, of a rejected or undone bet, or of another player's moves nothing", async () => {
  const t = await table();
  const other = await freshMember(t.merchant);
  await t.sit(other);
  expect((await t.adjust({ txId: "a1", refTxId: "b1" })).code).toBe("BET_NOT_FOUND");
  await t.bet({ txId: "b1", currency: "EUR" });
  expect((await t.adjust({ txId: "a1", refTxId: "b1" })).code).toBe("BET_NOT_FOUND");
  await t.bet({ txId: "b2" });
  const playerId = `${t.merchant.code}.${other.id}`;
  expect((await t.adjust({ txId: "a1", refTxId: "b2", playerId })).code).toBe("TX_MISMATCH");
  await t.rollback({ txId: "x2", refTxId: "b2" });
  expect((await t.adjust({ txId: "a1", refTxId: "b2" })).code).toBe("TX_ROLLED_BACK");
  await t.rollback({ txId: "x3", refTxId: "a3" });
  await t.bet({ txId: "b4", roundId: "r4" });
  expect((await t.adjust({ txId: "a3", refTxId: "b4" })).code).toBe("TX_ROLLED_BACK");
  expect(await t.cash()).toBe("90.00");
});

test("cannot take back more than the round has paid, counting what was taken before", async () => {
  const t = await table();
  await t.betwin({ txId: "b1", winTxId: "w1", winAmount: "12.50" });
  expect((await t.adjust({ txId: "a1", refTxId: "w1", amount: "-12.51" })).code).toBe("FINAL");
  expect((await t.adjust({ txId: "a1", refTxId: "w1", amount: "-10" })).code).toBe("OK");
  expect((await t.adjust({ txId: "a2", refTxId: "w1", amount: "-2.51" })).code).toBe("FINAL");
  expect(await t.cash()).toBe("92.50");
});

test("is not undone by a rollback, and its gain is nobody's win of the day", async () => {
  const t = await table();
  await t.betwin({ txId: "b1", winTxId: "w1", winAmount: "0" });
  await t.adjust({ txId: "a1", refTxId: "b1", amount: "900" });
  expect((await t.rollback({ txId: "x1", refTxId: "a1" })).code).toBe("ALREADY_SETTLED");
  const context = await testContext(t);
  const shown = await listWinners(context, { gameCategory: "ALL", language: "es", limitNum: 10 });
  expect(shown.list).toEqual([]);
});
