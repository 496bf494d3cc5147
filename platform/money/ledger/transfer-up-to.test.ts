import { setTimeout as delay } from "node:timers/promises";
import pg from "pg";
import { expect, test } from "vitest";
import {
  freshMember,
  freshMerchant,
  ownerUrl,
  TEST_START,
  testStore,
} from "#tests/support/database.ts";
import { balanceOf } from "./balance-of.ts";
import type { Purse } from "./purse.ts";
import { transfer } from "./transfer.ts";
import { transferUpTo } from "./transfer-up-to.ts";
import { verifyLedger } from "./verify-ledger.ts";

const at = new Date(TEST_START);
const house = { owner: "house", kind: "agents" } as const;

async function setUp(balance: bigint) {
  const store = await testStore();
  const merchant = await freshMerchant();
  const { code } = merchant;
  const member = await freshMember(merchant, { balance });
  const cash: Purse = { owner: member.id, kind: "cash" };
  const base = { merchant: code, kind: "salary", from: cash, to: house, at } as const;
  const take = (input: Partial<Parameters<typeof transferUpTo>[1]> & { key: string }) =>
    transferUpTo(store.db, { ...base, amount: 30_000n, ...input });
  const left = () => balanceOf(store.db, { merchant: code, ...cash });
  const verify = () => verifyLedger(store.db, code);
  return { store, code, merchant, cash, base, take, left, verify };
}

test("takes the amount, then the rest, then nothing", async () => {
  const { take, left, verify } = await setUp(50_000n);
  expect(await take({ key: "a" })).toMatchObject({ outcome: "DONE", moved: 30_000n });
  expect(await take({ key: "b" })).toMatchObject({ moved: 20_000n, fromBalance: 0n });
  expect(await take({ key: "c" })).toMatchObject({ outcome: "DONE", moved: 0n, fromBalance: 0n });
  expect(await left()).toBe(0n);
  expect(await verify()).toEqual([]);
});

test("a repeat answers what the first call moved, nothing included", async () => {
  const { store, code, cash, take, left, verify } = await setUp(50_000n);
  await take({ key: "a", amount: 80_000n });
  await take({ key: "b" });
  const gift = { merchant: code, key: "gift", kind: "x", from: house, to: cash, amount: 9n, at };
  await transfer(store.db, gift);
  expect(await take({ key: "a", amount: 80_000n })).toMatchObject({
    outcome: "REPLAY",
    moved: 50_000n,
  });
  expect(await take({ key: "b" })).toMatchObject({ outcome: "REPLAY", moved: 0n });
  expect(await left()).toBe(9n);
  expect(await verify()).toEqual([]);
});

test("a key with other content moves nothing", async () => {
  const { store, base, take, left } = await setUp(50_000n);
  await take({ key: "a", amount: 80_000n });
  await transfer(store.db, { ...base, key: "plain", from: house, to: base.from, amount: 7n });
  const refused = { outcome: "MISMATCH", moved: 0n };
  expect(await take({ key: "a", amount: 70_000n })).toMatchObject(refused);
  expect(await take({ key: "a", amount: 80_000n, kind: "x" })).toMatchObject(refused);
  const back = { from: house, to: base.from };
  expect(await take({ key: "a", amount: 80_000n, ...back })).toMatchObject(refused);
  expect(await take({ key: "plain", amount: 7n, ...back })).toMatchObject(refused);
  expect(await left()).toBe(7n);
});

test("the books name a movement above what was asked, and one of nothing that nobody limited", async () => {
  const { code, take, verify } = await setUp(50_000n);
  await take({ key: "a" });
  await take({ key: "b", amount: 80_000n });
  await take({ key: "c" });
  const owner = new pg.Client({ connectionString: ownerUrl() });
  await owner.connect();
  const change = "update ledger_transfers set asked = $3 where merchant = $1 and key = $2";
  await owner.query(change, [code, "a", 29_999]);
  await owner.query(change, [code, "c", null]);
  await owner.end();
  expect((await verify()).map(({ problem, subject }) => `${problem} ${subject}`).sort()).toEqual([
    "TRANSFER_UNBALANCED a",
    "TRANSFER_UNBALANCED c",
  ]);
});

test("the house pays in full", async () => {
  const { base, take, left } = await setUp(0n);
  const paid = await take({ key: "a", from: house, to: base.from });
  expect(paid).toMatchObject({ outcome: "DONE", moved: 30_000n });
  expect(await left()).toBe(30_000n);
});

test("a purse below zero gives nothing", async () => {
  const { store, base, take, left } = await setUp(0n);
  await transfer(store.db, { ...base, key: "debt", amount: 5n, canOverdraw: true });
  expect(await take({ key: "a" })).toMatchObject({ outcome: "DONE", moved: 0n });
  expect(await left()).toBe(-5n);
});

test("twenty at once never take more than the purse has", async () => {
  const { take, left, verify } = await setUp(100_000n);
  const all = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => take({ key: `k${turn}`, amount: 30_000n })),
  );
  expect(all.map(({ moved }) => moved).reduce((sum, one) => sum + one)).toBe(100_000n);
  expect(all.filter(({ moved }) => moved === 0n)).toHaveLength(16);
  expect(await left()).toBe(0n);
  expect(await verify()).toEqual([]);
});

test("twenty at once under one key move once", async () => {
  const { take, left } = await setUp(100_000n);
  const all = await Promise.all(Array.from({ length: 20 }, () => take({ key: "same" })));
  expect(all.filter(({ outcome }) => outcome === "DONE")).toHaveLength(1);
  expect(all.map(({ moved }) => moved)).toEqual(Array(20).fill(30_000n));
  expect(await left()).toBe(70_000n);
});

test("it waits for a movement under way, and takes what that leaves", async () => {
  const { store, code, base, take } = await setUp(100_000n);
  const { second } = await store.inMerchant(code, async (tx) => {
    await transfer(tx, { ...base, key: "first", amount: 90_000n });
    const second = take({ key: "second" });
    await Promise.race([second, delay(200)]);
    return { second };
  });
  expect(await second).toMatchObject({ outcome: "DONE", moved: 10_000n });
});

test("refuses another merchant's member, and points for money", async () => {
  const { base, take } = await setUp(50_000n);
  const stranger = await freshMember(await freshMerchant());
  const gift = take({ key: "a", to: { owner: stranger.id, kind: "cash" } });
  await expect(gift).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/no member/) },
  });
  const points: Purse = { owner: base.from.owner, kind: "points" };
  await expect(take({ key: "b", from: points, to: base.from })).rejects.toThrow(RangeError);
  await expect(take({ key: "c", amount: 0n })).rejects.toThrow(RangeError);
});
