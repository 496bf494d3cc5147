import { expect, test } from "vitest";
import { curveOf } from "./curve.ts";

const day = (name: string, profit: bigint) => ({
  ...{ day: name, profit, validBet: 0n, deposits: 0n, withdrawals: 0n, active: 0 },
});
const WEEK = { from: "2026-11-01", to: "2026-11-04" };

test("the largest value touches the top, the smallest the bottom, and days without play are zero", () => {
  const days = [day("2026-11-01", 300n), day("2026-11-03", -100n)];
  const { points, zero } = curveOf(WEEK, days, "profit");
  expect(zero).toBe(75);
  expect(points.map(({ x, y }) => [x, y])).toEqual([
    [0.5, 0],
    [1.5, 75],
    [2.5, 100],
    [3.5, 75],
  ]);
});

test("a period without anything lies on the ground", () => {
  const { points, zero } = curveOf(WEEK, [], "active");
  expect(zero).toBe(100);
  expect(points.every(({ y }) => y === 0)).toBe(true);
});
