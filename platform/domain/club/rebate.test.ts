import { expect, test } from "vitest";
import type { RebateCategory } from "../../contract/club/rebate-categories.ts";
import { rebateOf } from "./rebate.ts";

const UNIT = 10_000n;
const counters = (rows: Partial<Record<RebateCategory, bigint>>) =>
  new Map(Object.entries(rows) as [RebateCategory, bigint][]);

test("500,000 at 0.4 % give 2,000.00", () => {
  expect(rebateOf(counters({ slots: 500_000n * UNIT }), { slots: 40 }).total).toBe(2_000n * UNIT);
});

test("each category is rounded down to cents by itself", () => {
  // 3.33 and 2.49 at 0.3 % would be 0.01746 together, and are nothing apart.
  const { lines, total } = rebateOf(counters({ live: 33_300n, sports: 24_900n }), {
    ...{ live: 30, sports: 30 },
  });
  expect(total).toBe(0n);
  expect(lines.map(({ amount }) => amount)).toEqual([0n, 0n, 0n, 0n, 0n, 0n]);
  expect(rebateOf(counters({ slots: 12_345_678n }), { slots: 45 }).total).toBe(55_500n);
});

test("what a correction took below zero takes nothing from the others", () => {
  const { lines, total } = rebateOf(counters({ slots: -500_000n, live: 10_000_000n }), {
    ...{ slots: 100, live: 30 },
  });
  expect(total).toBe(30_000n);
  expect(lines[0]).toMatchObject({ category: "slots", validBet: -500_000n, amount: 0n });
});

test("a category without a rate gives nothing", () => {
  expect(rebateOf(counters({ fish: 10_000_000n }), { slots: 100 }).total).toBe(0n);
});
