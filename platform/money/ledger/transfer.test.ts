import { setTimeout as delay } from "node:timers/promises";
import fc from "fast-check";
import pg from "pg";
import { describe, expect, inject, test } from "vitest";
import { freshMember, freshMerchant, TEST_START, testStore } from "#tests/support/database.ts";
import { databaseUrl } from "#tests/support/global-setup.ts";
import { balanceOf } from "./balance-of.ts";
import type { Purse } from "./purse.ts";
import { type TransferInput, transfer } from "./transfer.ts";
import { verifyLedger } from "./verify-ledger.ts";

const at = new Date(TEST_START);
const house = { owner: "house", kind: "clearing" } as const;
const cashOf = (member: { id: string }): Purse => ({ owner: member.id, kind: "cash" });

async function setUp(balance = 0n) {
  const store = await testStore();
  const merchant = await freshMerchant();
  const member = await freshMember(merchant, { balance });
  const move = (input: Omit<TransferInput, "merchant" | "at" | "kind"> & { kind?: string }) =>
    transfer(store.db, { kind: "test", merchant: merchant.code, at, ...input });
  const balanceNow = () =>
    balanceOf(store.db, { merchant: merchant.code, owner: member.id, kind: "cash" });
  return { store, merchant, member, move, balanceNow };
}

describe("transfer", () => {
  test("moves money and answers both balances", async () => {
    const { member, move, balanceNow } = await setUp(50_000n);
    const moved = await move({ key: "a", from: cashOf(member), to: house, amount: 20_000n });
    expect(moved).toMatchObject({ outcome: "DONE", fromBalance: 30_000n });
    expect(await balanceNow()).toBe(30_000n);
  });

  test("has one effect for one key", async () => {
    const { member, move, balanceNow } = await setUp();
    const input = { key: "a", from: house, to: cashOf(member), amount: 20_000n };
    const outcomes = await Promise.all(Array.from({ length: 12 }, () => move(input)));
    expect(outcomes.filter(({ outcome }) => outcome === "DONE")).toHaveLength(1);
    expect(outcomes.filter(({ outcome }) => outcome === "REPLAY")).toHaveLength(11);
    expect(await balanceNow()).toBe(20_000n);
  });

  test("refuses a key that belongs to another content", async () => {
    const { member, move, balanceNow } = await setUp(50_000n);
    const input = { key: "a", from: cashOf(member), to: house, amount: 10_000n };
    await move(input);
    expect((await move({ ...input, amount: 10_001n })).outcome).toBe("MISMATCH");
    expect((await move({ ...input, kind: "other" })).outcome).toBe("MISMATCH");
    expect((await move({ ...input, from: house, to: cashOf(member) })).outcome).toBe("MISMATCH");
    expect(await balanceNow()).toBe(40_000n);
  });

  test("leaves the key unused when the money is missing", async () => {
    const { member, move, balanceNow } = await setUp(5_000n);
    const input = { key: "a", from: cashOf(member), to: house, amount: 5_001n };
    expect(await move(input)).toMatchObject({ outcome: "INSUFFICIENT", fromBalance: 5_000n });
    await move({ key: "b", from: house, to: cashOf(member), amount: 1n });
    expect((await move(input)).outcome).toBe("DONE");
    expect(await balanceNow()).toBe(0n);
  });

  test("goes below zero for a correction alone", async () => {
    const { member, move, balanceNow } = await setUp();
    const input = { key: "a", from: cashOf(member), to: house, amount: 7n };
    expect((await move(input)).outcome).toBe("INSUFFICIENT");
    expect((await move({ ...input, canOverdraw: true })).outcome).toBe("DONE");
    expect(await balanceNow()).toBe(-7n);
  });

  test("refuses amounts that are not above zero, and a purse paying itself", async () => {
    const { member, move } = await setUp();
    const input = { key: "a", from: house, to: cashOf(member), amount: 0n };
    await expect(move(input)).rejects.toThrow(RangeError);
    await expect(move({ ...input, amount: -1n })).rejects.toThrow(RangeError);
    await expect(move({ ...input, from: cashOf(member), amount: 1n })).rejects.toThrow(RangeError);
  });

  test("makes no purse for another merchant's member", async () => {
    const { move } = await setUp();
    const stranger = await freshMember(await freshMerchant());
    const gift = move({ key: "a", from: house, to: cashOf(stranger), amount: 1n });
    await expect(gift).rejects.toMatchObject({
      cause: { message: expect.stringMatching(/no member/) },
    });
  });

  test("keeps the same key of two merchants apart", async () => {
    const [one, two] = [await setUp(), await setUp()];
    for (const { member, move } of [one, two])
      await move({ key: "same", from: house, to: cashOf(member), amount: 3n });
    expect([await one.balanceNow(), await two.balanceNow()]).toEqual([3n, 3n]);
  });

  test("commits and rolls back with the caller's transaction", async () => {
    const { store, merchant, member, balanceNow } = await setUp();
    const work = store.inMerchant(merchant.code, async (tx) => {
      const to = cashOf(member);
      const input = { key: "a", kind: "test", from: house, to, amount: 9n, at };
      await transfer(tx, { merchant: merchant.code, ...input });
      throw new Error("changed its mind");
    });
    await expect(work).rejects.toThrow("changed its mind");
    expect(await balanceNow()).toBe(0n);
  });

  test("pays the same money once under fifty withdrawals at once", async () => {
    const { store, merchant, member, move, balanceNow } = await setUp(100_000n);
    const outcomes = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        move({ key: `w${n}`, from: cashOf(member), to: house, amount: 100_000n }),
      ),
    );
    expect(outcomes.filter(({ outcome }) => outcome === "DONE")).toHaveLength(1);
    expect(await balanceNow()).toBe(0n);
    expect(await verifyLedger(store.db, merchant.code)).toEqual([]);
  });

  test("waits for movements under way before it checks the balance", async () => {
    const { store, merchant, member, move, balanceNow } = await setUp(100_000n);
    const all = { from: cashOf(member), to: house, amount: 100_000n };
    const { second } = await store.inMerchant(merchant.code, async (tx) => {
      await transfer(tx, { kind: "test", merchant: merchant.code, at, key: "first", ...all });
      const second = move({ key: "second", ...all });
      await Promise.race([second, delay(200)]);
      return { second };
    });
    expect(await second).toMatchObject({ outcome: "INSUFFICIENT" });
    expect(await balanceNow()).toBe(0n);
  });
});

describe("any sequence of transfers", () => {
  const step = fc.record({
    key: fc.integer({ min: 0, max: 12 }).map((n) => `k${n}`),
    amount: fc.bigInt({ min: 1n, max: 60_000n }),
    from: fc.integer({ min: 0, max: 3 }),
    to: fc.integer({ min: 0, max: 3 }),
  });

  test("sums to zero, agrees with a simple model and never falls below zero", async () => {
    const store = await testStore();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const merchant = await freshMerchant();
        const people = await Promise.all([1, 2, 3].map(() => freshMember(merchant)));
        const purses: Purse[] = [house, ...people.map(cashOf)];
        const model = [0n, 0n, 0n, 0n];
        const booked = new Map<string, string>();
        for (const { key, amount, from, to } of steps.filter((s) => s.from !== s.to)) {
          const content = `${amount}:${from}:${to}`;
          const isShort = from !== 0 && model[from]! < amount;
          const known = booked.get(key);
          const repeated = known === content ? "REPLAY" : "MISMATCH";
          const expected = known ? repeated : isShort ? "INSUFFICIENT" : "DONE";
          const done = await transfer(store.db, {
            merchant: merchant.code,
            key,
            kind: "test",
            from: purses[from]!,
            to: purses[to]!,
            amount,
            at,
          });
          expect(done.outcome).toBe(expected);
          if (expected !== "DONE") continue;
          booked.set(key, content);
          model[from]! -= amount;
          model[to]! += amount;
        }
        const balances = await Promise.all(
          purses.map((purse) => balanceOf(store.db, { merchant: merchant.code, ...purse })),
        );
        expect(balances).toEqual(model);
        expect(balances.reduce((sum, balance) => sum + balance)).toBe(0n);
        expect(await verifyLedger(store.db, merchant.code)).toEqual([]);
      }),
      { numRuns: 25 },
    );
  });
});

describe("verifyLedger", () => {
  async function tamper(statement: string) {
    const { store, merchant, member, move } = await setUp(50_000n);
    for (const key of ["a", "b", "c"])
      await move({ key, from: cashOf(member), to: house, amount: 5_000n });
    expect(await verifyLedger(store.db, merchant.code)).toEqual([]);
    const { rows } = await store.pool.query("select current_database() as name");
    const owner = new pg.Client({
      connectionString: databaseUrl(inject("serverUrl"), rows[0].name),
    });
    await owner.connect();
    await owner.query(statement, [merchant.code]);
    await owner.end();
    const problems = await verifyLedger(store.db, merchant.code);
    return [...new Set(problems.map(({ problem }) => problem))].sort();
  }

  test("finds a changed entry", async () => {
    const changed = await tamper(
      "update ledger_entries set kind = 'x' where merchant = $1 and transfer_key = 'b'",
    );
    expect(changed).toEqual(["ENTRY_CHANGED"]);
  });

  test("finds a changed balance", async () => {
    const changed = await tamper(
      "update ledger_accounts set balance = balance + 1 where merchant = $1 and owner <> 'house'",
    );
    expect(changed).toEqual(["ACCOUNT_DIFFERS", "SUM_NOT_ZERO"]);
  });

  test("finds a changed transfer", async () => {
    const changed = await tamper(
      "update ledger_transfers set amount = amount + 1 where merchant = $1 and key = 'b'",
    );
    expect(changed).toEqual(["TRANSFER_UNBALANCED"]);
  });

  test("finds a removed entry", async () => {
    const changed = await tamper(
      "delete from ledger_entries where merchant = $1 and transfer_key = 'c'",
    );
    expect(changed).toEqual(["ACCOUNT_DIFFERS", "TRANSFER_UNBALANCED"]);
  });
});
