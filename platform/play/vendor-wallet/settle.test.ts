import { and, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { freshMember, type TestMember } from "#tests/support/database.ts";
import { soundTables, type Table } from "#tests/support/sound-table.ts";
import { freshVendor } from "#tests/support/vendor.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";

const table = soundTables();

/** A second player of the same merchant. */
async function second(t: Table) {
  const member: TestMember = await freshMember(t.merchant, { balance: 1_000_000n });
  return { token: await t.sit(member), playerId: `${t.merchant.code}.${member.id}` };
}

describe("settle", () => {
  test("credits any players at once and closes their rounds", async () => {
    const t = await table();
    const other = await second(t);
    await t.bets([{ txId: "b1" }, { txId: "b2" }]);
    await t.bets([{ txId: "c1" }], { token: other.token });
    const answer = await t.settle([
      { txId: "w1", roundId: "r-b1", refTxId: "b1", amount: "25.00" },
      { txId: "w2", roundId: "r-b2", refTxId: "b2", amount: "0" },
      { txId: "w3", roundId: "r-c1", amount: "7.50", playerId: other.playerId },
    ]);
    expect(answer).toMatchObject({
      code: "OK",
      results: ["w1", "w2", "w3"].map((txId) => ({ txId, code: "OK", replay: false })),
    });
    expect(answer.balance).toBeUndefined();
    expect(await t.cash()).toBe("105.00");
    expect((await t.call("balance", { playerId: other.playerId })).balance).toBe("97.50");
    expect(await t.round("r-b2")).toMatchObject({
      state: "CLOSED",
      payout: 0n,
      validBet: 100_000n,
    });
  });

  test("again answers each as a replay, with the same ids", async () => {
    const t = await table();
    await t.bets([{ txId: "b1" }, { txId: "b2" }]);
    const results = [
      { txId: "w1", roundId: "r-b1" },
      { txId: "w2", roundId: "r-b2" },
    ];
    const first = await t.settle(results);
    const again = await t.settle(results);
    expect(again.results).toEqual(first.results!.map((one) => ({ ...one, replay: true })));
    expect(await t.cash()).toBe("90.00");
  });

  test("answers each result by its own code; the good ones count", async () => {
    const t = await table();
    const other = await second(t);
    await t.bets([{ txId: "b1" }, { txId: "b2" }, { txId: "b3" }, { txId: "b4" }]);
    await t.rollback({ txId: "x2", refTxId: "b2", roundId: "r-b2" });
    await t.endRound({ roundId: "r-b3" });
    await t.win({ txId: "w6", roundId: "r-b1", amount: "1.00" });
    const answer = await t.settle([
      { txId: "w1", roundId: "r-b1", amount: "5.00" },
      { txId: "w2", roundId: "r-b2" },
      { txId: "w3", roundId: "r-b3" },
      { txId: "w4", roundId: "r-b4", playerId: other.playerId },
      { txId: "w5", roundId: "r-none" },
      { txId: "w6", roundId: "r-b1", amount: "2.00" },
      { txId: "w7", roundId: "r-b4", refTxId: "b1" },
    ]);
    expect(answer.results!.map(({ code }) => code)).toEqual([
      "OK",
      "TX_ROLLED_BACK",
      "ROUND_CLOSED",
      "BET_NOT_FOUND",
      "BET_NOT_FOUND",
      "TX_MISMATCH",
      "BET_NOT_FOUND",
    ]);
    expect(await t.cash()).toBe("76.00");
  });

  test("of one round twice pays the first alone, like two wins", async () => {
    const t = await table();
    await t.bet({ txId: "b1" });
    const answer = await t.settle([{ txId: "w1" }, { txId: "w2" }, { txId: "w1" }]);
    expect(answer.results).toMatchObject([
      { code: "OK", replay: false },
      { code: "ROUND_CLOSED" },
      { code: "OK", replay: true },
    ]);
    expect(await t.cash()).toBe("95.00");
  });

  test("counts what the vendor says counts, never more than the rule", async () => {
    const t = await table({ gameType: "SPORTS" });
    await t.bets([{ txId: "b1" }, { txId: "b2" }, { txId: "b3", effective: "0" }]);
    await t.settle([
      { txId: "w1", roundId: "r-b1", amount: "30.00", effective: "2.50" },
      { txId: "w2", roundId: "r-b2", amount: "14.00", effective: "9.00" },
      { txId: "w3", roundId: "r-b3", amount: "0" },
    ]);
    const counted = await Promise.all(["r-b1", "r-b2", "r-b3"].map((one) => t.round(one)));
    expect(counted.map((round) => round?.validBet)).toEqual([25_000n, 40_000n, 0n]);
  });

  test("fills the wagering requirement in the order of the results", async () => {
    const t = await table();
    const lot = { merchant: t.merchant.code, memberId: t.member.id, source: "deposit" as const };
    await t.store.inMerchant(t.merchant.code, (tx) =>
      tx.insert(wageringRequirements).values({
        ...lot,
        id: "lot-1",
        amount: 250_000n,
        required: 250_000n,
        openedAt: t.clock.now(),
      }),
    );
    await t.bets([{ txId: "b1" }, { txId: "b2" }, { txId: "b3" }]);
    const results = ["b1", "b2", "b3"].map((id) => ({ txId: `w-${id}`, roundId: `r-${id}` }));
    await t.settle(results.slice(0, 2));
    const read = () =>
      t.store.inMerchant(t.merchant.code, (tx) =>
        tx
          .select()
          .from(wageringRequirements)
          .where(
            and(
              eq(wageringRequirements.merchant, t.merchant.code),
              eq(wageringRequirements.id, "lot-1"),
            ),
          ),
      );
    expect((await read())[0]).toMatchObject({ done: 200_000n, closedBy: null });
    await t.settle(results.slice(2));
    expect((await read())[0]).toMatchObject({ done: 250_000n, closedBy: "filled" });
  });

  test("credits the rebates of the rounds that it closes", async () => {
    const t = await table({ gameType: "LOTT" });
    const rebate = { series: 1900, seriesBet: 1800 };
    await t.bets([{ txId: "b1", rebate }, { txId: "b2", rebate }, { txId: "b3" }]);
    const results = ["b1", "b2", "b3"].map((id) => ({ txId: `w-${id}`, roundId: `r-${id}` }));
    await t.settle(results);
    await t.settle(results);
    // 100 − 30 + 3 × 5 + 2 × 0.50
    expect(await t.cash()).toBe("86.00");
  });

  test("marks an unusual payout, and the rest goes on", async () => {
    const t = await table();
    await t.bets([{ txId: "b1" }, { txId: "b2" }]);
    const answer = await t.settle([
      { txId: "w1", roundId: "r-b1", amount: "300000.00" },
      { txId: "w2", roundId: "r-b2" },
    ]);
    expect(answer.results!.map(({ code }) => code)).toEqual(["OK", "OK"]);
    expect(await t.cash()).toBe("300085.00");
  });

  test("of two merchants' players is BAD_REQUEST and pays nobody", async () => {
    const [t, foreign] = [await table(), await table()];
    await t.bets([{ txId: "b1" }]);
    await foreign.bets([{ txId: "b1" }]);
    const answer = await t.settle([
      { txId: "w1", roundId: "r-b1" },
      { txId: "w2", roundId: "r-b1", playerId: foreign.playerId },
    ]);
    expect(answer).toMatchObject({ status: 400, code: "BAD_REQUEST", field: "results.1.playerId" });
    expect([await t.cash(), await foreign.cash()]).toEqual(["90.00", "90.00"]);
  });

  test("of a player of another vendor is TOKEN_INVALID", async () => {
    const t = await table();
    await freshVendor(t.merchant, { game: "OTHER" });
    const stranger = await freshMember(t.merchant, { balance: 1_000_000n });
    await t.bets([{ txId: "b1" }]);
    const answer = await t.settle([
      { txId: "w1", roundId: "r-b1", playerId: `${t.merchant.code}.${stranger.id}` },
      { txId: "w2", roundId: "r-b1" },
    ]);
    expect(answer.results!.map(({ code }) => code)).toEqual(["TOKEN_INVALID", "OK"]);
  });

  test("takes a thousand results at once", async () => {
    const t = await table({ balance: 10_000_000n });
    const ids = Array.from({ length: 1_000 }, (_, n) => `b${n}`);
    for (let from = 0; from < 1_000; from += 100) {
      const bets = ids.slice(from, from + 100).map((txId) => ({ txId, amount: "1.00" }));
      expect((await t.bets(bets)).code).toBe("OK");
    }
    const result = (id: string) => ({ txId: `w-${id}`, roundId: `r-${id}`, amount: "0.50" });
    const answer = await t.settle(ids.map(result));
    expect(answer.results!.every(({ code }) => code === "OK")).toBe(true);
    expect(await t.cash()).toBe("500.00");
    expect((await t.settle([...ids, "one more"].map(result))).status).toBe(400);
  });

  test("sent by two at once counts once", async () => {
    const t = await table();
    await t.bets([{ txId: "b1" }, { txId: "b2" }]);
    const results = [
      { txId: "w1", roundId: "r-b1" },
      { txId: "w2", roundId: "r-b2" },
    ];
    const answers = await Promise.all([t.settle(results), t.settle(results.toReversed())]);
    const replays = answers.flatMap((one) => one.results!.map(({ replay }) => replay));
    expect(replays.filter((replay) => !replay)).toHaveLength(2);
    expect(await t.cash()).toBe("90.00");
  });
});

describe("wins that travel together", () => {
  test("answer like wins alone, several of one player among them", async () => {
    const t = await table();
    const other = await second(t);
    await t.bets([{ txId: "b1" }, { txId: "b2" }, { txId: "b3" }]);
    await t.bets([{ txId: "c1" }, { txId: "c2" }], { token: other.token });
    const answers = await Promise.all([
      t.win({ txId: "w1", roundId: "r-b1", refTxId: "b1", roundClosed: true }),
      t.win({ txId: "w2", roundId: "r-b2", amount: "0" }),
      t.win({ txId: "w3", roundId: "r-b3", roundClosed: true }),
      t.win({ txId: "w4", roundId: "r-c1", playerId: other.playerId }),
      t.win({ txId: "w5", roundId: "r-none" }),
      t.bet({ txId: "b4", roundId: "r-b4" }),
    ]);
    expect(answers.map(({ code }) => code)).toEqual([
      "OK",
      "OK",
      "OK",
      "OK",
      "BET_NOT_FOUND",
      "OK",
    ]);
    expect(await t.cash()).toBe("70.00");
    expect((await t.rollback({ txId: "x1", refTxId: "b1", roundId: "r-b1" })).code).toBe(
      "ALREADY_SETTLED",
    );
    expect((await t.rollback({ txId: "x2", refTxId: "b2", roundId: "r-b2" })).code).toBe(
      "ALREADY_SETTLED",
    );
  });
});
