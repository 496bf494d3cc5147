import { expect, test } from "vitest";
import { shareRead } from "./share-read.ts";

test("callers of one moment share a read, and a later one reads again", async () => {
  const store = {};
  let reads = 0;
  const read = async () => ++reads;
  const ask = (key: string, of: object = store) => shareRead(of, key, read);
  expect(await Promise.all([ask("a"), ask("a"), ask("b"), ask("a", {})])).toEqual([1, 1, 2, 3]);
  expect(await ask("a")).toBe(4);
});

test("every caller that shares a failed read gets its error, and the next call reads again", async () => {
  const store = {};
  const fail = () => Promise.reject(new Error("no line"));
  const both = [shareRead(store, "a", fail), shareRead(store, "a", fail)];
  for (const one of both) await expect(one).rejects.toThrow("no line");
  expect(await shareRead(store, "a", async () => "read")).toBe("read");
});
