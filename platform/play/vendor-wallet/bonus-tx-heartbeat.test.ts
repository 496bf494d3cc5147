import { describe, expect, test } from "vitest";
import { freshMember } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { verifyLedger } from "../../money/ledger/verify-ledger.ts";

const HOUR_MS = 3_600_000;

describe("bonus", () => {
  test.each(["promo", "freeround", "jackpot", "tournament"] as const)(
    "of kind %s is credited without a bet, once",
    async (kind) => {
      const t = await freshTable();
      const given = await t.bonus({ txId: "g1", kind, campaignId: "summer" });
      expect(given).toMatchObject({ code: "OK", replay: false, balance: "105.00" });
      expect(await t.bonus({ txId: "g1", kind, campaignId: "summer" })).toMatchObject({
        code: "OK",
        replay: true,
        platformTxId: given.platformTxId,
      });
      for (const other of [{ amount: "6" }, { campaignId: "winter" }])
        expect((await t.bonus({ txId: "g1", kind, campaignId: "summer", ...other })).code).toBe(
          "TX_MISMATCH",
        );
      expect(await t.cash()).toBe("105.00");
      expect(await verifyLedger(t.store.db, t.merchant.code)).toEqual([]);
    },
  );

  test("goes to nobody unknown, to no trial account, and not under a bet's id", async () => {
    const t = await freshTable();
    const trial = await freshMember(t.merchant, { type: 4 });
    const at = (id: string) => `${t.merchant.code}.${id}`;
    expect((await t.bonus({ txId: "g1", playerId: at("nobody") })).code).toBe("TOKEN_INVALID");
    expect((await t.bonus({ txId: "g1", playerId: at(trial.id) })).code).toBe("TOKEN_INVALID");
    await t.bet({ txId: "b1" });
    expect((await t.bonus({ txId: "b1" })).code).toBe("TX_MISMATCH");
    await t.bonus({ txId: "g2" });
    expect((await t.rollback({ txId: "x1", refTxId: "g2" })).code).toBe("TX_MISMATCH");
    expect(await t.cash()).toBe("95.00");
  });
});

describe("tx", () => {
  test("answers with the stored transaction and its round", async () => {
    const t = await freshTable();
    const { playerId } = t;
    const played = await t.betwin({ txId: "b1", winTxId: "w1" });
    const stored = await t.call("tx", { playerId, txId: "b1" });
    expect(stored).toMatchObject({
      code: "OK",
      transactions: [
        {
          txId: "b1",
          kind: "betwin",
          state: "ACCEPTED",
          amount: "10.00",
          platformTxId: played.platformTxId,
        },
      ],
      round: { state: "CLOSED", stake: "10.00", payout: "12.50", validBet: "10.00" },
    });
  });

  test("answers with a round and all its transactions, refused ones and rollbacks included", async () => {
    const t = await freshTable();
    const { playerId } = t;
    await t.bet({ txId: "b1" });
    await t.bet({ txId: "b2", currency: "EUR" });
    t.clock.advance(1_000);
    await t.rollback({ txId: "x1", refTxId: "b1" });
    const { transactions, round } = await t.call("tx", { playerId, roundId: "r1" });
    expect(transactions!.map(({ txId, state, code }) => [txId, state, code])).toEqual([
      ["b1", "ROLLED_BACK", "OK"],
      ["b2", "REJECTED", "WRONG_CURRENCY"],
      ["x1", "ACCEPTED", "OK"],
    ]);
    expect(round).toMatchObject({ state: "VOID", stake: "0.00" });
  });

  test("finds nothing unknown or of another player, and requires exactly one of the two ids", async () => {
    const t = await freshTable();
    const { playerId } = t;
    await t.bet({ txId: "b1" });
    const neighbour = await freshMember(t.merchant);
    await t.sit(neighbour);
    const other = `${t.merchant.code}.${neighbour.id}`;
    for (const asked of [{ txId: "b9" }, { roundId: "r9" }])
      expect((await t.call("tx", { playerId, ...asked })).code).toBe("BET_NOT_FOUND");
    for (const asked of [{ txId: "b1" }, { roundId: "r1" }])
      expect((await t.call("tx", { playerId: other, ...asked })).code).toBe("BET_NOT_FOUND");
    for (const asked of [{}, { txId: "b1", roundId: "r1" }])
      expect((await t.call("tx", { playerId, ...asked })).code).toBe("BAD_REQUEST");
  });
});

describe("heartbeat", () => {
  test("keeps a session alive without bets, but not past its twelve hours", async () => {
    const t = await freshTable();
    const beat = () => t.call("heartbeat", { token: t.token });
    const begun = t.clock.now().getTime();
    for (let n = 0; n < 12; n += 1) {
      t.clock.advance(HOUR_MS - 60_000);
      expect((await beat()).code).toBe("OK");
    }
    expect((await beat()).expiresAt).toBe(new Date(begun + 12 * HOUR_MS).toISOString());
    expect((await t.bet({ txId: "b1" })).code).toBe("OK");
    t.clock.advance(12 * 60_000);
    expect((await beat()).code).toBe("TOKEN_EXPIRED");
  });

  test("revives nothing: an ended, lapsed or unknown session stays so", async () => {
    const t = await freshTable();
    const older = t.token;
    const newer = await t.sit();
    expect((await t.call("heartbeat", { token: older })).code).toBe("TOKEN_EXPIRED");
    t.clock.advance(HOUR_MS);
    expect((await t.call("heartbeat", { token: newer })).code).toBe("TOKEN_EXPIRED");
    const nobody = `${t.merchant.code}.nobody`;
    expect((await t.call("heartbeat", { token: nobody })).code).toBe("TOKEN_INVALID");
  });
});
