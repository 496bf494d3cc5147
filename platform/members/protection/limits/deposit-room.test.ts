import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { cashierUnderTest } from "../../../../tests/under-test/cashier-under-test.ts";
import { random, SECRETS } from "../../../../tests/under-test/platform-under-test.ts";
import { limitSet, protectionShow } from "../../../contract/members/protection/protection.ts";
import { withdrawOptions } from "../../../contract/money/withdrawals.ts";
import { send } from "../../../contract/wire/send.ts";
import { sweepDeposits } from "../../../jobs/sweeps/sweep-deposits.ts";

const P = (amount: number) => BigInt(amount) * 10_000n;
const HOUR_MS = 3_600_000;

async function limited(amount = P(300)) {
  const cashier = await cashierUnderTest();
  await send(cashier.member, limitSet, { kind: "deposit", period: "day", amount });
  const show = async () => {
    const shown = await send(cashier.member, protectionShow, {});
    const { used } = shown.limits.find((one) => one.kind === "deposit" && one.period === "day")!;
    return { used, withdrawOnly: shown.withdrawOnly };
  };
  return { ...cashier, show };
}

test("a deposit takes its share when it is made, and gives it back when it fails", async () => {
  const t = await limited();
  const { deposit, redirectUrl } = await t.deposit(P(200), "deposit-key-1");
  expect(await t.show()).toEqual({ used: P(200), withdrawOnly: 0n });
  await expect(t.deposit(P(101), "deposit-key-2")).rejects.toMatchObject({
    code: "deposit_limit_reached",
    field: "amount",
    details: { left: "100.00", period: "day" },
  });
  await t.press(redirectUrl, "fail");
  expect((await t.state(deposit.depositId)).status).toBe("FAILED");
  expect(await t.show()).toEqual({ used: 0n, withdrawOnly: 0n });
  expect((await t.deposit(P(300), "deposit-key-3")).deposit.status).toBe("WAITING_PAYMENT");
});

test("the same key again is the same deposit, also at the limit", async () => {
  const t = await limited();
  const first = await t.deposit(P(300), "deposit-key-1");
  const again = await t.deposit(P(300), "deposit-key-1");
  expect(again.deposit.depositId).toBe(first.deposit.depositId);
});

test("parallel deposits never pass the limit", async () => {
  const t = await limited();
  const made = await Promise.allSettled(
    Array.from({ length: 20 }, (_, at) => t.deposit(P(100), `deposit-key-${at}`)),
  );
  expect(made.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  expect(await t.show()).toEqual({ used: P(300), withdrawOnly: 0n });
});

test("what was paid is always credited, and above the limit it can only be withdrawn", async () => {
  const t = await limited();
  const late = await t.deposit(P(300), "deposit-key-1");
  await t.press(late.redirectUrl, "late");
  t.under.clock.advance(30 * 60_000);
  const { clock } = t.under;
  const sweep = async () => sweepDeposits(await sweepContext(t));
  await sweep();
  expect((await t.state(late.deposit.depositId)).status).toBe("EXPIRED");
  const paid = await t.deposit(P(200), "deposit-key-2");
  await t.press(paid.redirectUrl, "pay");
  clock.advance(5 * 60_000);
  await sweep();
  expect(await t.state(late.deposit.depositId)).toMatchObject({
    status: "CREDITED",
    balance: P(500),
  });
  // 200 of the late 300 do not fit beside the 200 that were paid meanwhile.
  expect(await t.show()).toEqual({ used: P(500), withdrawOnly: P(200) });
  const { lots } = await send(t.member, withdrawOptions, {});
  expect(lots.map(({ amount }) => amount).sort()).toEqual([P(100), P(200)]);
});

test("the next day has room again", async () => {
  const t = await limited();
  await t.deposit(P(300), "deposit-key-1");
  t.under.clock.advance(6 * HOUR_MS - 1);
  await expect(t.deposit(P(100), "deposit-key-2")).rejects.toMatchObject({
    code: "deposit_limit_reached",
  });
  t.under.clock.advance(1);
  expect((await t.deposit(P(300), "deposit-key-3")).deposit.status).toBe("WAITING_PAYMENT");
});

async function sweepContext({ under, mockpay }: Awaited<ReturnType<typeof cashierUnderTest>>) {
  const { merchant, clock } = under;
  const store = await testStore();
  return { store, merchant, clock, random, secrets: SECRETS, outside: mockpay.fetch };
}
