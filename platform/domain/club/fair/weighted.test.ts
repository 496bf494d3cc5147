import { expect, test } from "vitest";
import { chosen, sumOf } from "./weighted.ts";

test("each number of the wheel names a prize, and the counts are the weights exactly", () => {
  const weights = [10, 1, 50, 5, 10, 1, 5, 10, 3, 5];
  const prizes = weights.map((weight, index) => ({ weight, index }));
  expect(sumOf(prizes)).toBe(100);
  const counts = new Array<number>(10).fill(0);
  for (let number = 0; number < 100; number += 1) counts[chosen(prizes, number).index]! += 1;
  expect(counts).toEqual(weights);
  expect(() => chosen(prizes, 100)).toThrow(RangeError);
});
