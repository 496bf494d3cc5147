import { expect, test } from "vitest";
import { gather } from "./gather.ts";

function counting(options: { batchesAtOnce: number; batchMax: number; batchesOfGroup?: number }) {
  const batches: number[][] = [];
  let running = 0;
  let runningMost = 0;
  const ask = gather<number, number>({
    batchesOfGroup: options.batchesAtOnce,
    ...options,
    groupOf: (item) => (item < 100 ? "small" : "large"),
    async run(items) {
      batches.push(items);
      running += 1;
      runningMost = Math.max(runningMost, running);
      await new Promise((resolve) => setImmediate(resolve));
      running -= 1;
      if (items.includes(13)) throw new Error("thirteen");
      return items.map((item) => item * 2);
    },
  });
  return { ask, batches, mostAtOnce: () => runningMost };
}

test("answers each item with its own answer, in batches of the given size at most", async () => {
  const { ask, batches } = counting({ batchesAtOnce: 2, batchMax: 4 });
  const items = [20, 21, 22, 23, 24, 25, 26, 27, 28];
  const answers = await Promise.all(items.map(ask));
  expect(answers).toEqual(items.map((item) => item * 2));
  expect(Math.max(...batches.map((batch) => batch.length))).toBe(4);
  expect(batches.length).toBeLessThan(items.length);
});

test("never has more batches under way than allowed", async () => {
  const { ask, mostAtOnce } = counting({ batchesAtOnce: 2, batchMax: 1 });
  await Promise.all([1, 2, 3, 4, 5, 6].map(ask));
  expect(mostAtOnce()).toBe(2);
});

test("one bad item fails alone", async () => {
  const { ask } = counting({ batchesAtOnce: 1, batchMax: 8 });
  const answers = await Promise.allSettled([1, 13, 3].map(ask));
  expect(answers.map(({ status }) => status)).toEqual(["fulfilled", "rejected", "fulfilled"]);
});

test("answers what comes after a failure", async () => {
  const { ask } = counting({ batchesAtOnce: 1, batchMax: 8 });
  await expect(ask(13)).rejects.toThrow("thirteen");
  expect(await ask(4)).toBe(8);
});

test("a batch holds items of one group, and the group that waited longest goes first", async () => {
  const { ask, batches } = counting({ batchesAtOnce: 1, batchMax: 8 });
  expect(await Promise.all([1, 100, 2, 101].map(ask))).toEqual([2, 200, 4, 202]);
  expect(batches).toEqual([
    [1, 2],
    [100, 101],
  ]);
});

test("a busy group leaves room for others, and goes on when its own batch is done", async () => {
  const { ask, batches, mostAtOnce } = counting({
    batchesAtOnce: 4,
    batchesOfGroup: 1,
    batchMax: 1,
  });
  const items = [1, 2, 3, 100, 4];
  expect(await Promise.all(items.map(ask))).toEqual(items.map((item) => item * 2));
  expect(batches.flat().toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 100]);
  expect(batches.findIndex(([item]) => item === 100)).toBeLessThan(3);
  expect(mostAtOnce()).toBe(2);
});
