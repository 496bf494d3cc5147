import { expect, test } from "vitest";
import { curveOf, scaleOf } from "./curve.ts";

const day = (name: string, profit: bigint) => ({
  ...{ day: name, profit, validBet: 0n, deposits: 0n, withdrawals: 0n, active: 0 },
});

test("the curve begins and ends at the edges, and days without play are zero", () => {
  const days = [day("2026-11-01", 300n), day("2026-11-03", -100n)];
  const { points, zero, scale } = curveOf({ from: "2026-11-01", to: "2026-11-05" }, days, "profit");
  expect(scale).toEqual([400, 200, 0, -200]);
  expect(zero).toBeCloseTo(66.67, 1);
  expect(points.map(({ x, value }) => [x, value])).toEqual([
    [0, 300],
    [25, 0],
    [50, -100],
    [75, 0],
    [100, 0],
  ]);
  expect(points[0]!.y).toBeCloseTo(16.67, 1);
});

test("a period without anything lies on the ground", () => {
  const { points, zero } = curveOf({ from: "2026-11-01", to: "2026-11-04" }, [], "active");
  expect(zero).toBe(100);
  expect(points.every(({ y }) => y === 100)).toBe(true);
});

test("one day is a level line with one name", () => {
  const { points, named } = curveOf({ from: "2026-11-01", to: "2026-11-01" }, [], "active");
  expect(points.map(({ x }) => x)).toEqual([0, 100]);
  expect(named.map(({ day: name }) => name)).toEqual(["2026-11-01"]);
});

test.each([
  ["2026-11-01", "2026-11-07", [7, 6, 5, 4, 3, 2, 1]],
  ["2026-11-01", "2026-11-30", [30, 25, 20, 15, 10, 5]],
  ["2026-11-01", "2026-11-03", [3, 2, 1]],
])("from %s to %s the named days are at even steps and end with the last", (from, to, expected) => {
  const { named } = curveOf({ from, to }, [], "active");
  expect(named.map(({ day: name }) => Number(name.slice(8)))).toEqual(expected);
});

test.each([
  [[13_517_500], [15_000_000, 10_000_000, 5_000_000, 0]],
  [[0], [1, 0]],
  [[2], [2, 1, 0]],
  [[100], [100, 50, 0]],
  [[-6_611_200], [0, -5_000_000, -10_000_000]],
])("the lines of %j are round values around zero", (values, lines) => {
  expect(scaleOf(values)).toEqual(lines);
});

test("there are three to five lines from two on, whatever the values", () => {
  for (let most = 2; most < 10_000; most += 37)
    for (const least of [0, -most / 3, -most * 2]) {
      const lines = scaleOf([most, least]);
      expect(lines.length).toBeGreaterThanOrEqual(3);
      expect(lines.length).toBeLessThanOrEqual(5);
      expect(lines[0]).toBeGreaterThanOrEqual(most);
      expect(lines.at(-1)).toBeLessThanOrEqual(least);
    }
});
