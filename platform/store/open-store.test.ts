import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { freshMember, freshMerchant, ownerUrl, testStore } from "#tests/support/database.ts";
import { openStore } from "./open-store.ts";
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

test("what rounds and movements name cannot be deleted", async () => {
  const [store, alba] = [await testStore(), await freshMerchant()];
  const { id } = await freshMember(alba, { balance: 10_000n });

  for (const table of ["members", "games", "ledger_accounts", "ledger_transfers"]) {
    const removal = store.inMerchant(alba.code, (tx) =>
      tx.execute(sql`delete from ${sql.identifier(table)}`),
    );
    await expect(removal, table).rejects.toMatchObject({
      cause: { message: `permission denied for table ${table}` },
    });
  }
  const kept = await store.inMerchant(alba.code, (tx) => tx.select().from(members));
  expect(kept.map((row) => row.id)).toEqual([id]);
});

test("a store opens as the role that row security binds, and as no other", async () => {
  const opened = openStore({ url: ownerUrl() });
  await expect(opened).rejects.toThrow("a server logs in as platform_app");
  const { rows } = await (await testStore()).pool.query("select session_user as role");
  expect(rows).toEqual([{ role: "platform_app" }]);
});

test("a session cannot take its owner's rights", async () => {
  const { pool } = await testStore();
  await expect(pool.query("set role postgres")).rejects.toThrow(/permission denied/);
  await expect(pool.query("create table public.mine (id int)")).rejects.toThrow(/denied/);
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

test("reading sees each merchant's own rows, whichever merchant its connection read before", async () => {
  const [store, alba, noche] = [await testStore(), await freshMerchant(), await freshMerchant()];
  const owners = new Map([
    [alba.code, (await freshMember(alba)).id],
    [noche.code, (await freshMember(noche)).id],
  ]);
  const asked = Array.from({ length: 40 }, (_, turn) => (turn % 3 ? alba : noche).code);
  const seen = await Promise.all(
    asked.map((code) => store.reading(code, (reader) => reader.select().from(members))),
  );
  expect(seen.map((rows) => rows.map((row) => row.id))).toEqual(
    asked.map((code) => [owners.get(code)]),
  );
});

test("reading after a failed read sees its own merchant, and never writes", async () => {
  const [store, alba, noche] = [await testStore(), await freshMerchant(), await freshMerchant()];
  const member = await freshMember(alba);
  const failing = Array.from({ length: 12 }, () =>
    store.reading(noche.code, (reader) => reader.execute(sql`select 1 / 0`)),
  );
  for (const { status } of await Promise.allSettled(failing)) expect(status).toBe("rejected");
  const rows = await store.reading(alba.code, (reader) => reader.select().from(members));
  expect(rows.map((row) => row.id)).toEqual([member.id]);
  const write = store.reading(alba.code, (reader) => reader.execute(sql`delete from members`));
  await expect(write).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/read-only/) },
  });
});

describe("a line that breaks costs the pool no place and ends no process", () => {
  /** A store with one connection, in addition to the one that can end its sessions. */
  async function smallStore() {
    const shared = await testStore();
    const { connectionString: url } = shared.pool.options as { connectionString: string };
    const { code } = await freshMerchant();
    const store = await openStore({ url, poolSize: 1 });
    const read = () => store.inMerchant(code, (tx) => tx.select().from(members));
    return { shared, store, code, read };
  }

  test("before the transaction has begun", async () => {
    const { store, read } = await smallStore();
    store.pool.once("acquire", (client) => {
      (
        client as unknown as { connection: { stream: { destroy(): void } } }
      ).connection.stream.destroy();
    });
    await expect(read()).rejects.toThrow();
    expect(await read()).toEqual([]);
    await store.close();
  });

  test("while nothing is asked of it", async () => {
    const { store, shared, code, read } = await smallStore();
    const lost = store.inMerchant(code, async (tx) => {
      const { rows } = await tx.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`);
      await shared.pool.query("select pg_terminate_backend($1, 1000)", [rows[0]!.pid]);
    });
    await expect(lost).rejects.toThrow();
    expect(await read()).toEqual([]);
    await store.close();
  });
});
