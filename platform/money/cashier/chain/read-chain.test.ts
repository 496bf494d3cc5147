import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { testStore } from "#tests/support/database.ts";
import { cashierUnderTest } from "../../../../tests/under-test/cashier-under-test.ts";
import { random, SECRETS } from "../../../../tests/under-test/platform-under-test.ts";
import {
  depositOne,
  depositOptions,
  deposits as depositsCall,
} from "../../../contract/money/cashier.ts";
import { toTronAddress } from "../../../contract/money/tron-address.ts";
import { USDT_TRC20 } from "../../../contract/money/usdt.ts";
import { send } from "../../../contract/wire/send.ts";
import { expireDeposits } from "../../../jobs/sweeps/sweep-deposits.ts";
import { deposits } from "../../../store/schema/cashier.ts";
import { chainAddresses, chainArrivals } from "../../../store/schema/chain.ts";
import { merchants } from "../../../store/schema/merchant.ts";
import type { ChainTransfer } from "./chain.ts";
import { chains } from "./chains.ts";
import { readChain } from "./read-chain.ts";

const P500 = 5_000_000n;

/** A member with a deposit in USDT, and a wallet that sends to its address. */
async function payer() {
  const cashier = await cashierUnderTest();
  const { under, mockpay, member } = cashier;
  const store = await testStore();
  const { deposit } = await cashier.deposit(P500, "key-usdt-1", "USDT");
  const address = deposit.payment?.code ?? "";
  const post = (path: string, form: Record<string, string> = {}) => {
    const init = { method: "POST", body: new URLSearchParams(form) };
    return mockpay.fetch(new Request(`http://mockpay.test/chain/send/${path}`, init));
  };
  const context = async () => {
    const [merchant] = await store.db
      .select()
      .from(merchants)
      .where(eq(merchants.code, under.merchant.code));
    const { clock } = under;
    return { store, merchant: merchant!, clock, random, secrets: SECRETS, outside: mockpay.fetch };
  };
  return {
    ...{ cashier, deposit, address, context, store, under },
    pay: (amount: string) => post(address, { amount }),
    skip: () => post(`${address}/blocks`),
    read: async () => expect(await readChain(await context(), "mockchain")).toEqual([]),
    look: (depositId = deposit.depositId) => send(member, depositOne, { depositId }),
    list: async () => (await send(member, depositsCall, { pageNo: 1 })).list,
    setRate: async (rate: string) => {
      const settings = { ...(await context()).merchant.settings, usdt: { rate, min: "5.00" } };
      await store.db
        .update(merchants)
        .set({ settings })
        .where(eq(merchants.code, under.merchant.code));
    },
  };
}

test("a payment in USDT is seen at once, and credited once its block is final", async () => {
  const { cashier, deposit, address, pay, skip, read, look } = await payer();
  expect(deposit).toMatchObject({ kind: "crypto", payment: { kind: "chain" } });
  expect(deposit.onChain).toMatchObject({ rate: 172_000n, usdtAsked: 29_070_000n, arrivals: [] });
  expect(deposit.payment?.url).toContain(`/chain/send/${address}?amount=29.07&lang=es`);
  expect(await pay("29.07")).toMatchObject({ status: 303 });
  await read();
  const seen = await look();
  expect(seen).toMatchObject({ status: "WAITING_PAYMENT", nextActor: "gateway" });
  expect(seen.onChain?.arrivals).toMatchObject([
    { usdt: 29_070_000n, state: "PENDING", confirmations: 1, credited: null },
  ]);
  cashier.under.clock.advance(9_000);
  await read();
  expect((await look()).onChain?.arrivals).toMatchObject([{ confirmations: 4 }]);
  expect((await cashier.state(deposit.depositId)).balance).toBe(0n);
  await skip();
  await Promise.all([read(), read(), read()]);
  await read();
  const done = { status: "CREDITED", balance: P500, news: ["depositCredited"] };
  expect(await cashier.state(deposit.depositId)).toEqual(done);
  expect((await look()).onChain?.arrivals).toMatchObject([
    { state: "CREDITED", rate: 172_000n, credited: P500 },
  ]);
});

test("the rate is that of the moment of crediting", async () => {
  const { cashier, deposit, pay, skip, read, setRate } = await payer();
  await pay("30");
  await read();
  await setRate("20.00");
  await skip();
  await read();
  expect(await cashier.state(deposit.depositId)).toMatchObject({ balance: 6_000_000n });
});

test("the address stays, and what nobody announced is a deposit of its own", async () => {
  const { cashier, address, deposit, pay, skip, read, list } = await payer();
  const again = await cashier.deposit(P500, "key-usdt-2", "USDT");
  expect(again.deposit.payment?.code).toBe(address);
  for (const amount of ["10", "11", "12"]) await pay(amount);
  await skip();
  await read();
  const all = await list();
  expect(all.map(({ amount, status }) => [amount, status])).toHaveLength(3);
  expect(all.every(({ status }) => status === "CREDITED")).toBe(true);
  expect((await cashier.state(deposit.depositId)).balance).toBe(33n * 172_000n);
});

test("dust is shown with its reason and not credited, more than the limit is for a person", async () => {
  const { cashier, deposit, pay, skip, read, look } = await payer();
  await pay("4.99");
  await skip();
  await read();
  expect((await look()).onChain?.arrivals).toMatchObject([{ state: "DUST", credited: null }]);
  expect(await cashier.state(deposit.depositId)).toMatchObject({
    ...{ status: "WAITING_PAYMENT", balance: 0n },
  });
  await pay("6000");
  await skip();
  await read();
  expect(await cashier.state(deposit.depositId)).toMatchObject({ status: "REVIEW", balance: 0n });
});

test("what is paid after the time is over is credited all the same", async () => {
  const { deposit, pay, skip, read, under, store, context } = await payer();
  under.clock.advance(24 * 3_600_000 + 60_000);
  await expireDeposits(await context());
  await pay("29.07");
  await skip();
  await read();
  // The session ended long before.
  const merchant = under.merchant.code;
  const rows = await store.inMerchant(merchant, (tx) => tx.select().from(deposits));
  expect(rows).toMatchObject([
    { id: deposit.depositId, status: "CREDITED", creditedAmount: P500, paidAmount: P500 },
  ]);
});

test("another token, another receiver, a sweep of our own and a block that was replaced credit nothing", async () => {
  const { address, context, store, under, cashier, deposit, look } = await payer();
  const merchant = under.merchant.code;
  const pool = toTronAddress(Buffer.alloc(20, 9).fill(merchant, 0, 10));
  await store.inMerchant(merchant, (tx) =>
    tx.insert(chainAddresses).values({ merchant, address: pool, chain: "mockchain" }),
  );
  const one: ChainTransfer = {
    ...{ txId: "t".repeat(64), eventIndex: 0, token: USDT_TRC20, value: 29_070_000n },
    ...{ from: toTronAddress(Buffer.alloc(20, 3)), to: address, isSolid: true, block: 1 },
    at: under.clock.now(),
  };
  let reported: ChainTransfer[] = [
    { ...one, eventIndex: 1, token: pool },
    { ...one, eventIndex: 2, to: pool },
    { ...one, eventIndex: 3, from: pool },
    { ...one, eventIndex: 4, isSolid: false, block: 50 },
    { ...one, eventIndex: 5, block: 60 },
  ];
  const { transfers, heads } = chains.mockchain;
  chains.mockchain.transfers = async () => reported;
  chains.mockchain.heads = async () => ({ head: 60, solid: 41 });
  try {
    const read = async () => readChain(await context(), "mockchain");
    expect(await read()).toEqual([]);
    const pending = (await look()).onChain?.arrivals ?? [];
    expect(pending.map(({ confirmations }) => confirmations).sort()).toEqual([1, 11]);
    reported = [];
    await read();
    expect((await look()).onChain?.arrivals).toEqual([]);
    expect(await cashier.state(deposit.depositId)).toMatchObject({ balance: 0n });
    const kept = await store.inMerchant(merchant, (tx) => tx.select().from(chainArrivals));
    expect(kept).toEqual([]);
  } finally {
    Object.assign(chains.mockchain, { transfers, heads });
  }
});

test("without a rate the way is not offered", async () => {
  const { cashier, context, store, under } = await payer();
  const offered = async () =>
    (await send(cashier.member, depositOptions, {})).methods.find(({ kind }) => kind === "crypto");
  expect(await offered()).toMatchObject({ usdt: { rate: 172_000n, usdtMin: 5_000_000n } });
  const { usdt: _gone, ...settings } = (await context()).merchant.settings;
  await store.db.update(merchants).set({ settings }).where(eq(merchants.code, under.merchant.code));
  expect(await offered()).toBeUndefined();
});
