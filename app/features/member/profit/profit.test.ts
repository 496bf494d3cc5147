import { expect, test } from "vitest";
import { barsOf } from "./bars.ts";
import { resultOf, sumBy, total } from "./sum-rows.ts";

const row = (day: string, gameType: "RNG" | "LIVE", stake: bigint, payout: bigint) => ({
  day,
  gameType,
  rounds: 1,
  stake,
  payout,
  validBet: stake,
});
const rows = [
  row("2026-11-21", "LIVE", 500n, 1000n),
  row("2026-11-21", "RNG", 20n, 12n),
  row("2026-11-19", "RNG", 500n, 0n),
];

test("sums by day and by category, and all of it", () => {
  expect(sumBy(rows, "day").map((sum) => [sum.name, resultOf(sum), sum.rounds])).toEqual([
    ["2026-11-21", 492n, 2],
    ["2026-11-19", -500n, 1],
  ]);
  expect(sumBy(rows, "gameType").map((sum) => [sum.name, resultOf(sum)])).toEqual([
    ["LIVE", 500n],
    ["RNG", -508n],
  ]);
  expect(total(rows)).toEqual({ rounds: 3, stake: 1020n, payout: 1012n, validBet: 1020n });
});

test("bars stand on the line of nothing, and the greatest reach the edges", () => {
  const results = new Map([
    ["2026-11-19", -100n],
    ["2026-11-21", 300n],
  ]);
  const picture = barsOf({ from: "2026-11-19", to: "2026-11-21" }, results);
  expect(picture).toMatchObject({ zero: 75, days: 3 });
  expect(picture.bars).toEqual([
    { day: "2026-11-19", x: 0, y: 75, height: 25, isGain: false },
    { day: "2026-11-21", x: 2, y: 0, height: 75, isGain: true },
  ]);
});

test("without play there is the line alone", () =>
  expect(barsOf({ from: "2026-11-19", to: "2026-11-20" }, new Map())).toEqual({
    bars: [],
    zero: 50,
    days: 2,
  }));
