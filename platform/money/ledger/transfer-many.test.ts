import { setTimeout as delay } from "node:timers/promises";
import fc from "fast-check";
import pg from "pg";
import { describe, expect, test } from "vitest";
import {
  freshMember,
  freshMerchant,
  ownerUrl,
  TEST_START,
  testStore,
} from "#tests/support/database.ts";
import { withdrawableOf } from "../../domain/money/withdrawals/withdrawable.ts";
import { wageringRequirements } from "../../store/schema/wagering.ts";
import { balanceOf } from "./balance-of.ts";
import type { Purse } from "./purse.ts";
import { transfer } from "./transfer.ts";
import { type Movement, transferMany } from "./transfer-many.ts";
import { verifyLedger } from "./verify-ledger.ts";

const at = new Date(TEST_START);
const house = { owner: "house", kind: "agents" } as const;

async function setUp(...balances: bigint[]) {
  const store = await testStore();
  const merchant = await freshMerchant();
  const { code } = merchant;
  const people = await Promise.all(balances.map((balance) => freshMember(merchant, { balance })));
  const purses = people.map((one): Purse => ({ owner: one.id, kind: "cash" }));
  const many = (movements: Omit<Movement, "kind">[]) =>
    transferMany(store.db, {
      merchant: code,
      at,
      movements: movements.map((one) => ({ kind: "pay", ...one })),
    });
  const balanceNow = () =>
    Promise.all(purses.map((purse) => balanceOf(store.db, { merchant: code, ...purse })));
  const verify = () => verifyLedger(store.db, code);
  return { store, code, purses: purses as [Purse, Purse, Purse], many, balanceNow, verify };
}

test("each item has its own outcome, and later items see earlier ones", async () => {
  const { purses, many, balanceNow, verify } = await setUp(10n, 0n, 5n);
  const [a, b, c] = purses;
  const said = await many([
    { key: "1", from: a, to: b, amount: 8n },
    { key: "2", from: a, to: c, amount: 3n },
    { key: "3", from: b, to: c, amount: 20n, upTo: true },
    { key: "4", from: house, to: a, amount: 100n },
    { key: "1", from: a, to: b, amount: 8n },
    { key: "1", from: a, to: b, amount: 9n },
  ]);
  expect(said.map(({ outcome, moved }) => [outcome, moved])).toEqual([
    ["DONE", 8n],
    ["INSUFFICIENT", 0n],
    ["DONE", 8n],
    ["DONE", 100n],
    ["REPLAY", 8n],
    ["MISMATCH", 0n],
  ]);
  expect(said[1]).toMatchObject({ fromBalance: 2n, toBalance: null });
  expect(await balanceNow()).toEqual([102n, 0n, 13n]);
  expect(await verify()).toEqual([]);
});

test("what is unlocked leaves what the domain's rule locks, whatever the requirements", async () => {
  const store = await testStore();
  const merchant = await freshMerchant();
  const { code } = merchant;
  const lot = fc.record({
    ...{ amount: fc.bigInt(1n, 90n), required: fc.bigInt(1n, 200n), done: fc.bigInt(0n, 200n) },
    isOpen: fc.boolean(),
  });
  const cases = fc.record({ cash: fc.bigInt(0n, 200n), lots: fc.array(lot, { maxLength: 4 }) });
  let turn = 0;
  await fc.assert(
    fc.asyncProperty(cases, async ({ cash, lots }) => {
      turn += 1;
      const [from, to] = [
        await freshMember(merchant, { balance: cash }),
        await freshMember(merchant),
      ];
      const rows = lots.map(({ isOpen, ...one }, index) => ({
        ...{ merchant: code, memberId: from.id, source: "deposit" as const, openedAt: at },
        ...{ ...one, id: `${turn}.${index}`, closedAt: isOpen ? null : at },
      }));
      await store.inMerchant(code, async (tx) => {
        if (rows.length > 0) await tx.insert(wageringRequirements).values(rows);
      });
      const pay = (key: string, more: Partial<Movement>) =>
        ({
          ...{ key: `${key}:${turn}`, kind: "pay", amount: 150n, upTo: true, ...more },
          ...{ from: { owner: from.id, kind: "cash" }, to: { owner: to.id, kind: "cash" } },
        }) as Movement;
      const movements = [pay("free", { unlocked: true }), pay("all", { amount: 1_000n })];
      const [free, all] = await transferMany(store.db, { merchant: code, at, movements });
      const open = lots
        .filter(({ isOpen }) => isOpen)
        .map((one) => ({ kind: "plain" as const, ...one }));
      const { withdrawable } = withdrawableOf(cash, open);
      expect(free!.moved).toBe(withdrawable < 150n ? withdrawable : 150n);
      expect(all!.moved).toBe(cash - free!.moved);
    }),
    { numRuns: 40 },
  );
  expect(await verifyLedger(store.db, code)).toEqual([]);
});

test("a repeated call moves nothing, and pays what was short before", async () => {
  const { store, code, purses, many, balanceNow, verify } = await setUp(10n, 0n, 0n);
  const [a, b, c] = purses;
  const items = [
    { key: "1", from: a, to: b, amount: 8n },
    { key: "2", from: a, to: c, amount: 3n },
  ];
  await many(items);
  const again = await many(items);
  expect(again.map(({ outcome }) => outcome)).toEqual(["REPLAY", "INSUFFICIENT"]);
  const gift = { merchant: code, key: "g", kind: "x", from: house, to: a, amount: 1n, at };
  await transfer(store.db, gift);
  expect((await many(items)).map(({ outcome }) => outcome)).toEqual(["REPLAY", "DONE"]);
  expect(await balanceNow()).toEqual([0n, 8n, 3n]);
  expect(await verify()).toEqual([]);
});

test("parallel calls in opposite orders neither deadlock nor overdraw", async () => {
  const { purses, many, balanceNow, verify } = await setUp(50n, 50n, 50n);
  const [a, b, c] = purses;
  const ways: [Purse, Purse][] = [
    [a, b],
    [b, c],
    [c, a],
  ];
  const calls = Array.from({ length: 20 }, (_, call) => {
    const turned = call % 2 ? ways : ways.toReversed().map(([from, to]) => [to, from] as const);
    return many(
      turned.map(([from, to], step) => ({ key: `${call}.${step}`, from, to, amount: 40n })),
    );
  });
  await Promise.all(calls);
  const balances = await balanceNow();
  expect(balances.every((balance) => balance >= 0n)).toBe(true);
  expect(balances.reduce((sum, balance) => sum + balance)).toBe(150n);
  expect(await verify()).toEqual([]);
});

test("it waits for a movement under way before it looks at any purse", async () => {
  const { store, code, purses, many, balanceNow } = await setUp(100n, 0n, 0n);
  const [a, b, c] = purses;
  const first = { merchant: code, key: "first", kind: "x", from: a, to: b, amount: 90n, at };
  const { second } = await store.inMerchant(code, async (tx) => {
    await transfer(tx, first);
    const second = many([{ key: "second", from: a, to: c, amount: 50n }]);
    await Promise.race([second, delay(200)]);
    return { second };
  });
  expect(await second).toMatchObject([{ outcome: "INSUFFICIENT", fromBalance: 10n }]);
  expect(await balanceNow()).toEqual([10n, 90n, 0n]);
});

test("500 fit into a call, and 501 do not", async () => {
  const { store, code, purses, many, balanceNow, verify } = await setUp(0n);
  const items = (count: number) =>
    Array.from({ length: count }, (_, n) => ({
      key: `k${n}`,
      from: house,
      to: purses[0],
      amount: 2n,
    }));
  await expect(many(items(501))).rejects.toThrow(RangeError);
  const bare = JSON.stringify(Array(501).fill({}));
  const raw = store.pool.query("select * from ledger_transfers($1, $2, now())", [code, bare]);
  await expect(raw).rejects.toThrow("more than 500 transfers");
  expect(new Set((await many(items(500))).map(({ outcome }) => outcome))).toEqual(
    new Set(["DONE"]),
  );
  expect(await many([])).toEqual([]);
  expect(await balanceNow()).toEqual([1_000n]);
  expect(await verify()).toEqual([]);
});

test("one member of another merchant fails the whole call", async () => {
  const { purses, many, balanceNow } = await setUp(100n, 0n);
  const [a, b] = purses;
  const stranger = await freshMember(await freshMerchant());
  const call = many([
    { key: "1", from: a, to: b, amount: 1n },
    { key: "2", from: a, to: { owner: stranger.id, kind: "cash" }, amount: 1n },
  ]);
  await expect(call).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/no member/) },
  });
  expect(await balanceNow()).toEqual([100n, 0n]);
});

describe("points are no money", () => {
  test("they move between the house and members, and count as nothing to play or withdraw", async () => {
    const { store, code, purses, many, verify } = await setUp(70n);
    const [{ owner }] = purses;
    const points: Purse = { owner, kind: "points" };
    await many([{ key: "1", from: { owner: "house", kind: "points" }, to: points, amount: 900n }]);
    await many([{ key: "2", from: purses[0], to: { owner, kind: "hold" }, amount: 20n }]);
    expect(await balanceOf(store.db, { merchant: code, ...points })).toBe(900n);
    const client = new pg.Client({ connectionString: ownerUrl() });
    await client.connect();
    const { rows } = await client.query("select ledger_owned($1, $2) as owned", [code, owner]);
    await client.end();
    expect(rows).toEqual([{ owned: "50" }]);
    expect(await verify()).toEqual([]);
  });

  test("they never become money, and the books name it where they did", async () => {
    const { store, code, purses, many, verify } = await setUp(70n);
    const points: Purse = { owner: purses[0].owner, kind: "points" };
    const cross = { key: "1", from: { owner: "house", kind: "points" } as const, to: purses[0] };
    await expect(many([{ ...cross, amount: 900n }])).rejects.toThrow("points are no money");
    const one = { merchant: code, kind: "x", at, key: "2", from: purses[0], to: points };
    await expect(transfer(store.db, { ...one, amount: 1n })).rejects.toThrow("points are no money");
    await store.pool.query(
      "select * from ledger_transfer($1, '3', 'x', 'house', 'points', $2, 'cash', 900, $3, false)",
      [code, purses[0].owner, at],
    );
    const found = (await verify()).map(({ problem, subject }) => `${problem} ${subject}`);
    expect(found.sort()).toEqual(["SUM_NOT_ZERO -900", "SUM_NOT_ZERO 900"]);
  });
});
