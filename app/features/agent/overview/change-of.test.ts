import { expect, test } from "vitest";
import { changeOf } from "./change-of.ts";

test.each<[bigint | number, bigint | number, number | null]>([
  [150n, 100n, 50],
  [100n, 150n, -33],
  [1n, 200n, -100],
  [1_006n, 1_000n, 1],
  [1_004n, 1_000n, 0],
  [-50n, 100n, -150],
  [50n, -100n, 150],
  [5, 5, 0],
  [3, 0, null],
])("%s after %s is a change of %s per cent", (now, before, change) =>
  expect(changeOf(now, before)).toBe(change),
);
