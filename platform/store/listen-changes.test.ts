import pg from "pg";
import { expect, inject, test } from "vitest";
import { testStore, testUrl } from "#tests/support/database.ts";
import { announceChange } from "../core/merchant/announce-change.ts";
import { listenChanges } from "./listen-changes.ts";

test("a lost connection is opened again, and everything counts as changed", async () => {
  const store = await testStore();
  const heard: (string | undefined)[] = [];
  const url = testUrl();
  const listening = await listenChanges({ url, onChange: (merchant) => heard.push(merchant) });
  await announceChange(store.db, "before");
  await expect.poll(() => heard).toEqual(["before"]);
  await endListeners(new URL(url).pathname.slice(1));
  await expect.poll(() => heard, { timeout: 5_000 }).toEqual(["before", undefined]);
  await announceChange(store.db, "after");
  await expect.poll(() => heard).toEqual(["before", undefined, "after"]);
  await listening.stop();
  await announceChange(store.db, "too late");
  expect(heard).toHaveLength(3);
});

test("a rolled back change is not announced", async () => {
  const store = await testStore();
  const heard: (string | undefined)[] = [];
  const listening = await listenChanges({
    url: testUrl(),
    onChange: (merchant) => heard.push(merchant),
  });
  const failed = store.inMerchant("m", async (tx) => {
    await announceChange(tx, "never");
    throw new Error("no");
  });
  await expect(failed).rejects.toThrow("no");
  await announceChange(store.db, "done");
  await expect.poll(() => heard).toEqual(["done"]);
  await listening.stop();
});

async function endListeners(database: string) {
  const admin = new pg.Client({ connectionString: inject("serverUrl") });
  await admin.connect();
  await admin.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where datname = $1 and application_name = 'changes'`,
    [database],
  );
  await admin.end();
}
