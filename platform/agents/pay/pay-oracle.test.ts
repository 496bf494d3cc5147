import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { type OracleMember, type OracleTier, oraclePay } from "#scripts/sim/oracle/contracts.ts";
import { daily, dividend, freshPay } from "#tests/agents/contracts-under-test.ts";
import type { TestMember } from "#tests/support/database.ts";
import { contractTerms } from "../../contract/agents/contract-terms.ts";
import { billInputs } from "../../contract/agents/pay.ts";
import { changeSettings } from "../../core/merchant/config/change-settings.ts";
import { reckon } from "../../domain/contracts/reckon.ts";
import { contracts } from "../../store/schema/contract.ts";

/** Half months, or days of a daily salary, that follow each other. */
const PERIODS = {
  dividend: [["2026-11-01"], ["2026-11-16"], ["2026-12-01"]],
  daily: [["2026-11-20"], ["2026-11-21"], ["2026-11-22"]],
} as const;

const amount = (most: number) =>
  fc.integer({ min: 0, max: most }).map((cents) => BigInt(cents) * 97n);
const mark = (most: number) =>
  fc.option(
    amount(most).map((one) => one + 1n),
    { nil: null },
  );
/** Rising tiers: each asks for at least what the one before asks. */
const tiers = fc
  .array(
    fc.record({
      rate: fc.integer({ min: 1, max: 900 }),
      validBet: mark(40_000),
      loss: mark(20_000),
      active: fc.option(fc.integer({ min: 1, max: 3 }), { nil: null }),
      minimumBet: amount(9_000),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map((rows) => {
    let rate = 0;
    const low: Record<"validBet" | "loss" | "active", bigint> = {
      validBet: 0n,
      loss: 0n,
      active: 0n,
    };
    const least = (of: keyof typeof low, asked: bigint) => {
      if (asked > low[of]) low[of] = asked;
      return low[of] === 0n ? null : low[of];
    };
    return rows.map((row): OracleTier => {
      rate += row.rate;
      return {
        rate,
        validBet: least("validBet", row.validBet ?? 0n),
        loss: least("loss", row.loss ?? 0n),
        active: Number(least("active", BigInt(row.active ?? 0))) || null,
        minimumBet: row.minimumBet,
      };
    });
  });
const bets = fc.array(fc.record({ stake: amount(20_000), payout: amount(30_000) }), {
  maxLength: 2,
});
const person = fc.record({
  above: fc.nat(),
  isPaid: fc.boolean(),
  tiers,
  bets: fc.tuple(bets, bets, bets),
  gifts: fc.tuple(amount(500), amount(500), amount(500)),
});
const world = fc.record({
  kind: fc.constantFrom("daily" as const, "dividend" as const),
  isFloat: fc.boolean(),
  carry: fc.constantFrom("none", "permanent", "previous", "firstHalf"),
  isHouse: fc.boolean(),
  people: fc.array(person, { minLength: 1, maxLength: 9 }),
});
type World = typeof world extends fc.Arbitrary<infer T> ? T : never;

/** The same people as rows of the platform, whose contracts are in force as they stand. */
async function played({ kind, isFloat, carry, isHouse, people }: World) {
  const t = await freshPay();
  const made: TestMember[] = [];
  const known: OracleMember[] = [];
  for (const [at, { above, isPaid, tiers: own, bets: each, gifts }] of people.entries()) {
    const parent = at === 0 ? undefined : made[above % at];
    const member = await t.agent(parent);
    made.push(member);
    const hasContract = at === 0 || isPaid;
    known.push({
      ...{ id: member.id, parent: parent?.id ?? null, bets: each, gifts },
      contract: hasContract ? { kind, isFloat, carry, tiers: own } : null,
    });
    const mode = isFloat ? ("float" as const) : ("fixed" as const);
    const terms = kind === "daily" ? daily(own) : dividend(own, { mode, carry: carry as "none" });
    if (hasContract) {
      const day = new Date("2026-10-31T00:00Z");
      await t.inMine((tx) =>
        tx.insert(contracts).values({
          ...{ merchant: t.code, id: `c-${member.id}`, kind, downline: member.id, version: 1 },
          ...{ upline: parent?.id ?? null, state: "ACTIVE", isProceeding: false },
          ...{ terms: z.encode(contractTerms, terms), idempotencyKey: member.id },
          ...{ offeredAt: day, answeredAt: day, expiresAt: day },
        }),
      );
    }
  }
  for (const [at, { bets: each, gifts }] of people.entries()) {
    for (const [period, [day]] of PERIODS[kind].entries()) {
      for (const bet of each[period]!) await t.play(made[at]!, day, bet);
      const gift = gifts[period]!;
      if (gift > 0n) await t.give(made[at]!, day, { kind: "bonus", amount: gift });
    }
  }
  if (isHouse) {
    const made = { by: "staff", at: new Date("2026-10-01T00:00Z") };
    await t.inMine((tx) =>
      changeSettings(tx, t.code, made, (now) => ({ ...now, contracts: { payer: "HOUSE" } })),
    );
  }
  await t.seal("2026-10-30", "2026-12-31");
  const [since, until] = kind === "daily" ? DAYS : HALVES;
  await t.open(kind, since, until);
  await t.pay();
  return { t, known };
}
const DAYS = ["2026-11-20", "2026-11-23"] as const;
const HALVES = ["2026-11-15", "2026-12-16"] as const;

const agrees = (numRuns: number) => async () => {
  await fc.assert(
    fc.asyncProperty(world, async (given) => {
      const { t, known } = await played(given);
      const names = PERIODS[given.kind].map(([day]) => day as string);
      const bills = await t.bills();
      const terms = new Map(
        (await t.inMine((tx) => tx.select().from(contracts)))
          .filter(({ merchant }) => merchant === t.code)
          .map((row) => [row.id, contractTerms.parse(row.terms)]),
      );
      for (const bill of bills) {
        const counted = billInputs.parse(bill.inputs);
        const { carryIn, fromDay: from, tier, gross, carryOut } = bill;
        const again = reckon(terms.get(bill.contract)!, counted, { carryIn, from });
        expect(again).toMatchObject({ tier, gross, carryOut });
      }
      const shown = bills.map(({ period, payee, gross, due, net }) => ({
        ...{ period: names.indexOf(period.split(":")[1]!), payee, gross, due, net },
      }));
      const byName = (rows: typeof shown) =>
        rows.sort((a, b) => a.period - b.period || (a.payee < b.payee ? -1 : 1));
      expect(byName(shown)).toEqual(byName(oraclePay(known, 3, given.isHouse)));
      const isFloored = bills.some(({ net }) => net < 0n);
      const tops = bills.filter(({ upline }) => upline === null);
      const sum = (of: bigint[]) => of.reduce((total, one) => total + one, 0n);
      if (!isFloored || !given.isHouse) {
        expect(await t.house()).toBe(-sum(tops.map(({ gross }) => gross)));
      }
      const cash = await Promise.all(known.map(({ id }) => t.cash({ id } as TestMember)));
      expect(sum(cash)).toBe(-(await t.house()));
    }),
    { numRuns },
  );
};

test("twenty random trees are paid as an oracle pays them", { timeout: 90_000 }, agrees(20));
test(
  "two thousand random trees are paid as an oracle pays them",
  { tags: "whole", timeout: 1_800_000 },
  agrees(2_000),
);
