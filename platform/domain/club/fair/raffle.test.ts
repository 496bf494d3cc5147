import { expect, test } from "vitest";
import { drawRaffle, raffleDigest } from "./raffle.ts";

const SEED = Uint8Array.from({ length: 32 }, (_, index) => index);
const HOLDERS = ["ana", "ana", "ana", "luis", "luis", "eva", "raul", "raul", "ana", "eva"];
const TICKETS = HOLDERS.map((clientSeed, at) => ({ number: at + 1, clientSeed }));
const DIGEST = "19e93819784b363cb8096578ffe7cb4940bbd149a2ce277796fdc819520c1259";

test("ten numbers of four people give the places that another program worked out", () => {
  expect(raffleDigest(TICKETS)).toBe(DIGEST);
  const asked = { seed: SEED, raffle: "2026-W48", digest: DIGEST, holders: HOLDERS };
  // 3 is passed over because ana has won with 1, and 7 and 2 before the third place.
  expect(drawRaffle({ ...asked, places: 5 })).toEqual([
    { place: 1, number: 1 },
    { place: 2, number: 8 },
    { place: 3, number: 5 },
    { place: 4, number: 10 },
  ]);
  expect(drawRaffle({ ...asked, places: 2 })).toHaveLength(2);
  expect(drawRaffle({ ...asked, holders: [], places: 3 })).toEqual([]);
});

test("every number has a part in the result, in its place and with its seed", () => {
  const [first, second, ...others] = TICKETS;
  const other = { ...first!, clientSeed: "eva" };
  expect(raffleDigest([other, second!, ...others])).not.toBe(DIGEST);
  expect(raffleDigest(TICKETS.slice(0, 9))).not.toBe(DIGEST);
});

test("nobody wins twice, and no number is drawn twice", () => {
  for (let round = 0; round < 200; round += 1) {
    const holders = Array.from({ length: 40 }, (_, at) => `m${at % 12}`);
    const winners = drawRaffle({
      ...{ seed: SEED, raffle: `r${round}`, digest: DIGEST, holders, places: 20 },
    });
    expect(winners.map(({ place }) => place)).toEqual(Array.from({ length: 12 }, (_, i) => i + 1));
    expect(new Set(winners.map(({ number }) => number)).size).toBe(12);
    expect(new Set(winners.map(({ number }) => holders[number - 1])).size).toBe(12);
  }
});

test("each number wins as often as chance allows, at the first place and at the third", () => {
  const holders = Array.from({ length: 20 }, (_, at) => `m${at}`);
  for (const place of [1, 3]) {
    const counts = new Array<number>(20).fill(0);
    for (let round = 0; round < 10_000; round += 1) {
      const asked = { seed: SEED, raffle: `r${round}`, digest: DIGEST, holders, places: 3 };
      counts[drawRaffle(asked)[place - 1]!.number - 1]! += 1;
    }
    const chiSquare = counts.reduce((sum, count) => sum + (count - 500) ** 2 / 500, 0);
    // 99 of 100 fair histograms of 19 degrees of freedom stay below 36.19.
    expect(chiSquare).toBeLessThan(36.19);
  }
});
