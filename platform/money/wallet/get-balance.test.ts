import { expect, test } from "vitest";
import { freshMember, testContext } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { getBalance } from "./get-balance.ts";

test("the balance names the payouts of the last 15 seconds with their rounds", async () => {
  const t = await freshTable();
  const context = await testContext({ ...t, actor: t.member.actor });
  await t.betwin({ txId: "b1", winTxId: "w1", roundId: "r1" });
  t.clock.advance(10_000);
  await t.betwin({ txId: "b2", winTxId: "w2", roundId: "r2", winAmount: "30.00" });
  await t.betwin({ txId: "b3", winTxId: "w3", roundId: "r3", winAmount: "0" });
  expect(await getBalance(context)).toMatchObject({
    sumBalance: 1_125_000n,
    payouts: [
      { roundId: "r2", payout: 300_000n },
      { roundId: "r1", payout: 125_000n },
    ],
  });
  t.clock.advance(5_000);
  expect(await getBalance(context)).toMatchObject({
    payouts: [{ roundId: "r2", payout: 300_000n }],
  });
});

test("a round that pays several times is listed with the sum", async () => {
  const t = await freshTable();
  await t.bet({ txId: "b1" });
  await t.win({ txId: "w1" });
  t.clock.advance(60_000);
  await t.win({ txId: "w2", amount: "2.50" });
  const context = await testContext({ ...t, actor: t.member.actor });
  expect((await getBalance(context)).payouts).toEqual([{ roundId: "r1", payout: 75_000n }]);
});

test("a guest has no balance, and nobody sees another member's payouts", async () => {
  const t = await freshTable();
  await t.betwin({ txId: "b1", winTxId: "w1" });
  await expect(getBalance(await testContext(t))).rejects.toThrow("not_logged_in");
  const other = await freshMember(t.merchant, { balance: 10_000n });
  const context = await testContext({ ...t, actor: other.actor });
  expect(await getBalance(context)).toMatchObject({ sumBalance: 10_000n, payouts: [] });
});
