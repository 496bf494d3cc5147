import { expect, test } from "vitest";
import { SIGNAL_RULES } from "../../../contract/members/protection/signal-kinds.ts";
import { type PlayFacts, signalsIn } from "./signal-rules.ts";

const P = (amount: number) => BigInt(Math.round(amount * 10_000));

/** A member whose play worries nobody. */
const CALM: PlayFacts = {
  dayDeposits: [],
  weekDeposited: P(100),
  weekDeposits: 1,
  weeksBefore: [P(100), P(100), P(100), P(100)],
  ...{ nights: 0, nightRounds: 0, rounds: 100 },
  ...{ cancelled: 0, cancelledAmount: 0n },
  ...{ refusedDeposits: 0, refusedBetDays: 0, raisesAsked: 0 },
};
const rulesOf = (more: Partial<PlayFacts>) =>
  signalsIn({ ...CALM, ...more }).map(({ rule }) => rule);

const after = (lost: number) => ({ amount: P(100), lostBefore: P(lost) });

test("calm play is not marked", () => {
  expect(signalsIn(CALM)).toEqual([]);
});

test("three deposits of a day, each after a loss of half of it, chase losses", () => {
  const three = [after(50), after(50), after(500)];
  expect(signalsIn({ ...CALM, dayDeposits: three })).toEqual([
    { rule: "chasing", times: 3, deposited: P(300), lost: P(600) },
  ]);
  expect(rulesOf({ dayDeposits: [...three, after(0)] })).toEqual(["chasing"]);
  expect(rulesOf({ dayDeposits: three.slice(1) })).toEqual([]);
  expect(rulesOf({ dayDeposits: [after(50), after(50), after(49.9999)] })).toEqual([]);
  expect(rulesOf({ dayDeposits: [after(50), after(50), after(-500)] })).toEqual([]);
});

test("a week of twice the mean grows, one unit less does not", () => {
  const grown = { weekDeposits: 2, weekDeposited: P(200) };
  expect(signalsIn({ ...CALM, ...grown })).toEqual([
    { rule: "depositsGrowing", week: P(200), mean: P(100), weeks: 4 },
  ]);
  expect(rulesOf({ ...grown, weekDeposited: P(200) - 1n })).toEqual([]);
  expect(rulesOf({ ...grown, weekDeposits: 1 })).toEqual([]);
});

test("weeks without deposits count in no mean, and two weeks are no habit", () => {
  const grown = { weekDeposits: 2, weekDeposited: P(200) };
  expect(rulesOf({ ...grown, weeksBefore: [P(100), 0n, P(100), P(100)] })).toEqual([
    "depositsGrowing",
  ]);
  expect(rulesOf({ ...grown, weeksBefore: [P(100), 0n, P(100), 0n] })).toEqual([]);
  expect(rulesOf({ ...grown, weeksBefore: [0n, 0n, 0n, 0n] })).toEqual([]);
});

test("a mean with a rest is not rounded in the player's disfavour", () => {
  const grown = { weekDeposits: 2, weeksBefore: [P(100), P(100), P(100) + 1n] };
  expect(rulesOf({ ...grown, weekDeposited: P(200) })).toEqual([]);
  expect(rulesOf({ ...grown, weekDeposited: P(200) + 1n })).toEqual(["depositsGrowing"]);
});

test("half of a hundred rounds in three nights is night play", () => {
  const night = { nights: 3, nightRounds: 50, rounds: 100 };
  expect(signalsIn({ ...CALM, ...night })).toEqual([{ rule: "nights", ...night }]);
  expect(rulesOf({ ...night, nights: 2 })).toEqual([]);
  expect(rulesOf({ ...night, nightRounds: 49 })).toEqual([]);
  expect(rulesOf({ ...night, nightRounds: 99, rounds: 99 })).toEqual([]);
});

test("three withdrawals taken back are marked, two are not", () => {
  expect(signalsIn({ ...CALM, cancelled: 3, cancelledAmount: P(900) })).toEqual([
    { rule: "cancelledWithdrawals", times: 3, amount: P(900) },
  ]);
  expect(rulesOf({ cancelled: 2 })).toEqual([]);
});

test("three tries to pass a limit are marked, of whatever kind", () => {
  const one = { refusedDeposits: 1, refusedBetDays: 1, raisesAsked: 1 };
  expect(signalsIn({ ...CALM, ...one })).toEqual([
    { rule: "failedLimits", deposits: 1, betDays: 1, raises: 1 },
  ]);
  for (const name of ["refusedDeposits", "refusedBetDays", "raisesAsked"] as const) {
    expect(rulesOf({ [name]: 3 })).toEqual(["failedLimits"]);
    expect(rulesOf({ ...one, [name]: 0 })).toEqual([]);
  }
});

test("the rules read play and money, and nothing else of a member", () => {
  const read = new Set<string>();
  const person = {
    name: "Ana",
    birthday: "2001-01-01",
    country: "MX",
    agent: "a",
    isBlocked: true,
  };
  const spied = new Proxy<PlayFacts>(
    { ...CALM, ...person },
    {
      get(facts, name) {
        read.add(String(name));
        return Reflect.get(facts, name);
      },
    },
  );
  signalsIn(spied);
  expect(read.size).toBeGreaterThan(SIGNAL_RULES.length);
  expect([...read].filter((name) => !(name in CALM))).toEqual([]);
});
