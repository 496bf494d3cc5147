import { expect, test } from "vitest";
import { freshMerchant, testContext, testStore, useOwnDatabase } from "#tests/support/database.ts";
import type { LogEntry } from "../core/log-entry.ts";
import { openStore } from "../store/open-store.ts";
import { forEachMerchant, tryEach } from "./for-each-merchant.ts";

useOwnDatabase();

async function parts() {
  const { store, secrets, clock, random, outside } = await testContext({
    merchant: await freshMerchant(),
  });
  const logged: LogEntry[] = [];
  const log = (entry: LogEntry) => logged.push(entry);
  return { store, secrets, clock, random, outside, log, logged };
}

test("a failure at one merchant is logged there, and the next merchant follows", async () => {
  const ours = await parts();
  const { code: broken } = await freshMerchant();
  const { code: incomplete } = await freshMerchant();
  const { code: sound } = await freshMerchant();
  const done: string[] = [];
  await forEachMerchant(ours, "purses", async ({ merchant }) => {
    if (merchant.code === broken) throw new TypeError("the database went away");
    done.push(merchant.code);
    return merchant.code === incomplete ? [new RangeError("one"), new URIError("two")] : [];
  });
  expect(done).toEqual(expect.arrayContaining([incomplete, sound]));
  expect(done).not.toContain(broken);
  const failed = { call: "purses", durationMs: 0, outcome: "failed", requestId: "" };
  const error = (type: string) => ({ type, stack: expect.any(String) });
  expect(ours.logged).toEqual([
    { ...failed, merchant: broken, error: error("TypeError") },
    { ...failed, merchant: incomplete, error: error("RangeError") },
    { ...failed, merchant: incomplete, error: error("URIError") },
  ]);
});

test("a job without a database logs that and ends, and runs again the next time", async () => {
  const ours = await parts();
  const { options } = (await testStore()).pool;
  const store = await openStore({ url: options.connectionString!, poolSize: 1 });
  await store.close();
  const work = () => Promise.reject(new Error("must not be asked"));
  await forEachMerchant({ ...ours, store }, "purses", work);
  expect(ours.logged).toMatchObject([{ call: "purses", merchant: "", outcome: "failed" }]);
});

test("each step runs, whatever the result of earlier ones", async () => {
  const taken: string[] = [];
  const step = (name: string, error?: string) => async () => {
    taken.push(name);
    if (error) throw new Error(error);
  };
  const errors = await tryEach([step("a"), step("b", "lost"), step("c")]);
  expect([taken, errors]).toEqual([["a", "b", "c"], [new Error("lost")]]);
});
