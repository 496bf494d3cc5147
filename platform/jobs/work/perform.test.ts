import { afterEach, expect, test, vi } from "vitest";
import { freshWork, HOUR_MS, hourly, standing } from "#tests/support/work.ts";
import { ATTEMPTS_MAX, LEASE_MS, planRun } from "../../core/work/runs.ts";
import type { Kind, OwnRun } from "./kind.ts";

type Work = Awaited<ReturnType<typeof freshWork>>;

afterEach(() => {
  vi.useRealTimers();
});

/** A periodic kind whose effect is named after its period and commits with the run's end. */
const paying = (w: Work, before: (run: OwnRun) => Promise<unknown> = async () => {}) =>
  hourly(async (run, { store }) => {
    await before(run);
    await store.inMerchant(w.code, async (tx) => {
      await w.effect(tx, run.slot);
      await run.finish(tx);
    });
  });

/** Plans the first period, which begins at 2026-11-19 18:00 in Mexico, and lets it end. */
async function begun(w: Work, kind = paying(w)) {
  await w.perform(kind);
  w.clock.advance(HOUR_MS);
  return kind;
}

test("a server killed at any statement leaves the period to another, which pays it once", async () => {
  let deaths = 0;
  for (let statement = 1; ; statement += 1) {
    const w = await freshWork();
    const kind = await begun(w);
    const isKilled = await w.killedAt(kind, statement);
    w.clock.advance(LEASE_MS + 1);
    await w.perform(kind, "two");
    expect(await w.effects()).toEqual({ "2026-11-19T18": 1 });
    expect((await w.runs()).map(({ state }) => state)).toEqual(["DONE", "WAITING"]);
    if (!isKilled) break;
    deaths += 1;
  }
  expect(deaths).toBeGreaterThan(5);
});

test("servers that come at once, and a second time, pay a period once", async () => {
  const w = await freshWork();
  const kind = await begun(w);
  await Promise.all(["one", "two", "three", "four"].map((owner) => w.perform(kind, owner)));
  await w.perform(kind, "two");
  expect(await w.effects()).toEqual({ "2026-11-19T18": 1 });
  expect(w.logged).toEqual([]);
});

test("a server that is late by three periods works on each, the oldest first", async () => {
  const w = await freshWork();
  const order: string[] = [];
  const kind = paying(w, async ({ slot }) => order.push(slot));
  await w.perform(kind);
  w.clock.advance(3 * HOUR_MS);
  await w.perform(kind);
  expect(order).toEqual(["2026-11-19T18", "2026-11-19T19", "2026-11-19T20"]);
  expect(Object.values(await w.effects())).toEqual([1, 1, 1]);
  const [first] = await w.runs();
  expect(first).toMatchObject({
    since: new Date("2026-11-20T00:00:00Z"),
    until: new Date("2026-11-20T01:00:00Z"),
  });
});

test("a slow owner whose run was taken over has no effect", async () => {
  const w = await freshWork();
  const fast = paying(w);
  const slow = paying(w, async () => {
    w.clock.advance(LEASE_MS + 1);
    await w.perform(fast, "fast");
  });
  await begun(w, slow);
  await w.perform(slow, "slow");
  expect(await w.effects()).toEqual({ "2026-11-19T18": 1 });
  expect(w.logged).toMatchObject([{ call: "salary", error: { type: "FenceLost" } }]);
  expect((await w.runs())[0]).toMatchObject({ state: "DONE", fence: 2n });
});

test("a slow owner has no effect either while its successor is still at work", async () => {
  const w = await freshWork();
  const taken = Promise.withResolvers<void>();
  const gone = Promise.withResolvers<void>();
  const successor = paying(w, async () => {
    taken.resolve();
    await gone.promise;
  });
  let under: Promise<unknown> | undefined;
  const slow = paying(w, async () => {
    w.clock.advance(LEASE_MS + 1);
    under = w.perform(successor, "successor");
    await taken.promise;
  });
  await begun(w, slow);
  await w.perform(slow, "slow");
  expect(await w.effects()).toEqual({});
  gone.resolve();
  await under;
  expect(await w.effects()).toEqual({ "2026-11-19T18": 1 });
});

test("a long run renews its lease and stays with its owner", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const w = await freshWork();
  const others: (Date | null)[] = [];
  let isLong = true;
  const kind = paying(w, async ({ slot }) => {
    if (!isLong) return;
    isLong = false;
    for (let beat = 0; beat < 6; beat += 1) {
      w.clock.advance(LEASE_MS / 3);
      vi.advanceTimersByTime(LEASE_MS / 3);
      const isRenewed = async () =>
        (await w.runs()).find((run) => run.slot === slot)!.heartbeatAt!.getTime() ===
        w.clock.now().getTime();
      await vi.waitUntil(isRenewed);
      others.push(await w.perform(kind, "other"));
    }
  });
  await begun(w, kind);
  await w.perform(kind, "one");
  expect(others).toHaveLength(6);
  expect(await w.effects()).toEqual({ "2026-11-19T18": 1 });
  expect((await w.runs())[0]).toMatchObject({ fence: 1n });
});

test("a period that keeps failing waits for staff, and the next ones go on", async () => {
  const w = await freshWork();
  const kind = paying(w, async ({ slot }) => {
    if (slot === "2026-11-19T18") throw new TypeError("no");
  });
  await begun(w, kind);
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    await w.perform(kind);
    // Not before its time.
    await w.perform(kind);
    expect(w.logged).toHaveLength(attempt);
    w.clock.advance(HOUR_MS);
  }
  await w.perform(kind);
  const [dead, ...rest] = await w.runs();
  expect(dead).toMatchObject({ state: "DEAD", error: "TypeError", dueAt: null, attempt: 8 });
  expect(rest.filter(({ state }) => state === "DONE").length).toBeGreaterThan(6);
  expect(Object.keys(await w.effects())).not.toContain("2026-11-19T18");
});

test("what grows while a standing run is under way is worked on after it", async () => {
  const w = await freshWork();
  let times = 0;
  const kind = standing(async () => {
    times += 1;
    if (times === 1) expect(await w.perform(kind, "two")).toBeNull();
  });
  expect(await w.perform(kind)).toEqual(w.clock.now());
  expect(await w.perform(kind)).toBeNull();
  expect(times).toBe(2);
});

test("a standing run is not repeated before its gap, and not forgotten after it", async () => {
  const w = await freshWork();
  let times = 0;
  const kind = standing(
    async () => {
      times += 1;
    },
    { gapMs: 10_000 },
  );
  expect(await w.perform(kind)).toBeNull();
  w.clock.advance(4_000);
  expect(await w.perform(kind)).toEqual(new Date(w.clock.now().getTime() + 10_000));
  expect((await w.runs())[0]!.dueAt).toEqual(new Date(w.clock.now().getTime() + 6_000));
  w.clock.advance(6_000);
  await w.perform(kind);
  expect(times).toBe(2);
});

test("a standing run that fails is tried again, each time after a longer wait", async () => {
  const w = await freshWork();
  const kind = standing(() => Promise.reject(new RangeError("no")));
  const waits: number[] = [];
  for (let attempt = 0; attempt < 7; attempt += 1) {
    const again = await w.perform(kind);
    const waitMs = again!.getTime() - w.clock.now().getTime();
    waits.push(waitMs / 1_000);
    // A hint does not shorten the wait.
    await w.perform(kind);
    expect(w.logged).toHaveLength(attempt + 1);
    w.clock.advance(waitMs);
  }
  expect(waits).toEqual([2, 4, 8, 16, 32, 60, 60]);
});

test("a planned run that fails does not hold up the others", async () => {
  const w = await freshWork();
  const tried: string[] = [];
  const kind: Kind = {
    ...{ name: "news", isPlanned: true },
    async work(_parts, { slot }) {
      tried.push(slot);
      if (slot === "one") throw new Error("nobody there");
      return {};
    },
  };
  expect(await w.perform(kind)).toBeNull();
  expect(await w.runs(), "nothing plans the first by itself").toEqual([]);
  const since = w.clock.now();
  const times = { since, until: since, dueAt: since };
  await w.store.inMerchant(w.code, async (tx) => {
    for (const slot of ["one", "two"]) {
      await planRun(tx, { merchant: w.code, kind: kind.name }, { slot, ...times });
    }
  });
  const again = await w.perform(kind);
  expect(tried.sort()).toEqual(["one", "two"]);
  expect(again!.getTime()).toBeGreaterThan(w.clock.now().getTime());
  const states = (await w.runs()).map(({ slot, state }) => [slot, state]);
  expect(states.sort()).toEqual([
    ["one", "WAITING"],
    ["two", "DONE"],
  ]);
});
