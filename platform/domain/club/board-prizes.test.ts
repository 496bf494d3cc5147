import { expect, test } from "vitest";
import { prizeAt, prizesOf } from "./board-prizes.ts";

test("each place has the prize up to whose last place it is", () => {
  const prizes = prizesOf([
    { upTo: 1, cash: 500n, points: 0 },
    { upTo: 3, cash: 100n, points: 5 },
    { upTo: 10, cash: 0n, points: 1 },
  ]);
  expect(prizes.map(({ from, to }) => [from, to])).toEqual([
    [1, 1],
    [2, 3],
    [4, 10],
  ]);
  expect([1, 2, 3, 4, 10, 11].map((place) => prizeAt(prizes, place))).toEqual([
    { cash: 500n, points: 0 },
    { cash: 100n, points: 5 },
    { cash: 100n, points: 5 },
    { cash: 0n, points: 1 },
    { cash: 0n, points: 1 },
    { cash: 0n, points: 0 },
  ]);
});
