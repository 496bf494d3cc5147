import { expect, test } from "vitest";
import { fewHot } from "./few-hot.ts";

const games = (count: number, isHot = true) => Array.from({ length: count }, () => ({ isHot }));
const marked = (list: readonly { isHot: boolean }[]) =>
  list.flatMap(({ isHot }, at) => (isHot ? [at] : []));

test("two of every twelve popular games carry the mark", () => {
  expect(marked(fewHot(games(30)))).toEqual([0, 1, 12, 13, 24, 25]);
});

test("the first popular ones carry it, wherever they stand", () => {
  expect(marked(fewHot([...games(4, false), ...games(3)]))).toEqual([4, 5]);
});

test("no other game gets it", () => expect(marked(fewHot(games(12, false)))).toEqual([]));
