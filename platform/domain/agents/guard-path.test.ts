import { expect, test } from "vitest";
import { guardPath, type PathContract } from "./guard-path.ts";
import { NO_RATES } from "./rates.ts";

const CEILING = { validBet: 300, loss: 5_000, stake: 200 };
const top = { ...NO_RATES, RNG: 100, LIVE: 60, LOTT: 1960 };
const child = { ...top, RNG: 80 };
const daily = (rate: number, gameTypes?: PathContract["gameTypes"]): PathContract => ({
  kind: "daily",
  rate,
  gameTypes,
});

test("rates without contracts are within it, and a series counts in no base", () => {
  expect(guardPath([top, child], [], CEILING)).toBeNull();
  expect(guardPath([{ ...NO_RATES, LOTT: 1960 }], [], { ...CEILING, validBet: 0 })).toBeNull();
});

test("rebate, daily and hour salary add up, each at its highest on the path", () => {
  const contracts = [daily(80), daily(120), { kind: "hour", rate: 80 } as const];
  expect(guardPath([top, child], contracts, CEILING)).toBeNull();
  const more = [...contracts, { kind: "hour", rate: 81 } as const];
  const refused = { base: "validBet", sum: 301, most: 300 };
  expect(guardPath([top, child], more, CEILING)).toEqual(refused);
});

test("a contract counts for its own game types", () => {
  expect(guardPath([top], [daily(230, ["LIVE"])], CEILING)).toBeNull();
  expect(guardPath([top], [daily(230, ["RNG"])], CEILING)).toMatchObject({ sum: 330 });
  expect(guardPath([top], [daily(300, ["LOTT"])], CEILING)).toBeNull();
  expect(guardPath([top], [daily(301, ["ELOTT"])], CEILING)).toMatchObject({ sum: 301 });
});

test.each([
  ["dividend", "loss", 5_001, 5_000],
  ["realtime", "stake", 201, 200],
] as const)("a %s is of the %s", (kind, base, sum, most) => {
  expect(guardPath([top], [{ kind, rate: most }], CEILING)).toBeNull();
  expect(guardPath([top], [{ kind, rate: sum }], CEILING)).toEqual({ base, sum, most });
});
