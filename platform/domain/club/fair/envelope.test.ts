import { expect, test } from "vitest";
import { amountAt, amountsIn, envelopeRange } from "./envelope.ts";
import { fairStream } from "./fair-stream.ts";

const SEED = Uint8Array.from({ length: 32 }, (_, index) => index);
const UNIT = 10_000n;

test("the range goes from the least to twice the average, and leaves the others their share", () => {
  const limits = { least: 1n * UNIT, most: 50n * UNIT };
  // 100.00 in 10 envelopes: 2 × 10.00 is less than the most.
  expect(envelopeRange({ rest: 100n * UNIT, left: 10, ...limits })).toEqual({
    ...{ low: 1n * UNIT, high: 20n * UNIT },
  });
  // 400.00 in 10: the most holds.
  expect(envelopeRange({ rest: 400n * UNIT, left: 10, ...limits }).high).toBe(50n * UNIT);
  // 10.01 in 3 is 6.67 cut to a cent.
  expect(envelopeRange({ rest: 100_100n, left: 3, ...limits }).high).toBe(66_700n);
  // 3.01 in 3: nobody may take what the other two need.
  expect(envelopeRange({ rest: 30_100n, left: 3, ...limits }).high).toBe(10_100n);
  // 120.00 in 3: what the other two cannot hold is in this one.
  expect(envelopeRange({ rest: 120n * UNIT, left: 3, ...limits }).low).toBe(20n * UNIT);
  // The last one holds the rest.
  expect(envelopeRange({ rest: 77_700n, left: 1, ...limits })).toEqual({
    ...{ low: 77_700n, high: 77_700n },
  });
});

test("a pool is emptied to the cent, whatever the seed", () => {
  const limits = { least: 5_000n, most: 30n * UNIT };
  for (let round = 0; round < 200; round += 1) {
    let rest = 250n * UNIT;
    for (let left = 25; left > 0; left -= 1) {
      const range = envelopeRange({ rest, left, ...limits });
      const issue = `${round}:${left}`;
      const amount = amountAt(range, fairStream(SEED, "envelope", issue)(amountsIn(range)));
      expect(amount >= limits.least && amount <= limits.most && amount % 100n === 0n).toBe(true);
      rest -= amount;
    }
    expect(rest).toBe(0n);
  }
});

test("every amount of a range comes as often as chance allows", () => {
  const range = envelopeRange({ rest: 10_000n, left: 20, least: 100n, most: 10_000n });
  const amounts = amountsIn(range);
  expect(amounts).toBe(10);
  const counts = new Array<number>(amounts).fill(0);
  for (let nonce = 0; nonce < 10_000; nonce += 1) {
    const number = fairStream(SEED, "envelope", `2026-11-20:m1:lluvia:${nonce}`)(amounts);
    counts[Number(amountAt(range, number) / 100n) - 1]! += 1;
  }
  const chiSquare = counts.reduce((sum, count) => sum + (count - 1_000) ** 2 / 1_000, 0);
  // 99 of 100 fair histograms of 9 degrees of freedom stay below 21.67.
  expect(chiSquare).toBeLessThan(21.67);
});
