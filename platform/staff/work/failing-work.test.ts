import { expect, test } from "vitest";
import { freshWork, HOUR_MS, hourly, standing } from "#tests/support/work.ts";
import { staffUnderTest } from "#tests/under-test/staff/staff-under-test.ts";
import { ATTEMPTS_MAX } from "../../core/work/runs.ts";
import { listFailingWork, startWorkAgain } from "./failing-work.ts";

const DEAD = { kind: "salary", slot: "2026-11-19T18" };

test("a period that was given up is shown to staff, started again and done", async () => {
  const w = await freshWork();
  const { staff: who } = await staffUnderTest();
  const staff = { ...who, clock: w.clock };
  let isBroken = true;
  const salary = hourly(async ({ slot }) => {
    if (isBroken && slot === DEAD.slot) throw new TypeError("no");
  });
  const watch = standing(() => Promise.reject(new RangeError("no")));
  await w.perform(salary);
  w.clock.advance(HOUR_MS);
  expect(await listFailingWork(staff, w.code)).toEqual([]);
  for (let attempt = 1; attempt <= ATTEMPTS_MAX; attempt += 1) {
    await w.perform(salary);
    await w.perform(watch);
    w.clock.advance(HOUR_MS);
  }
  const [dead, failing] = await listFailingWork(staff, w.code);
  expect(dead).toMatchObject({ ...DEAD, state: "DEAD", attempt: 8, error: "TypeError" });
  expect(failing).toMatchObject({ kind: "watch", state: "WAITING", error: "RangeError" });
  expect(await listFailingWork(staff, w.code, dead)).toEqual([failing]);

  isBroken = false;
  await startWorkAgain(staff, w.code, DEAD);
  await w.perform(salary);
  const runs = await w.runs();
  expect(runs.find(({ slot }) => slot === DEAD.slot)).toMatchObject({ state: "DONE" });
  expect(await listFailingWork(staff, w.code)).toEqual([failing]);
});

test("what does not fail is not started again; a standing run that does is due at once", async () => {
  const { staff, merchant, audit } = await staffUnderTest();
  await expect(startWorkAgain(staff, merchant.code, DEAD)).rejects.toMatchObject({
    code: "unknown_work",
  });
  expect(await audit()).toEqual([]);
  const w = await freshWork();
  const watch = standing(() => Promise.reject(new RangeError("no")));
  for (let attempt = 1; attempt <= 3; attempt += 1) {
    await w.perform(watch);
    w.clock.advance(HOUR_MS);
  }
  const one = { kind: "watch", slot: "" };
  await startWorkAgain({ ...staff, clock: w.clock }, w.code, one);
  expect((await w.runs())[0]).toMatchObject({ attempt: 0, dueAt: w.clock.now() });
});
