import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import {
  type HourMark,
  type OracleAgent,
  type OracleBet,
  type OracleSalary,
  oracleHour,
  oracleRun,
  type RoundMark,
} from "#scripts/sim/oracle/salaries.ts";
import { hour, hourTier, realtime, roundTier } from "#tests/agents/contracts-under-test.ts";
import { freshSalary } from "#tests/agents/salary-under-test.ts";
import { type ContractTerms, contractTerms } from "../../contract/agents/contract-terms.ts";
import { billInputs } from "../../contract/agents/pay.ts";
import { changeSettings } from "../../core/merchant/config/change-settings.ts";
import { formatAmount } from "../../domain/money.ts";
import { contracts } from "../../store/schema/contract.ts";

const T0 = Date.parse("2026-11-20T07:00:00Z");
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const RUN_MS = 5 * MINUTE_MS;

const AGENTS = ["boss", "agent", "sibling", "sub"] as const;
const PEOPLE = ["player", "deep", "agent"] as const;
const cents = (most: number) =>
  fc.integer({ min: 1, max: most }).map((amount) => BigInt(amount) * 100n);
/** From the least bet of the game. */
const stakes = fc.integer({ min: 20, max: 400 }).map((amount) => BigInt(amount) * 100n);
const rate = fc.integer({ min: 1, max: 90 });
const hourMarks = fc.array(
  fc.record({
    rate,
    bet: cents(1_500),
    players: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
    each: cents(600),
  }),
  { maxLength: 2 },
);
const roundMarks = fc.array(
  fc.record({
    ...{ win: rate, loss: rate, single: cents(300) },
    day: fc.option(cents(900), { nil: null }),
  }),
  { maxLength: 2 },
);
/** Three stretches of bets, each an hour or a run. */
const bets = fc.array(
  fc.record({
    stretch: fc.nat(2),
    by: fc.constantFrom(...PEOPLE),
    stake: stakes,
    payout: fc.oneof(fc.constant(0n), cents(800)),
  }),
  { minLength: 1, maxLength: 8 },
);
const world = fc.record({
  isHouse: fc.boolean(),
  bets,
  hours: fc.tuple(hourMarks, hourMarks, hourMarks, hourMarks),
  rounds: fc.tuple(roundMarks, roundMarks, roundMarks, roundMarks),
});
type World = typeof world extends fc.Arbitrary<infer T> ? T : never;

const termsOfHour = (marks: HourMark[]): ContractTerms =>
  hour(
    marks.map(({ rate: points, bet, players, each }) =>
      hourTier(points, { validBet: bet, active: players, minimumBet: each }),
    ),
  );
const termsOfRounds = (marks: RoundMark[]): ContractTerms =>
  realtime(
    marks.map(({ win, loss, single, day }) =>
      roundTier([win, loss], { singleBet: single, dayBet: day }),
    ),
  );

/** The world's contracts in force since before the first bet, and the same as the oracle knows them. */
async function signed({ hours, rounds, isHouse }: World) {
  const t = await freshSalary(new Date(T0).toISOString());
  const parents = { boss: null, agent: t.boss.id, sibling: t.boss.id, sub: t.agent.id };
  const people = [
    { id: t.player.id, parent: t.agent.id, marks: [] },
    { id: t.deep.id, parent: t.sub.id, marks: [] },
  ];
  const known = (each: (HourMark[] | RoundMark[])[]): OracleAgent[] => [
    ...AGENTS.map((name, at) => ({ id: t[name].id, parent: parents[name], marks: each[at]! })),
    ...people,
  ];
  const agents = { hour: known(hours), realtime: known(rounds) };
  const day = new Date(T0 - HOUR_MS);
  await t.store.inMerchant(t.code, async (tx) => {
    for (const kind of ["hour", "realtime"] as const) {
      for (const { id, parent, marks } of agents[kind]) {
        if (marks.length === 0) continue;
        const terms =
          kind === "hour" ? termsOfHour(marks as HourMark[]) : termsOfRounds(marks as RoundMark[]);
        await tx.insert(contracts).values({
          ...{ merchant: t.code, id: `${kind[0]}-${id}`, kind, downline: id, version: 1 },
          ...{
            upline: parent,
            state: "ACTIVE",
            isProceeding: false,
            idempotencyKey: `${kind} ${id}`,
          },
          ...{ terms: z.encode(contractTerms, terms) },
          ...{ offeredAt: day, answeredAt: day, expiresAt: day },
        });
      }
    }
    const made = { by: "staff", at: new Date(T0 - 24 * HOUR_MS) };
    if (isHouse) {
      await changeSettings(tx, t.code, made, (now) => ({ ...now, contracts: { payer: "HOUSE" } }));
    }
  });
  return { t, agents };
}

type Shown = OracleSalary & { period: string };
const sorted = (rows: Shown[]) =>
  rows.sort((one, other) =>
    `${one.period} ${one.payee}` < `${other.period} ${other.payee}` ? -1 : 1,
  );

/** Plays the bets of each stretch in turn, runs what is due after it, and compares all bills. */
async function agrees(kind: "hour" | "realtime", given: World): Promise<void> {
  const { t, agents } = await signed(given);
  const length = kind === "hour" ? HOUR_MS : RUN_MS;
  const known = agents[kind];
  const expected: Shown[] = [];
  const all: OracleBet[] = [];
  for (const stretch of [0, 1, 2]) {
    const begin = T0 + stretch * length;
    t.to(new Date(begin + MINUTE_MS).toISOString());
    const played: OracleBet[] = [];
    for (const { by, stake, payout } of given.bets.filter((bet) => bet.stretch === stretch)) {
      await t.spin(t[by], formatAmount(stake), formatAmount(payout));
      played.push({ at: t.clock.now().getTime(), by: t[by].id, stake, payout });
    }
    const period = `${kind === "hour" ? "hourly" : "fiveMinutes"}:${new Date(begin)
      .toISOString()
      .slice(0, 16)
      .replace(":", "")}`;
    const pays =
      kind === "hour"
        ? oracleHour(known, played, given.isHouse)
        : oracleRun(known, { bets: played, before: [...all] }, given.isHouse);
    expected.push(...pays.map((pay) => ({ ...pay, period })));
    all.push(...played);
    t.to(new Date(begin + length + (kind === "hour" ? RUN_MS : 0)).toISOString());
    if (kind === "hour") await t.sealHours();
    else await t.payRounds();
    await t.pay();
  }
  const bills = await t.bills();
  const shown = bills.map(({ period, payee, gross, net, due }) => ({
    ...{ period, payee, gross, net, due },
  }));
  expect(sorted(shown)).toEqual(sorted(expected));
  const lines = await t.lines();
  for (const bill of bills.filter(() => kind === "realtime")) {
    const own = lines.filter(
      (line) => line.contract === bill.contract && line.period === bill.period,
    );
    const rounds = billInputs.parse(bill.inputs).rounds!;
    expect(own.reduce((sum, { amount }) => sum + amount, 0n)).toBe(bill.gross);
    expect(rounds.reduce((sum, { amount }) => sum + amount, 0n)).toBe(bill.gross);
    expect(rounds.reduce((sum, one) => sum + one.rounds, 0)).toBe(own.length);
  }
}

const run = (kind: "hour" | "realtime", numRuns: number) => () =>
  fc.assert(
    fc.asyncProperty(world, (given) => agrees(kind, given)),
    { numRuns },
  );

for (const kind of ["hour", "realtime"] as const) {
  const name = `random salaries of ${kind === "hour" ? "hours" : "rounds"} agree with an oracle`;
  test(`fifteen ${name}`, { timeout: 90_000 }, run(kind, 15));
  test(`five hundred ${name}`, { tags: "whole", timeout: 1_800_000 }, run(kind, 500));
}
