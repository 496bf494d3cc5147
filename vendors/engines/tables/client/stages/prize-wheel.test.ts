import { expect, test } from "vitest";
import { SEGMENTS } from "../../rules/money-wheel.ts";
import { bendAt, restOf, wayTo } from "./prize-wheel.js";

const STEP = 360 / SEGMENTS.length;

test("the wheel runs forward to its segment, a turn or more and never far from its own speed", () => {
  for (const [segment] of SEGMENTS.entries())
    for (const from of [0, 77.7, -512, 3_000]) {
      const to = -segment * STEP + restOf(segment);
      const way = wayTo(from, to);
      const missed = (from + way - to) / 360;
      expect(missed - Math.round(missed)).toBeCloseTo(0, 9);
      expect(way).toBeGreaterThanOrEqual(304);
      expect(way).toBeLessThan(720);
    }
});

test("it rests well inside a segment, where the flapper tells one from the next", () => {
  for (const [segment] of SEGMENTS.entries())
    expect(Math.abs(restOf(segment))).toBeLessThanOrEqual(0.3 * STEP + 1e-9);
});

test("a peg bends the flapper further until it lets go", () => {
  const bends = [0.5, 0.65, 0.8, 0.99].map((past) => bendAt((past - 0.5) * STEP));
  expect(bends).toEqual(bends.toSorted((a, b) => a - b));
  expect(bends.at(-1)).toBeGreaterThan(20);
  expect(bendAt(0.75 * STEP)).toBeLessThan(5);
});
