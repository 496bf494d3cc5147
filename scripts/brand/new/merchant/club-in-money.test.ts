import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { parseAmount } from "#platform/domain/money.ts";
import { readMerchants } from "../../../../server/demo/read-merchants.ts";
import { scaleOf } from "./money-terms.ts";

/** The most that a brand's first level, last level and first mission ask, in euros. */
const DEPOSITS_MAX = 300;
const BETS_MAX = 30_000_000;
const FIRST_MAX = 10;

const files = readMerchants("brands");
const units = (amount?: string | null) => Number(parseAmount(amount ?? "")) / 10_000;

test("every brand has a file", () => {
  expect(files.map(({ code }) => code).sort()).toEqual(readdirSync("brands").sort());
});

test.each(files.map((file) => [file.code, file] as const))(
  "%s asks and pays in the proportions of its own currency",
  (_, { currency, levels = [], missions = [], methods = [], points }) => {
    const euros = (amount?: string | null) => units(amount) / scaleOf(currency);
    const first = missions.find(({ event }) => event === "FIRST_DEPOSIT");
    const smallest = Math.min(...methods.map(({ amountMin }) => units(amountMin)));
    expect(units(first?.targetAmount)).toBeGreaterThanOrEqual(smallest);
    expect(euros(first?.targetAmount)).toBeLessThanOrEqual(FIRST_MAX);
    expect(euros(levels[1]?.deposits)).toBeLessThanOrEqual(DEPOSITS_MAX);
    expect(euros(levels.at(-1)?.validBet)).toBeLessThanOrEqual(BETS_MAX);
    // A point costs a unit of play or two, and pays back a thousandth of it.
    expect(euros(points?.SLOTS)).toBe(1);
    expect(units(points?.REDEEM) * 1_000).toBeCloseTo(units(points?.SLOTS));
  },
);
