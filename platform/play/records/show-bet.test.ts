import { expect, test } from "vitest";
import { testContext } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { listBets } from "./list-bets.ts";
import { showBet } from "./show-bet.ts";

const unanswered = () => Promise.reject(new Error("no vendor answers"));

test("each transaction of a round is shown with what it added to or took from the balance", async () => {
  const t = await freshTable();
  const context = await testContext({ ...t, actor: t.member.actor, outside: unanswered });
  await t.bet({ txId: "b1" });
  await t.bet({ txId: "b2", amount: "4" });
  await t.rollback({ txId: "x2", refTxId: "b2" });
  t.clock.advance(1_000);
  await t.win({ txId: "w1", amount: "7.50", roundClosed: true });
  const bet = await showBet(context, { language: "es", roundId: "r1" });
  expect(bet.transactions.map(({ kind, amount }) => [kind, amount])).toEqual([
    ["bet", -100_000n],
    ["bet", -40_000n],
    ["rollback", 40_000n],
    ["win", 75_000n],
  ]);
  expect(bet).toMatchObject({ stake: 100_000n, payout: 75_000n, status: "LOSE", adjustments: [] });
});

test("a correction stands beside its round, there and in the list", async () => {
  const t = await freshTable();
  const context = await testContext({ ...t, actor: t.member.actor, outside: unanswered });
  await t.betwin({ txId: "b1", winTxId: "w1", winAmount: "0" });
  t.clock.advance(60_000);
  const reason = "wrong <b>card</b>";
  await t.adjust({ txId: "a1", refTxId: "b1", amount: "10.00", reason });
  const bet = await showBet(context, { language: "es", roundId: "r1" });
  expect(bet).toMatchObject({ status: "LOSE", payout: 0n });
  expect(bet.adjustments).toMatchObject([{ amount: 100_000n, validBet: 0n }]);
  expect(bet.transactions.at(-1)).toMatchObject({ kind: "adjust", amount: 100_000n, reason });
  expect(bet.transactions[0]).toMatchObject({ reason: null });
  const page = await listBets(context, { language: "es", pageNo: 1, pageSize: 10 });
  expect(page.list).toMatchObject([
    { roundId: "~a1", adjusts: "r1", payout: 100_000n },
    { roundId: "r1", adjusts: null, payout: 0n },
  ]);
  expect(page.totals).toEqual({ stake: 100_000n, payout: 100_000n, validBet: 100_000n });
  await expect(showBet(context, { language: "es", roundId: "~a1" })).rejects.toMatchObject({
    code: "bet_not_found",
  });
});

test("a vendor's own page is shown where it is a safe address", async () => {
  const t = await freshTable();
  const context = await testContext({ ...t, actor: t.member.actor, outside: unanswered });
  await t.bet({ txId: "b1" });
  await t.endRound({ roundDetailUrl: "javascript:alert(1)" });
  await t.bet({ txId: "b2", roundId: "r2" });
  await t.endRound({ roundId: "r2", roundDetailUrl: "https://vendor.test/r2" });
  const urlOf = async (roundId: string) =>
    (await showBet(context, { language: "es", roundId })).detailUrl;
  expect([await urlOf("r1"), await urlOf("r2")]).toEqual([null, "https://vendor.test/r2"]);
});
