import { expect, test } from "vitest";
import { freshMember, testContext } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { listBets } from "./list-bets.ts";

const input = { language: "es", pageNo: 1, pageSize: 2 };

test("lists the member's own rounds, newest first, with totals over all pages", async () => {
  const t = await freshTable();
  const context = await testContext({ ...t, actor: t.member.actor });
  await t.betwin({ txId: "b1", winTxId: "w1", roundId: "r1" });
  t.clock.advance(1_000);
  await t.bet({ txId: "b2", roundId: "r2" });
  await t.rollback({ txId: "x2", refTxId: "b2", roundId: "r2" });
  t.clock.advance(1_000);
  await t.bet({ txId: "b3", roundId: "r3", amount: "4" });

  const page = await listBets(context, input);
  expect(page.list).toMatchObject([
    { roundId: "r3", status: "UNSETTLED", stake: 40_000n, validBet: 0n, settledAt: null },
    { roundId: "r2", status: "CANCELLED", stake: 0n, payout: 0n },
  ]);
  expect(page.totalPages).toBe(2);
  expect(page.totals).toEqual({ stake: 140_000n, payout: 125_000n, validBet: 100_000n });

  const last = await listBets(context, { ...input, pageNo: 2 });
  expect(last.list).toEqual([
    {
      roundId: "r1",
      vendor: "V1",
      vendorName: "Vendor one",
      gameCode: "GAME1",
      gameName: "Game one",
      gameType: "RNG",
      stake: 100_000n,
      payout: 125_000n,
      validBet: 100_000n,
      status: "WIN",
      placedAt: t.clock.now().getTime() - 2_000,
      settledAt: t.clock.now().getTime() - 2_000,
      adjusts: null,
    },
  ]);
});

test("narrows to a category, a vendor, a state and a period, and its totals with it", async () => {
  const t = await freshTable();
  const context = await testContext({ ...t, actor: t.member.actor });
  const begun = t.clock.now().getTime();
  await t.betwin({ txId: "b1", winTxId: "w1", roundId: "win" });
  await t.bet({ txId: "b2", roundId: "void" });
  await t.rollback({ txId: "x2", refTxId: "b2", roundId: "void" });
  t.clock.advance(1_000);
  await t.betwin({ txId: "b3", winTxId: "w3", roundId: "lose", winAmount: "4" });
  await t.betwin({ txId: "b4", winTxId: "w4", roundId: "draw", winAmount: "10" });
  await t.bet({ txId: "b5", roundId: "open" });
  const ids = async (more: Partial<Parameters<typeof listBets>[1]>) => {
    const { list } = await listBets(context, { ...input, pageSize: 10, ...more });
    return list.map(({ roundId }) => roundId).sort();
  };
  for (const [status, id] of [
    ["WIN", "win"],
    ["CANCELLED", "void"],
    ["LOSE", "lose"],
    ["DRAW", "draw"],
    ["UNSETTLED", "open"],
  ] as const)
    expect(await ids({ status })).toEqual([id]);
  expect(await ids({ to: begun + 1 })).toEqual(["void", "win"]);
  expect(await ids({ from: begun + 1 })).toEqual(["draw", "lose", "open"]);
  expect(await ids({ gameType: "LIVE" })).toEqual([]);
  expect(await ids({ gameType: "RNG", vendor: "V1", from: begun + 1, status: "LOSE" })).toEqual([
    "lose",
  ]);
  expect(await ids({ vendor: "V2" })).toEqual([]);
  const { totals } = await listBets(context, { ...input, status: "LOSE" });
  expect(totals).toEqual({ stake: 100_000n, payout: 40_000n, validBet: 100_000n });
});

test("shows nobody else's rounds, of the same merchant or another", async () => {
  const [one, two] = [await freshTable(), await freshTable()];
  await one.bet({ txId: "b1" });
  const neighbour = await freshMember(one.merchant);
  const empty = { list: [], totalPages: 0, totals: { stake: 0n, payout: 0n, validBet: 0n } };
  expect(await listBets(await testContext({ ...one, actor: neighbour.actor }), input)).toEqual(
    empty,
  );
  const abroad = await testContext({ ...two, actor: one.member.actor });
  expect(await listBets(abroad, input)).toEqual(empty);
});

test("refuses a guest", async () => {
  const { merchant } = await freshTable();
  const refused = listBets(await testContext({ merchant }), input);
  await expect(refused).rejects.toMatchObject({ code: "not_logged_in" });
});
