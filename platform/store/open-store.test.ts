import { expect, test } from "vitest";
import { freshMember, freshMerchant, testStore } from "#tests/support/database.ts";
import { members } from "./schema/merchant.ts";

test("a merchant sees its own members and no others", async () => {
  const [store, alba, noche] = [await testStore(), await freshMerchant(), await freshMerchant()];
  const member = await freshMember(alba);

  const seenByAlba = await store.inMerchant(alba.code, (tx) => tx.select().from(members));
  const seenByNoche = await store.inMerchant(noche.code, (tx) => tx.select().from(members));
  const seenByNobody = await store.db.select().from(members);

  expect(seenByAlba.map((row) => row.id)).toEqual([member.id]);
  expect(seenByNoche).toEqual([]);
  expect(seenByNobody).toEqual([]);
});

test("a row of another merchant cannot be written", async () => {
  const [store, alba, noche] = [await testStore(), await freshMerchant(), await freshMerchant()];
  const foreign = {
    merchant: noche.code,
    id: "m1",
    username: "a",
    usernameKey: "a",
    passwordHash: "",
    nickname: "a",
    createdAt: new Date(0),
  };

  const write = store.inMerchant(alba.code, (tx) => tx.insert(members).values(foreign));

  await expect(write).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/row-level security/) },
  });
});

test("money tables are closed to everything but the money functions", async () => {
  const [store, alba] = [await testStore(), await freshMerchant()];
  await freshMember(alba, { balance: 10_000n });

  const tables = ["ledger_accounts", "ledger_entries", "ledger_transfers", "rounds"];
  for (const table of tables) {
    const write = store.pool.query(`update ${table} set merchant = merchant`);
    await expect(write, table).rejects.toThrow(/permission denied/);
  }
});

test("the setting ends with the transaction", async () => {
  const [store, alba] = [await testStore(), await freshMerchant()];
  await freshMember(alba);
  const all = Array.from({ length: 20 }, () =>
    store.inMerchant(alba.code, (tx) => tx.select().from(members)),
  );
  expect((await Promise.all(all)).map((rows) => rows.length)).toEqual(Array(20).fill(1));
  expect(await store.db.select().from(members)).toEqual([]);
});
