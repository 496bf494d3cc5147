import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { freshMember } from "#tests/support/database.ts";
import { soundTables } from "#tests/support/sound-table.ts";
import { games, vendors } from "../../store/schema/catalogue.ts";
import { members, merchants } from "../../store/schema/merchant.ts";

const HOUR_MS = 3_600_000;
const table = soundTables();

describe("any transaction that came before", () => {
  test("with the same content answers the stored code, replay, and the balance of now", async () => {
    const t = await table();
    const first = await t.bet({ txId: "b1" });
    await t.win({ txId: "w1" });
    const again = await t.bet({ txId: "b1" });
    expect(first).toMatchObject({ code: "OK", replay: false, balance: "90.00" });
    expect(again).toMatchObject({ code: "OK", replay: true, balance: "95.00" });
    expect(again.platformTxId).toBe(first.platformTxId);
    expect(await t.cash()).toBe("95.00");
  });

  test("replays wins and rollbacks as well", async () => {
    const t = await table();
    await t.bet({ txId: "b1" });
    await t.bet({ txId: "b2" });
    const [win, undone] = [
      await t.win({ txId: "w1", refTxId: "b1" }),
      await t.rollback({ txId: "x1", refTxId: "b2" }),
    ];
    expect(await t.win({ txId: "w1", refTxId: "b1" })).toMatchObject({
      code: "OK",
      replay: true,
      platformTxId: win.platformTxId,
    });
    expect(await t.rollback({ txId: "x1", refTxId: "b2" })).toMatchObject({
      code: "OK",
      replay: true,
      applied: true,
      platformTxId: undone.platformTxId,
    });
    expect(await t.cash()).toBe("95.00");
  });

  test.each([
    ["amount", { amount: "10.01" }],
    ["round", { roundId: "r2" }],
    ["game", { gameCode: "GAME2" }],
  ])("with another %s is TX_MISMATCH", async (_, other) => {
    const t = await table();
    await t.bet({ txId: "b1" });
    expect((await t.bet({ txId: "b1", ...other })).code).toBe("TX_MISMATCH");
    expect(await t.cash()).toBe("90.00");
  });

  test("of another type, player or reference is TX_MISMATCH", async () => {
    const t = await table();
    const other = await freshMember(t.merchant, { balance: 500_000n });
    await t.bet({ txId: "b1" });
    await t.bet({ txId: "b2" });
    await t.win({ txId: "w1", refTxId: "b1" });
    expect((await t.win({ txId: "b1" })).code).toBe("TX_MISMATCH");
    expect((await t.bet({ txId: "b1", token: await t.sit(other) })).code).toBe("TX_MISMATCH");
    expect((await t.win({ txId: "w1", refTxId: "b2" })).code).toBe("TX_MISMATCH");
    expect((await t.rollback({ txId: "w1", refTxId: "b2" })).code).toBe("TX_MISMATCH");
    expect((await t.betwin({ txId: "b1", winTxId: "w9" })).code).toBe("TX_MISMATCH");
    expect(await t.cash()).toBe("85.00");
  });
});

describe("bet", () => {
  test("whose rollback came first is void: TX_ROLLED_BACK, also when repeated", async () => {
    const t = await table();
    await t.rollback({ txId: "x1", refTxId: "b1" });
    expect((await t.bet({ txId: "b1" })).code).toBe("TX_ROLLED_BACK");
    expect(await t.bet({ txId: "b1" })).toMatchObject({ code: "TX_ROLLED_BACK", replay: true });
    expect(await t.cash()).toBe("100.00");
    expect(await t.round()).toBeUndefined();
  });

  test("under an expired token is rejected, and stays rejected", async () => {
    const t = await table();
    t.clock.advance(HOUR_MS);
    expect((await t.bet({ txId: "b1" })).code).toBe("TOKEN_EXPIRED");
    const token = await t.sit();
    expect(await t.bet({ txId: "b1", token })).toMatchObject({
      code: "TOKEN_EXPIRED",
      replay: true,
    });
    expect((await t.bet({ txId: "b2", token })).code).toBe("OK");
    expect(await t.cash()).toBe("90.00");
  });

  test("under an old token, after a newer session began, is rejected", async () => {
    const t = await table();
    const newer = await t.sit();
    expect((await t.bet({ txId: "b1" })).code).toBe("TOKEN_EXPIRED");
    expect((await t.bet({ txId: "b2", token: newer })).code).toBe("OK");
  });

  test("under an unknown token is TOKEN_INVALID and not stored", async () => {
    const t = await table();
    expect((await t.bet({ txId: "b1", token: `${t.merchant.code}.nobody` })).code).toBe(
      "TOKEN_INVALID",
    );
    expect((await t.bet({ txId: "b1", token: "nothing" })).code).toBe("TOKEN_INVALID");
    expect((await t.bet({ txId: "b1" })).code).toBe("OK");
  });

  test("of a blocked player is rejected, and stays rejected after the block", async () => {
    const t = await table();
    const setMemberStatus = (status: "blocked" | "active") =>
      t.store.inMerchant(t.merchant.code, (tx) =>
        tx.update(members).set({ status }).where(eq(members.id, t.member.id)),
      );
    await setMemberStatus("blocked");
    expect((await t.bet({ txId: "b1" })).code).toBe("PLAYER_BLOCKED");
    await setMemberStatus("active");
    expect((await t.bet({ txId: "b1" })).code).toBe("PLAYER_BLOCKED");
    expect((await t.bet({ txId: "b2" })).code).toBe("OK");
  });

  test("of a trial account is rejected", async () => {
    const t = await table();
    await t.store.inMerchant(t.merchant.code, (tx) => tx.update(members).set({ type: 4 }));
    expect((await t.bet({ txId: "b1" })).code).toBe("TRIAL_NOT_ALLOWED");
    expect(await t.cash()).toBe("100.00");
  });

  test("on a game that is off or not the vendor's is rejected", async () => {
    const t = await table();
    expect((await t.bet({ txId: "b1", gameCode: "NOBODY" })).code).toBe("GAME_DISABLED");
    await t.store.inMerchant(t.merchant.code, (tx) => tx.update(games).set({ isEnabled: false }));
    expect((await t.bet({ txId: "b2" })).code).toBe("GAME_DISABLED");
    await t.store.inMerchant(t.merchant.code, (tx) => tx.update(games).set({ isEnabled: true }));
    expect(await t.bet({ txId: "b2" })).toMatchObject({ code: "GAME_DISABLED", replay: true });
  });

  test("of a vendor that is off is refused, while what is under way can be finished", async () => {
    const t = await table();
    await t.bet({ txId: "b1" });
    const setVendor = (isEnabled: boolean) =>
      t.store.inMerchant(t.merchant.code, (tx) => tx.update(vendors).set({ isEnabled }));
    await setVendor(false);
    expect((await t.bet({ txId: "b2" })).code).toBe("VENDOR_DISABLED");
    expect((await t.win({ txId: "w1" })).code).toBe("OK");
    await setVendor(true);
    expect((await t.bet({ txId: "b2" })).code).toBe("OK");
  });

  test("outside of the limits is rejected", async () => {
    const t = await table();
    expect((await t.bet({ txId: "b1", amount: "0.1999" })).code).toBe("LIMIT_EXCEEDED");
    await t.store.db
      .update(merchants)
      .set({ settings: { betMax: "500000" } })
      .where(eq(merchants.code, t.merchant.code));
    expect((await t.bet({ txId: "b2", amount: "50.0001" })).code).toBe("LIMIT_EXCEEDED");
    expect((await t.bet({ txId: "b3", amount: "50" })).code).toBe("OK");
  });

  test("above the vendor's own limit is rejected, alone, with its win and among others", async () => {
    const t = await table();
    await t.store.inMerchant(t.merchant.code, (tx) => tx.update(vendors).set({ betMax: 300_000n }));
    const above = { code: "LIMIT_EXCEEDED", field: "amount" };
    expect(await t.bet({ txId: "b1", amount: "30.0001" })).toMatchObject(above);
    expect(await t.betwin({ txId: "b2", winTxId: "w2", amount: "31" })).toMatchObject(above);
    const asked = await t.bets([{ txId: "b3" }, { txId: "b4", amount: "31" }]);
    expect(asked).toMatchObject({ code: "LIMIT_EXCEEDED", field: "bets.1" });
    expect((await t.bet({ txId: "b5", amount: "30" })).code).toBe("OK");
    await t.store.db
      .update(merchants)
      .set({ settings: { betMax: "200000" } })
      .where(eq(merchants.code, t.merchant.code));
    expect((await t.bet({ txId: "b6", amount: "21" })).code).toBe("LIMIT_EXCEEDED");
  });

  test("in another currency is rejected", async () => {
    const t = await table();
    expect((await t.bet({ txId: "b1", currency: "EUR" })).code).toBe("WRONG_CURRENCY");
  });

  test("without the money leaves no row: the same id works when the money is there", async () => {
    const t = await table();
    expect(await t.bet({ txId: "b1", amount: "100.01" })).toMatchObject({
      code: "INSUFFICIENT_FUNDS",
      balance: "100.00",
    });
    expect(await t.round()).toBeUndefined();
    expect((await t.bet({ txId: "b1", amount: "100" })).code).toBe("OK");
    expect(await t.cash()).toBe("0.00");
  });

  test("into a closed round is ROUND_CLOSED and not stored", async () => {
    const t = await table();
    await t.bet({ txId: "b1" });
    await t.endRound();
    expect((await t.bet({ txId: "b2" })).code).toBe("ROUND_CLOSED");
    expect(await t.bet({ txId: "b2", roundId: "r2" })).toMatchObject({ code: "OK", replay: false });
    expect(await t.cash()).toBe("80.00");
  });

  test("debits and opens the round; a second bet adds to it", async () => {
    const t = await table();
    await t.bet({ txId: "b1" });
    expect(await t.round()).toMatchObject({ state: "OPEN", stake: 100_000n, validBet: 0n });
    expect((await t.bet({ txId: "b2" })).balance).toBe("80.00");
    expect(await t.round()).toMatchObject({ state: "OPEN", stake: 200_000n, betsAccepted: 2 });
  });

  test("into another player's round or with another game is TX_MISMATCH", async () => {
    const t = await table();
    const other = await freshMember(t.merchant, { balance: 500_000n });
    await t.bet({ txId: "b1" });
    expect((await t.bet({ txId: "b2", token: await t.sit(other) })).code).toBe("TX_MISMATCH");
    expect(await t.round()).toMatchObject({ stake: 100_000n });
  });
});

describe("win", () => {
  test("without an accepted bet in the round is BET_NOT_FOUND and may come again", async () => {
    const t = await table();
    expect((await t.win({ txId: "w1" })).code).toBe("BET_NOT_FOUND");
    await t.bet({ txId: "b1" });
    expect((await t.win({ txId: "w1", refTxId: "b7" })).code).toBe("BET_NOT_FOUND");
    expect(await t.win({ txId: "w1" })).toMatchObject({ code: "OK", replay: false });
  });

  test("on a rejected bet or another player's round is BET_NOT_FOUND", async () => {
    const t = await table();
    const other = await freshMember(t.merchant, { balance: 500_000n });
    await t.bet({ txId: "b1", currency: "EUR" });
    expect((await t.win({ txId: "w1", refTxId: "b1" })).code).toBe("BET_NOT_FOUND");
    await t.bet({ txId: "b2", token: await t.sit(other) });
    expect((await t.win({ txId: "w2" })).code).toBe("BET_NOT_FOUND");
    expect(await t.cash()).toBe("100.00");
  });

  test("on the only bet, or the named bet, that was rolled back is TX_ROLLED_BACK", async () => {
    const t = await table();
    await t.bet({ txId: "b1" });
    await t.rollback({ txId: "x1", refTxId: "b1" });
    expect((await t.win({ txId: "w1" })).code).toBe("TX_ROLLED_BACK");
    await t.bet({ txId: "b2" });
    expect((await t.win({ txId: "w2", refTxId: "b1" })).code).toBe("TX_ROLLED_BACK");
    expect((await t.win({ txId: "w3" })).code).toBe("OK");
    expect(await t.cash()).toBe("95.00");
  });

  test("in an open round credits, and closes it where the vendor says so", async () => {
    const t = await table();
    await t.bet({ txId: "b1" });
    expect(await t.win({ txId: "w1" })).toMatchObject({ code: "OK", balance: "95.00" });
    expect(await t.round()).toMatchObject({ state: "OPEN", payout: 50_000n });
    await t.win({ txId: "w2", roundClosed: true });
    expect(await t.round()).toMatchObject({
      state: "CLOSED",
      payout: 100_000n,
      validBet: 100_000n,
    });
  });

  test("of zero closes the round", async () => {
    const t = await table();
    await t.bet({ txId: "b1" });
    expect((await t.win({ txId: "w1", amount: "0", roundClosed: true })).code).toBe("OK");
    expect(await t.round()).toMatchObject({ state: "CLOSED", payout: 0n });
    expect(await t.cash()).toBe("90.00");
  });

  test("goes through under an expired token", async () => {
    const t = await table();
    await t.bet({ txId: "b1" });
    t.clock.advance(13 * HOUR_MS);
    expect((await t.win({ txId: "w1", token: t.token })).code).toBe("OK");
  });

  test.each(["jackpot", "free"] as const)(
    "of type %s is credited up to 48 hours after the close",
    async (winType) => {
      const t = await table();
      await t.bet({ txId: "b1" });
      await t.endRound();
      t.clock.advance(48 * HOUR_MS);
      expect((await t.win({ txId: "w1", winType })).code).toBe("OK");
      expect(await t.round()).toMatchObject({ state: "CLOSED", payout: 50_000n });
      t.clock.advance(1);
      expect((await t.win({ txId: "w2", winType })).code).toBe("ROUND_CLOSED");
      expect(await t.cash()).toBe("95.00");
    },
  );

  test("in a closed round otherwise is ROUND_CLOSED", async () => {
    const t = await table();
    await t.bet({ txId: "b1" });
    await t.endRound();
    expect((await t.win({ txId: "w1" })).code).toBe("ROUND_CLOSED");
    expect(await t.cash()).toBe("90.00");
  });
});

describe("rollback", () => {
  test("of an unknown bet is OK, not applied, and remembered", async () => {
    const t = await table();
    const undone = await t.rollback({ txId: "x1", refTxId: "b1" });
    expect(undone).toMatchObject({ code: "OK", applied: false, replay: false });
    expect((await t.bet({ txId: "b1" })).code).toBe("TX_ROLLED_BACK");
  });

  test("of a bet of another player or round is TX_MISMATCH", async () => {
    const t = await table();
    const other = await freshMember(t.merchant);
    await t.sit(other);
    await t.bet({ txId: "b1" });
    const playerId = `${t.merchant.code}.${other.id}`;
    expect((await t.rollback({ txId: "x1", refTxId: "b1", playerId })).code).toBe("TX_MISMATCH");
    expect((await t.rollback({ txId: "x1", refTxId: "b1", roundId: "r2" })).code).toBe(
      "TX_MISMATCH",
    );
    expect(await t.cash()).toBe("90.00");
  });

  test("of a rejected bet is OK, not applied", async () => {
    const t = await table();
    await t.bet({ txId: "b1", currency: "EUR" });
    const undone = await t.rollback({ txId: "x1", refTxId: "b1" });
    expect(undone).toMatchObject({ code: "OK", applied: false });
    expect(await t.cash()).toBe("100.00");
  });

  test("of a bet already rolled back is OK, not applied", async () => {
    const t = await table();
    await t.bet({ txId: "b1" });
    await t.rollback({ txId: "x1", refTxId: "b1" });
    const undone = await t.rollback({ txId: "x2", refTxId: "b1" });
    expect(undone).toMatchObject({ code: "OK", applied: false, replay: false });
    expect(await t.cash()).toBe("100.00");
  });

  test("of a bet in a closed round is ALREADY_SETTLED", async () => {
    const t = await table();
    await t.bet({ txId: "b1" });
    await t.endRound();
    expect((await t.rollback({ txId: "x1", refTxId: "b1" })).code).toBe("ALREADY_SETTLED");
    expect(await t.cash()).toBe("90.00");
  });

  test("of a bet that a win names is ALREADY_SETTLED, another bet of the round is not", async () => {
    const t = await table();
    await t.bet({ txId: "b1" });
    await t.bet({ txId: "b2" });
    await t.win({ txId: "w1", refTxId: "b1" });
    expect((await t.rollback({ txId: "x1", refTxId: "b1" })).code).toBe("ALREADY_SETTLED");
    expect((await t.rollback({ txId: "x2", refTxId: "b2" })).code).toBe("OK");
    expect(await t.cash()).toBe("95.00");
  });

  test("of a bet in a round with a win that names none is ALREADY_SETTLED", async () => {
    const t = await table();
    await t.bet({ txId: "b1" });
    await t.win({ txId: "w1" });
    expect((await t.rollback({ txId: "x1", refTxId: "b1" })).code).toBe("ALREADY_SETTLED");
  });

  test("of a win in an open round debits it back, below zero if need be", async () => {
    const t = await table();
    await t.bet({ txId: "b1" });
    await t.win({ txId: "w1", refTxId: "b1", amount: "40.00" });
    await t.bet({ txId: "b2", roundId: "r2", amount: "130.00" });
    const undone = await t.rollback({ txId: "x1", refTxId: "w1" });
    expect(undone).toMatchObject({ code: "OK", applied: true, balance: "-40.00" });
    expect(await t.cash()).toBe("-40.00");
    expect(await t.round()).toMatchObject({ state: "OPEN", payout: 0n });
    expect((await t.bet({ txId: "b3", amount: "0.20" })).code).toBe("INSUFFICIENT_FUNDS");
    expect((await t.rollback({ txId: "x2", refTxId: "b1" })).applied).toBe(true);
    expect(await t.cash()).toBe("-30.00");
  });

  test("of a win in a closed round is ALREADY_SETTLED", async () => {
    const t = await table();
    await t.bet({ txId: "b1" });
    await t.win({ txId: "w1", roundClosed: true });
    expect((await t.rollback({ txId: "x1", refTxId: "w1" })).code).toBe("ALREADY_SETTLED");
  });

  test("of an open bet credits the stake and voids a round that has no other bet", async () => {
    const t = await table();
    await t.bet({ txId: "b1" });
    const undone = await t.rollback({ txId: "x1", refTxId: "b1" });
    expect(undone).toMatchObject({ code: "OK", applied: true, balance: "100.00" });
    expect(await t.round()).toMatchObject({ state: "VOID", stake: 0n, betsRolledBack: 1 });
    expect((await t.bet({ txId: "b2" })).code).toBe("OK");
    expect(await t.round()).toMatchObject({ state: "OPEN", stake: 100_000n, settledAt: null });
  });

  test("goes through under an expired token and for a blocked player", async () => {
    const t = await table();
    await t.bet({ txId: "b1" });
    t.clock.advance(13 * HOUR_MS);
    await t.store.inMerchant(t.merchant.code, (tx) =>
      tx.update(members).set({ status: "blocked" }),
    );
    expect((await t.rollback({ txId: "x1", refTxId: "b1" })).applied).toBe(true);
  });
});

describe("endround", () => {
  test("of an unknown round is OK", async () => {
    const t = await table();
    expect(await t.endRound()).toMatchObject({ code: "OK", balance: "100.00" });
    expect(await t.round()).toBeUndefined();
  });

  test("closes an open round: bets without a win are lost", async () => {
    const t = await table();
    await t.bet({ txId: "b1" });
    expect(await t.endRound()).toMatchObject({ code: "OK", replay: false });
    expect(await t.round()).toMatchObject({ state: "CLOSED", payout: 0n, validBet: 100_000n });
    expect(await t.endRound()).toMatchObject({ code: "OK", replay: true });
  });
});

describe("betwin", () => {
  test("stakes and wins in one piece and closes the round", async () => {
    const t = await table();
    const played = await t.betwin({ txId: "b1", winTxId: "w1", amount: "20", winAmount: "12.50" });
    expect(played).toMatchObject({ code: "OK", replay: false, balance: "92.50" });
    expect(played.platformWinTxId).not.toBe(played.platformTxId);
    expect(await t.round()).toMatchObject({
      state: "CLOSED",
      stake: 200_000n,
      payout: 125_000n,
      validBet: 200_000n,
    });
  });

  test("is idempotent with both ids together", async () => {
    const t = await table();
    const first = await t.betwin({ txId: "b1", winTxId: "w1" });
    expect(await t.betwin({ txId: "b1", winTxId: "w1" })).toEqual({ ...first, replay: true });
    for (const other of [{ winTxId: "w2" }, { txId: "b2" }, { winAmount: "12.51" }])
      expect((await t.betwin({ txId: "b1", winTxId: "w1", ...other })).code).toBe("TX_MISMATCH");
    expect(await t.cash()).toBe("102.50");
  });

  test("does nothing at all without the stake, however big the win", async () => {
    const t = await table();
    const poor = await t.betwin({ txId: "b1", winTxId: "w1", amount: "100.01", winAmount: "900" });
    expect(poor).toMatchObject({ code: "INSUFFICIENT_FUNDS", balance: "100.00" });
    expect((await t.betwin({ txId: "b1", winTxId: "w1" })).code).toBe("OK");
  });

  test("cannot be rolled back once settled, and is void when the rollback came first", async () => {
    const t = await table();
    await t.betwin({ txId: "b1", winTxId: "w1" });
    expect((await t.rollback({ txId: "x1", refTxId: "b1" })).code).toBe("ALREADY_SETTLED");
    await t.rollback({ txId: "x2", refTxId: "b2", roundId: "r2" });
    const late = await t.betwin({ txId: "b2", winTxId: "w2", roundId: "r2" });
    expect(late.code).toBe("TX_ROLLED_BACK");
    expect(await t.cash()).toBe("102.50");
  });

  test("can leave the round open for free games", async () => {
    const t = await table();
    await t.betwin({ txId: "b1", winTxId: "w1", roundClosed: false });
    await t.win({ txId: "w2", winType: "free", amount: "7", roundClosed: true });
    expect(await t.round()).toMatchObject({ state: "CLOSED", payout: 195_000n });
    expect(await t.cash()).toBe("109.50");
  });
});

describe("the valid bet, booked on close", () => {
  test.each([
    ["RNG", "0", 100_000n],
    ["RNG", "50", 100_000n],
    ["FISH", "10", 100_000n],
    ["LIVE", "20", 100_000n],
    ["LIVE", "10", 0n],
    ["LIVE", "7.50", 25_000n],
    ["SPORTS", "0", 100_000n],
    ["SPORTS", "12", 20_000n],
  ] as const)("%s: stake 10 that pays %s", async (gameType, winAmount, validBet) => {
    const t = await table({ gameType });
    await t.betwin({ txId: "b1", winTxId: "w1", winAmount });
    expect(await t.round()).toMatchObject({ validBet });
  });
});
