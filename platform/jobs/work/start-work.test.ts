import { expect, onTestFinished, test, vi } from "vitest";
import { freshMerchant, testContext, testUrl, useOwnDatabase } from "#tests/support/database.ts";
import { planRun } from "../../core/work/runs.ts";
import { openStore } from "../../store/open-store.ts";
import { workRuns } from "../../store/schema/work.ts";
import { noteWork } from "../../store/work/work-notes.ts";
import type { Kind } from "./kind.ts";
import { startWork } from "./start-work.ts";

useOwnDatabase();

const QUICK = { timeout: 10_000, interval: 20 };

/** A server of these kinds on the file's database. It takes every hint, so it ends with its test. */
async function serve(kinds: readonly Kind[]) {
  const { secrets, random, outside } = await testContext({ merchant: await freshMerchant() });
  const store = await openStore({ url: testUrl(), poolSize: 4 });
  const logged: unknown[] = [];
  const parts = { store, secrets, random, outside, clock: { now: () => new Date() } };
  const started = await startWork({ ...parts, log: (entry) => logged.push(entry) }, kinds);
  let stopped: Promise<void> | undefined;
  const stop = () => {
    stopped ??= started.stop();
    return stopped;
  };
  onTestFinished(async () => {
    await stop();
    await store.close();
  });
  return { store, logged, stop };
}

test("a hint wakes one of two servers, once for each merchant", async () => {
  const merchants = [await freshMerchant(), await freshMerchant(), await freshMerchant()];
  const done: string[] = [];
  const kind: Kind = {
    ...{ name: "told", after: ["outbox"] },
    async work({ merchant }) {
      done.push(merchant.code);
      return {};
    },
  };
  const [one] = [await serve([kind]), await serve([kind])];
  for (const { code } of merchants) noteWork(one.store.db, { merchant: code, about: "outbox" });
  await vi.waitFor(() => expect(done).toHaveLength(3), QUICK);
  expect([...done].sort()).toEqual(merchants.map(({ code }) => code).sort());
});

test("a hint leaves with the commit, and none without it", async () => {
  const { code } = await freshMerchant();
  const seen: string[] = [];
  const kind: Kind = {
    ...{ name: "seen", after: ["payments", "moves"] },
    async work({ merchant }) {
      seen.push(merchant.code);
      return {};
    },
  };
  const { store } = await serve([kind]);
  const failing = store.inMerchant(code, async (tx) => {
    noteWork(tx, { merchant: code, about: "payments" });
    throw new Error("rolled back");
  });
  await expect(failing).rejects.toThrow("rolled back");
  const other = await freshMerchant();
  await store.inMerchant(other.code, async (tx) =>
    noteWork(tx, { merchant: other.code, about: "moves" }),
  );
  await vi.waitFor(() => expect(seen).toEqual([other.code]), QUICK);
});

test("what no hint told is found by the look, and a merchant without it is not asked", async () => {
  const { code } = await freshMerchant();
  const idle = await freshMerchant();
  const done: string[] = [];
  const kind: Kind = {
    ...{ name: "lost", slots: { pattern: "0 * * * *", named: "hour" } },
    async work({ merchant }, { slot }) {
      done.push(`${merchant.code} ${slot}`);
      return {};
    },
  };
  const { store } = await testContext({ merchant: idle });
  const key = { merchant: code, kind: "lost" };
  const until = new Date(Date.now() - 1_000);
  const since = new Date(until.getTime() - 3_600_000);
  await store.inMerchant(code, (tx) =>
    planRun(tx, key, { slot: "missed", since, until, dueAt: until }),
  );
  const { stop } = await serve([kind]);
  await vi.waitFor(() => expect(done.length).toBeGreaterThan(0), QUICK);
  await stop();
  expect(done).toEqual([`${code} missed`]);
});

test("a merchant whose work fails or hangs delays no other", async () => {
  const [hanging, broken, sound] = [
    await freshMerchant(),
    await freshMerchant(),
    await freshMerchant(),
  ];
  const held = Promise.withResolvers<void>();
  const done: string[] = [];
  const named = (name: string): Kind => ({
    ...{ name, after: ["receipts"] },
    async work({ merchant: { code } }) {
      if (code === hanging.code) await held.promise;
      if (code === broken.code) throw new TypeError("no");
      done.push(code);
      return {};
    },
  });
  const { store, logged, stop } = await serve([named("first"), named("second")]);
  onTestFinished(() => held.resolve());
  for (const { code } of [hanging, broken, sound]) {
    noteWork(store.db, { merchant: code, about: "receipts" });
  }
  await vi.waitFor(() => expect(done).toEqual([sound.code, sound.code]), QUICK);
  const failed = (call: string) =>
    expect.objectContaining({
      ...{ call, merchant: broken.code },
      error: expect.objectContaining({ type: "TypeError" }),
    });
  const both = expect.arrayContaining([failed("first"), failed("second")]);
  await vi.waitFor(() => expect(logged).toEqual(both), QUICK);
  held.resolve();
  await stop();
  expect(done).toHaveLength(4);
  const rows = await store.inMerchant(hanging.code, (tx) => tx.select().from(workRuns));
  expect(rows.map(({ state }) => state)).toEqual(["WAITING", "WAITING"]);
});
