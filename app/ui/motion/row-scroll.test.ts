import { expect, test } from "vitest";
import { rowEnds } from "./row-scroll.ts";

const row = (scrollLeft: number) =>
  ({ scrollLeft, clientWidth: 300, scrollWidth: 1000 }) as HTMLElement;

test.each([
  ["its beginning", 0, { isStart: true, isEnd: false }],
  ["the middle", 350, { isStart: false, isEnd: false }],
  ["its end", 700, { isStart: false, isEnd: true }],
  ["the middle, read from the right", -350, { isStart: false, isEnd: false }],
  ["its end, read from the right", -700, { isStart: false, isEnd: true }],
])("a row at %s", (_name, scrollLeft, ends) => expect(rowEnds(row(scrollLeft))).toEqual(ends));
