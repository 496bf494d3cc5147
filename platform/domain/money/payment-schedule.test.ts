import { expect, test } from "vitest";
import { isForStaff, nextQuestionAfter } from "./payment-schedule.ts";

test("a gateway is asked after 5 s, 30 s, 2 min, 10 min, and then every 10 min with staff", () => {
  const rows = [1, 2, 3, 4, 5, 6, 60].map((asked) => [
    nextQuestionAfter(asked) / 1_000,
    isForStaff(asked),
  ]);
  expect(rows).toEqual([
    [5, false],
    [30, false],
    [120, false],
    [600, false],
    [600, true],
    [600, true],
    [600, true],
  ]);
});
