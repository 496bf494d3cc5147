import { Registry } from "prom-client";
import { expect, test } from "vitest";
import type { Waiting } from "#platform/jobs/state/read-state.ts";
import { renewState } from "./renew-state.ts";

function stateUnderTest(read: () => Promise<Waiting[]> = async () => []) {
  const registry = new Registry();
  const asked = { waiting: 0, backlog: 0 };
  const shown: (number | null)[] = [];
  let now = 0;
  const renew = renewState({
    registry,
    clock: { now: () => new Date(now) },
    gauges: { show: (rows) => shown.push(rows.length), hide: () => shown.push(null) },
    readWaiting() {
      asked.waiting += 1;
      return read();
    },
    async readBacklog() {
      asked.backlog += 1;
      return [];
    },
  });
  const advance = (seconds: number) => {
    now += seconds * 1_000;
  };
  const success = () => registry.getSingleMetricAsString("gaming_state_read_success");
  return { renew, asked, shown, advance, success };
}

test("the database is asked every 15 seconds, for the backlog every 60, never twice at once", async () => {
  const t = stateUnderTest();
  await Promise.all([t.renew(), t.renew(), t.renew()]);
  expect(t.asked).toEqual({ waiting: 1, backlog: 1 });
  t.advance(14.9);
  await t.renew();
  expect(t.asked).toEqual({ waiting: 1, backlog: 1 });
  t.advance(0.1);
  await t.renew();
  expect(t.asked).toEqual({ waiting: 2, backlog: 1 });
  t.advance(45);
  await t.renew();
  expect(t.asked).toEqual({ waiting: 3, backlog: 2 });
});

test("a state that cannot be read is hidden, and read again at the next time", async () => {
  let isDown = true;
  const t = stateUnderTest(async () => {
    if (isDown) throw new Error("no database");
    return [];
  });
  await t.renew();
  expect(await t.success()).toContain("gaming_state_read_success 0");
  isDown = false;
  await t.renew();
  expect(await t.success()).toContain("gaming_state_read_success 1");
  expect(t.shown).toEqual([null, 0]);
});
