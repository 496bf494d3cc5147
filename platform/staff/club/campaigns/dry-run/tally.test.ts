import { expect, test } from "vitest";
import { Tally } from "./tally.ts";

const payment = (day: string, paid: bigint) => ({
  ...{ reward: "un-rato", day, times: 1, paid, points: 2 },
});

test("sums are by reward, and a player counts once", () => {
  const tally = new Tally();
  tally.addPlayer([payment("2026-11-02", 20_000n), payment("2026-11-01", 20_000n)]);
  tally.addPlayer([payment("2026-11-02", 20_000n)]);
  tally.addPlayer([]);
  expect(tally.result(60_000n)).toEqual({
    ...{ players: 2, paid: 60_000n, points: 6, spins: 0n, stoppedOn: null },
    rewards: [{ reward: "un-rato", times: 3, paid: 60_000n, points: 6, spins: 0n }],
  });
});

test("a budget stops on the first day that it cannot pay, in the order of days", () => {
  const tally = new Tally();
  tally.addPlayer([payment("2026-11-03", 10_000n), payment("2026-11-01", 20_000n)]);
  tally.addPlayer([payment("2026-11-02", 20_000n)]);
  const stop = (budget: bigint) => tally.result(budget).stoppedOn;
  expect([stop(50_000n), stop(49_999n), stop(40_000n), stop(39_999n)]).toEqual([
    null,
    "2026-11-03",
    "2026-11-03",
    "2026-11-02",
  ]);
});
