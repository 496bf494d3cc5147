import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { type TestMember, testContext } from "#tests/support/database.ts";
import { freshTable } from "#tests/support/vendor.ts";
import { cashierUnderTest } from "../../../../tests/under-test/cashier-under-test.ts";
import { limitSet } from "../../../contract/members/protection/protection.ts";
import { send } from "../../../contract/wire/send.ts";
import type { Store } from "../../../store/open-store.ts";
import { limitRefusals } from "../../../store/schema/signal.ts";
import { holdMoney } from "../held-money.ts";
import { setLimit } from "./set-limit.ts";

const P = (amount: number) => BigInt(amount) * 10_000n;

const countedAt = async (store: Store, merchant: string) => {
  const rows = await store.inMerchant(merchant, (tx) =>
    tx
      .select()
      .from(limitRefusals)
      .where(eq(limitRefusals.merchant, merchant))
      .orderBy(limitRefusals.day),
  );
  return rows.map(({ day, kind, times }) => [day, kind, times]);
};

test("bets that a limit refuses are counted by the day of the merchant's zone", async () => {
  const t = await freshTable();
  const asPlayer = (member: TestMember) => testContext({ ...t, actor: member.actor });
  const context = await asPlayer(t.member);
  const counted = () => countedAt(t.store, t.merchant.code);
  await setLimit(context, { kind: "stake", period: "day", amount: P(10) });
  const round = { winTxId: "w", roundId: "r", amount: "10.01", winAmount: "0" };
  expect((await t.betwin({ ...round, txId: "a" })).code).toBe("LIMIT_EXCEEDED");
  // The same call again is the same refusal.
  expect((await t.betwin({ ...round, txId: "a" })).code).toBe("LIMIT_EXCEEDED");
  expect(
    (
      await t.bets([
        { txId: "b", amount: "6" },
        { txId: "c", amount: "6" },
      ])
    ).code,
  ).toBe("LIMIT_EXCEEDED");
  // 0.10 is below the game's own least bet, which is no limit of the player.
  expect((await t.bet({ txId: "d", amount: "0.10" })).code).toBe("LIMIT_EXCEEDED");
  expect(await counted()).toEqual([["2026-11-19", "stake", 2]]);
  t.clock.advance(6 * 3_600_000 - 1);
  expect((await t.bet({ txId: "e", amount: "11", token: await t.sit() })).code).toBe(
    "LIMIT_EXCEEDED",
  );
  t.clock.advance(1);
  expect((await t.bet({ txId: "f", amount: "11", token: await t.sit() })).code).toBe(
    "LIMIT_EXCEEDED",
  );
  expect(await counted()).toEqual([
    ["2026-11-19", "stake", 3],
    ["2026-11-20", "stake", 1],
  ]);
  // Money that may only be withdrawn is no limit that was passed.
  const who = { merchant: t.merchant.code, memberId: t.member.id };
  await t.store.inMerchant(who.merchant, (tx) => holdMoney(tx, who, P(100), t.clock.now()));
  expect(await t.bet({ txId: "g", amount: "5", token: await t.sit() })).toMatchObject({
    ...{ code: "LIMIT_EXCEEDED", reason: "withdrawOnly" },
  });
  expect(await counted()).toHaveLength(2);
});

test("a deposit that a limit refuses is counted, and one that fits is not", async () => {
  const t = await cashierUnderTest();
  await send(t.member, limitSet, { kind: "deposit", period: "day", amount: P(300) });
  await t.deposit(P(300), "deposit-key-1");
  const { store, merchant } = await testContext({ merchant: t.under.merchant });
  expect(await countedAt(store, merchant.code)).toEqual([]);
  await expect(t.deposit(P(100), "deposit-key-2")).rejects.toMatchObject({
    code: "deposit_limit_reached",
  });
  expect(await countedAt(store, merchant.code)).toEqual([["2026-11-19", "deposit", 1]]);
});
