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
    },
  ]);
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
