import { expect, test } from "vitest";
import { freshMember, testContext } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { transfer } from "../../money/ledger/transfer.ts";
import { sumProfit } from "./sum-profit.ts";

const timeZone = "America/Mexico_City";
const HOUR = 3_600_000;

/** The deposit at the start of every table. */
const GIVEN = 1_000_000n;

test("sums closed rounds by the zone's day and category, and the money in and out", async () => {
  const t = await freshTable();
  const context = await testContext({ ...t, actor: t.member.actor });
  const begun = t.clock.now().getTime();
  // 18:00 in Mexico on the 19th; the second day's rounds come after midnight there.
  await t.betwin({ txId: "b1", winTxId: "w1", roundId: "r1" });
  await t.betwin({ txId: "b2", winTxId: "w2", roundId: "r2", winAmount: "0" });
  await t.bet({ txId: "b3", roundId: "open" });
  t.clock.advance(6 * HOUR);
  const token = await t.sit();
  await t.betwin({ txId: "b4", winTxId: "w4", roundId: "r4", token });
  const at = t.clock.now();
  const cash = { owner: t.member.id, kind: "cash" } as const;
  const frozen = { owner: t.member.id, kind: "frozen" } as const;
  const move = { merchant: t.merchant.code, amount: 300n, at };
  await transfer(t.store.db, {
    ...move,
    key: "withdraw:x",
    kind: "withdrawal",
    from: cash,
    to: frozen,
  });
  const to = { owner: "house", kind: "clearing" } as const;
  const paid = { ...move, kind: "deposit", from: to, to: cash };
  await transfer(t.store.db, { ...paid, key: "deposit:d1", amount: 500n });
  await transfer(t.store.db, { ...paid, key: "deposit:d2", amount: 700n });
  const back = { ...move, kind: "depositRefund", from: cash, to };
  await transfer(t.store.db, { ...back, key: "depositRefund:d1", amount: 500n });
  await transfer(t.store.db, {
    ...move,
    key: "withdraw:x:1",
    kind: "withdrawalPaid",
    from: frozen,
    to,
  });

  const input = { from: begun, to: at.getTime() + 1, timeZone };
  const both = { gameType: "RNG", stake: 200_000n, payout: 125_000n, validBet: 200_000n };
  expect(await sumProfit(context, input)).toEqual({
    list: [
      { ...both, day: "2026-11-20", rounds: 1, stake: 100_000n, validBet: 100_000n },
      { ...both, day: "2026-11-19", rounds: 2 },
    ],
    deposits: GIVEN + 700n,
    withdrawals: 300n,
  });
  const first = await sumProfit(context, { ...input, to: begun + 1 });
  expect(first).toMatchObject({
    list: [{ day: "2026-11-19" }],
    deposits: GIVEN,
    withdrawals: 0n,
  });
  const neighbour = await freshMember(t.merchant);
  expect(await sumProfit({ ...context, actor: neighbour.actor }, input)).toEqual({
    list: [],
    deposits: 0n,
    withdrawals: 0n,
  });
});
