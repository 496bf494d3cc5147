import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { freshMember } from "#tests/support/database.ts";
import { soundTables, type Table } from "#tests/support/sound-table.ts";
import { GAME } from "#tests/support/vendor.ts";
import { ledgerEntries } from "../../store/schema/ledger.ts";
import { members, merchants } from "../../store/schema/merchant.ts";

const table = soundTables();

const entriesOf = ({ store, merchant }: Table, kind: "bet" | "lotteryRebate") =>
  store.inMerchant(merchant.code, (tx) =>
    tx.select().from(ledgerEntries).where(eq(ledgerEntries.kind, kind)),
  );

describe("bets", () => {
  test("places all with one debit, each in its round, with ids of their own", async () => {
    const t = await table();
    const answer = await t.bets([{ txId: "b1" }, { txId: "b2", amount: "20.00" }, { txId: "b3" }]);
    expect(answer).toMatchObject({ code: "OK", replay: false, balance: "60.00" });
    expect(new Set(answer.platformTxIds).size).toBe(3);
    expect(await t.round("r-b2")).toMatchObject({
      state: "OPEN",
      stake: 200_000n,
      betsAccepted: 1,
    });
    const debits = (await entriesOf(t, "bet")).filter(({ amount }) => amount < 0n);
    expect(debits.map(({ amount }) => amount)).toEqual([-400_000n]);
  });

  test("again answers the same ids and moves nothing", async () => {
    const t = await table();
    const first = await t.bets([{ txId: "b1" }, { txId: "b2" }]);
    const again = await t.bets([{ txId: "b1" }, { txId: "b2" }]);
    expect(again).toMatchObject({ code: "OK", replay: true, balance: "80.00" });
    expect(again.platformTxIds).toEqual(first.platformTxIds);
    expect(await t.cash()).toBe("80.00");
  });

  test.each([
    ["a known bet among new ones", [{ txId: "b0" }, { txId: "b1" }], undefined],
    ["a known bet with another amount", [{ txId: "b1", amount: "9.00" }], "bets.0"],
  ])("with %s is TX_MISMATCH", async (_, bets, field) => {
    const t = await table();
    await t.bets([{ txId: "b1" }]);
    const answer = await t.bets(bets);
    expect(answer.code).toBe("TX_MISMATCH");
    expect(answer.field).toBe(field ?? "txId");
    expect(await t.cash()).toBe("90.00");
    expect(await t.round("r-b0")).toBeUndefined();
  });

  test("takes none when the money is too little for all, and the ids stay free", async () => {
    const t = await table();
    const bets = [
      { txId: "b1", amount: "60" },
      { txId: "b2", amount: "40.01" },
    ];
    expect((await t.bets(bets)).code).toBe("INSUFFICIENT_FUNDS");
    expect(await t.cash()).toBe("100.00");
    expect((await t.bets([bets[0]!, { txId: "b2", amount: "40" }])).code).toBe("OK");
    expect(await t.cash()).toBe("0.00");
  });

  test("takes none when one is refused, names it, and stays refused", async () => {
    const t = await table();
    const bets = [{ txId: "b1" }, { txId: "b2", amount: "0.1" }];
    expect(await t.bets(bets)).toMatchObject({ code: "LIMIT_EXCEEDED", field: "bets.1" });
    expect(await t.bets(bets)).toMatchObject({ code: "LIMIT_EXCEEDED", replay: true });
    expect((await t.bet({ txId: "b1", roundId: "r-b1" })).code).toBe("LIMIT_EXCEEDED");
    expect(await t.cash()).toBe("100.00");
  });

  test("after the rollback of one is void as a whole", async () => {
    const t = await table();
    await t.rollback({ txId: "x2", refTxId: "b2", roundId: "r-b2" });
    expect((await t.bets([{ txId: "b1" }, { txId: "b2" }])).code).toBe("TX_ROLLED_BACK");
    const again = await t.bets([{ txId: "b1" }, { txId: "b2" }]);
    expect(again).toMatchObject({ code: "TX_ROLLED_BACK", replay: true });
    const undone = await t.rollback({ txId: "x1", refTxId: "b1", roundId: "r-b1" });
    expect(undone).toMatchObject({ code: "OK", applied: false });
    expect(await t.cash()).toBe("100.00");
  });

  test("are rolled back and won one by one", async () => {
    const t = await table();
    await t.bets([{ txId: "b1" }, { txId: "b2" }]);
    const undone = await t.rollback({ txId: "x1", refTxId: "b1", roundId: "r-b1" });
    expect(undone).toMatchObject({ code: "OK", applied: true, balance: "90.00" });
    const won = await t.win({ txId: "w2", refTxId: "b2", roundId: "r-b2", roundClosed: true });
    expect(won).toMatchObject({ code: "OK", balance: "95.00" });
    expect((await t.round("r-b1"))?.state).toBe("VOID");
  });

  test("into one round add up; into another player's or game's round is TX_MISMATCH", async () => {
    const t = await table();
    const same = [
      { txId: "b1", roundId: "r1" },
      { txId: "b2", roundId: "r1", dueBy: "2026-11-25T00:00:00Z" },
    ];
    expect((await t.bets(same)).code).toBe("OK");
    expect(await t.round()).toMatchObject({
      stake: 200_000n,
      betsAccepted: 2,
      dueBy: new Date("2026-11-25T00:00:00Z"),
    });
    const other = await freshMember(t.merchant, { balance: 500_000n });
    const token = await t.sit(other);
    const foreign = await t.bets([{ txId: "c0" }, { txId: "c1", roundId: "r1" }], { token });
    expect(foreign).toMatchObject({ code: "TX_MISMATCH", field: "bets.1" });
    await t.endRound();
    expect(await t.bets([{ txId: "b3", roundId: "r1" }])).toMatchObject({
      code: "ROUND_CLOSED",
      field: "bets.0",
    });
  });

  test.each([
    ["a blocked player", { status: "blocked" as const }, "PLAYER_BLOCKED"],
    ["a trial account", { type: 4 }, "TRIAL_NOT_ALLOWED"],
  ])("of %s are refused", async (_, change, code) => {
    const t = await table();
    await t.store.inMerchant(t.merchant.code, (tx) => tx.update(members).set(change));
    expect((await t.bets([{ txId: "b1" }, { txId: "b2" }])).code).toBe(code);
    expect(await t.cash()).toBe("100.00");
  });

  test("with an id twice, or more than a hundred, are BAD_REQUEST", async () => {
    const t = await table();
    const twice = await t.bets([{ txId: "b1" }, { txId: "b1" }]);
    expect(twice).toMatchObject({ status: 400, code: "BAD_REQUEST", field: "bets" });
    const many = Array.from({ length: 101 }, (_, n) => ({ txId: `m${n}`, amount: "0.20" }));
    expect((await t.bets(many)).status).toBe(400);
    expect(await t.bets(many.slice(1))).toMatchObject({ code: "OK", balance: "80.00" });
  });
});

describe("the rebate of a lottery's series (domain.md 2.1)", () => {
  const ownSeries = async (t: Table, series: number) =>
    t.store.db
      .update(merchants)
      .set({ settings: { lottery: { series } } })
      .where(eq(merchants.code, t.merchant.code));

  test.each([
    ["200.00", 1940, 1900, "4.00"],
    ["300.00", 1940, 1900, "6.00"],
    ["0.2001", 1900, 1700, "0.02"],
  ])("of %s at %i, chosen %i, is %s", async (amount, series, seriesBet, rebate) => {
    const t = await table({ balance: 10_000_000n, gameType: "LOTT" });
    await ownSeries(t, series);
    await t.bets([{ txId: "b1", amount, rebate: { series, seriesBet } }]);
    expect(await entriesOf(t, "lotteryRebate")).toEqual([]);
    const before = Number(await t.cash());
    const answer = await t.endRound({ roundId: "r-b1" });
    expect(Number(answer.balance) - before).toBeCloseTo(Number(rebate), 4);
    expect(answer.balance).toBe(await t.cash());
    await t.endRound({ roundId: "r-b1" });
    expect(await t.cash()).toBe(answer.balance);
  });

  test("counts the stake that counts, and goes with a rolled back bet", async () => {
    const t = await table({ gameType: "LOTT" });
    const rebate = { series: 1900, seriesBet: 1800 };
    const part = { txId: "b1", roundId: "r1", effective: "4.00", rebate };
    await t.bets([part, { txId: "b2", roundId: "r1", rebate }]);
    expect((await t.round())?.rebate).toBe(7_000n);
    await t.rollback({ txId: "x2", refTxId: "b2" });
    expect((await t.round())?.rebate).toBe(2_000n);
    await t.win({ txId: "w1", amount: "1.00", roundClosed: true });
    expect(await t.cash()).toBe("91.20");
    expect((await t.round())?.validBet).toBe(40_000n);
  });

  test("of a void round is none", async () => {
    const t = await table({ gameType: "LOTT" });
    await t.bet({ txId: "b1", rebate: { series: 1900, seriesBet: 1800 } });
    await t.rollback({ txId: "x1", refTxId: "b1" });
    expect((await t.round())?.state).toBe("VOID");
    expect(await t.cash()).toBe("100.00");
  });

  test.each([
    ["above the player's own series", { series: 1902, seriesBet: 1900 }],
    ["below the lowest series", { series: 1900, seriesBet: 1698 }],
  ])("%s is refused, alone and among others", async (_, rebate) => {
    const t = await table({ gameType: "LOTT" });
    expect((await t.bet({ txId: "b1", rebate })).code).toBe("LIMIT_EXCEEDED");
    expect((await t.bets([{ txId: "b2" }, { txId: "b3", rebate }])).field).toBe("bets.1");
    expect(await t.cash()).toBe("100.00");
  });

  test("with a chosen series above the player's is BAD_REQUEST", async () => {
    const t = await table({ gameType: "LOTT" });
    const answer = await t.bet({ txId: "b1", rebate: { series: 1900, seriesBet: 1902 } });
    expect(answer).toMatchObject({ status: 400, field: "rebate.seriesBet" });
  });

  test("authenticate tells the player's series in lotteries alone", async () => {
    const [lottery, slot] = [await table({ gameType: "LOTT" }), await table()];
    const seriesOf = async (t: Table) => {
      const launchToken = await t.launchToken();
      return (await t.call("authenticate", { launchToken, gameCode: GAME })).series;
    };
    expect([await seriesOf(lottery), await seriesOf(slot)]).toEqual([1900, undefined]);
  });

  test("authenticate tells the merchant's country and jurisdiction where it names them", async () => {
    const t = await table();
    const told = async (set: Partial<typeof merchants.$inferInsert>) => {
      await t.store.db.update(merchants).set(set).where(eq(merchants.code, t.merchant.code));
      const launchToken = await t.launchToken();
      const { country, jurisdiction } = await t.call("authenticate", {
        ...{ launchToken, gameCode: GAME },
      });
      return [country, jurisdiction];
    };
    expect(await told({ jurisdiction: "demo" })).toEqual([undefined, undefined]);
    const spain = { settings: { country: "ES" }, jurisdiction: "ES" };
    expect(await told(spain)).toEqual(["ES", "ES"]);
  });
});
