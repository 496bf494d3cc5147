import { describe, expect, test } from "vitest";
import { forfeitOf, withdrawableOf } from "./withdrawable.ts";

const units = (amount: number) => BigInt(Math.round(amount * 10_000));
const plain = (amount: number, done = 0, required = amount) =>
  ({
    kind: "plain",
    amount: units(amount),
    required: units(required),
    done: units(done),
  }) as const;
const bonus = (left: number) => ({ kind: "bonus", left: units(left) }) as const;

describe("the six examples of decision 034", () => {
  test.each([
    ["1: a deposit of 200 leaves 2,473 free", 2_673, [plain(200)], 2_473],
    ["2: bets of 120 that lost 50 free their part", 2_623, [plain(200, 120)], 2_543],
    ["3: a transfer of 100.50 leaves 1,276.73 free", 1_377.23, [plain(100.5)], 1_276.73],
    ["4: each lot locks its own", 500, [plain(200, 150), plain(100)], 350],
    ["5: no more is locked than there is", 60, [plain(200, 100)], 0],
    [
      "6: a bonus of 100 on 50, with a deposit of 200 and a win of 30",
      380,
      [bonus(130), plain(200)],
      50,
    ],
  ])("%s", (_name, cash, lots, withdrawable) => {
    expect(withdrawableOf(units(cash), lots)).toEqual({
      withdrawable: units(withdrawable),
      locked: units(cash) - units(withdrawable),
    });
  });
});

test("a required sum above the credit locks the credit, and one nearly filled only the rest", () => {
  expect(withdrawableOf(units(500), [plain(100, 0, 300)]).locked).toBe(units(100));
  expect(withdrawableOf(units(500), [plain(100, 260, 300)]).locked).toBe(units(40));
  expect(withdrawableOf(units(500), [plain(100, 400, 300)]).locked).toBe(0n);
});

test("without a lot everything is free, and a debt leaves nothing", () => {
  expect(withdrawableOf(units(12.34), [])).toEqual({ withdrawable: units(12.34), locked: 0n });
  expect(withdrawableOf(units(-5), [plain(10)])).toEqual({ withdrawable: 0n, locked: 0n });
});

test("giving up a bonus takes its money, at most the cash, and nothing of a debt", () => {
  expect(forfeitOf(units(380), units(130))).toBe(units(130));
  expect(forfeitOf(units(60), units(130))).toBe(units(60));
  expect(forfeitOf(units(-5), units(130))).toBe(0n);
});
