import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { cashierUnderTest } from "../../../tests/under-test/cashier-under-test.ts";
import { depositOne } from "../../contract/money/cashier.ts";
import { withdrawOptions } from "../../contract/money/withdrawals.ts";
import { accountRecord } from "../../contract/play/account-record.ts";
import { send } from "../../contract/wire/send.ts";
import { trialBalance } from "../ledger/trial-balance.ts";
import { verifyLedger } from "../ledger/verify-ledger.ts";

const units = (amount: number) => BigInt(Math.round(amount * 10_000));

async function books({ under }: Awaited<ReturnType<typeof cashierUnderTest>>) {
  const store = await testStore();
  const { code } = under.merchant;
  return store.inMerchant(code, async (tx) => {
    expect(await verifyLedger(tx, code)).toEqual([]);
    const lines = await trialBalance(tx, code);
    return Object.fromEntries(lines.map(({ kind, balance }) => [kind, balance]));
  });
}

test("a player's fee is asked for on top and goes to the fees", async () => {
  const cashier = await cashierUnderTest();
  const { deposit, redirectUrl } = await cashier.deposit(units(200), "key-fee-1", "STORE");
  expect(deposit).toMatchObject({ amount: units(200), fee: units(12), payable: units(212) });
  expect(deposit.payment).toMatchObject({
    kind: "voucher",
    code: expect.stringMatching(/^\d{18}$/),
  });
  await cashier.press(redirectUrl, "pay");
  expect(await cashier.state(deposit.depositId)).toMatchObject({ balance: units(200) });
  expect(await books(cashier)).toEqual({
    cash: units(200),
    clearing: units(-212),
    fees: units(12),
  });
});

test("the house's fee costs the house", async () => {
  const cashier = await cashierUnderTest();
  const { deposit, redirectUrl } = await cashier.deposit(units(1_000), "key-fee-2", "CARD");
  expect(deposit).toMatchObject({ fee: 0n, payable: units(1_000) });
  await cashier.press(redirectUrl, "pay");
  expect(await books(cashier)).toEqual({
    cash: units(1_000),
    clearing: units(-971),
    fees: units(-29),
  });
});

test("half a payment credits the received sum, and one below the limits goes to staff", async () => {
  const cashier = await cashierUnderTest();
  const half = await cashier.deposit(units(200), "key-half-1", "WALLET");
  expect(half.deposit.payment?.kind).toBe("qr");
  await cashier.press(half.redirectUrl, "less");
  const one = { depositId: half.deposit.depositId };
  const shown = await send(cashier.member, depositOne, one);
  expect(shown).toMatchObject({ status: "CREDITED", amount: units(100), nextActor: "nobody" });
  const small = await cashier.deposit(units(30), "key-half-2", "WALLET");
  await cashier.press(small.redirectUrl, "less");
  const { depositId } = small.deposit;
  const looked = await send(cashier.member, depositOne, { depositId });
  expect(looked).toMatchObject({
    status: "REVIEW",
    nextActor: "staff",
    reason: "amount_differs",
  });
  expect(looked.steps.map(({ kind, amount }) => [kind, amount])).toEqual([
    ["opened", units(30)],
    ["review", units(15)],
  ]);
  expect(await cashier.state(depositId)).toMatchObject({ balance: units(100) });
});

test("a chargeback leaves the balance once and stops withdrawals", async () => {
  const cashier = await cashierUnderTest();
  const { deposit, redirectUrl } = await cashier.deposit(units(500), "key-back-1");
  await cashier.press(redirectUrl, "pay");
  cashier.under.clock.advance(1_000);
  await cashier.press(redirectUrl, "refund");
  await cashier.press(redirectUrl, "refund");
  expect(await cashier.state(deposit.depositId)).toEqual({
    status: "REFUNDED",
    balance: 0n,
    news: ["depositRefunded", "depositCredited"],
  });
  const { blocks, lots } = await send(cashier.member, withdrawOptions, {});
  expect(blocks.map(({ code }) => code)).toContain("withdrawals_blocked");
  expect(lots).toEqual([]);
  expect(await books(cashier)).toMatchObject({ cash: 0n, clearing: units(14.5) });
});

test("a deposit waits above the movements, then is one of them under the same reference", async () => {
  const cashier = await cashierUnderTest();
  const { deposit, redirectUrl } = await cashier.deposit(units(200), "key-named-1", "WALLET");
  const { reference, depositId } = deposit;
  const all = { kinds: [], pageNo: 1, pageSize: 20 };
  const before = await send(cashier.member, accountRecord, all);
  expect(before).toMatchObject({ list: [], waiting: { deposits: [{ reference }] } });
  await cashier.press(redirectUrl, "pay");
  const { list, waiting } = await send(cashier.member, accountRecord, all);
  expect(waiting).toEqual({ deposits: [], withdrawals: [] });
  expect(list).toMatchObject([
    { subject: "deposit", id: depositId, reference, method: { kind: "wallet" }, account: null },
  ]);
  const find = async (asked: { search: string; amount?: bigint }) =>
    (await send(cashier.member, accountRecord, { ...all, ...asked })).list.map(
      (one) => one.reference,
    );
  expect(await find({ search: reference.slice(2, 6).toLowerCase() })).toEqual([reference]);
  expect(await find({ search: "200", amount: units(200) })).toEqual([reference]);
  expect(await find({ search: "%" })).toEqual([]);
  expect(await find({ search: "201", amount: units(201) })).toEqual([]);
});
