import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Carry } from "../../contract/agents/contract-kinds.ts";
import { type DividendTerms, dividend } from "./dividend.ts";
import type { Figures } from "./figures.ts";
import { endedByRate } from "./lower-rate.ts";
import { roundSalary } from "./round-salary.ts";
import { salary } from "./salary.ts";
import { type Earned, settleTree } from "./settle-tree.ts";
import type { Tier } from "./terms.ts";

const units = (amount: number) => BigInt(Math.round(amount * 100)) * 100n;
const tier = (rate: number, asks: Partial<Tier> = {}): Tier => ({
  rate,
  validBet: null,
  loss: null,
  active: null,
  minimumBet: 0n,
  ...asks,
});
const team = (validBet: number, loss: number, members: number): Figures => ({
  validBet: units(validBet),
  loss: units(loss),
  active: [{ minimumBet: 0n, members }],
});
const SECOND_HALF = { isFirstHalf: false };
const FIRST_HALF = { isFirstHalf: true };

describe("a dividend", () => {
  const tiers = [
    tier(300, { validBet: units(300_000), active: 3, loss: units(10_000) }),
    tier(500, { validBet: units(500_000), active: 3, loss: units(30_000) }),
  ];
  const terms: DividendTerms = { tiers, mode: "fixed", carry: "permanent" };
  const figures = team(800_000, 25_000, 5);

  test("of 25,000 pays 750.00 in fixed mode", () => {
    expect(dividend(figures, terms, 0n, SECOND_HALF)).toMatchObject({
      tier: 1,
      gross: 7_500_000n,
      carryOut: 0n,
    });
  });
  test("of 25,000 pays 1,041.6666 in float mode", () => {
    const paid = dividend(figures, { ...terms, mode: "float" }, 0n, SECOND_HALF);
    expect(paid).toMatchObject({ tier: 2, gross: 10_416_666n });
    expect(paid.steps.at(-1)).toEqual({
      step: "part",
      tier: 2,
      base: units(25_000),
      rate: 500,
      had: units(25_000),
      asked: units(30_000),
      amount: 10_416_666n,
    });
  });
  test("in float mode pays the whole rate once the tier's loss is reached", () => {
    const paid = dividend(team(800_000, 30_000, 5), { ...terms, mode: "float" }, 0n, SECOND_HALF);
    expect(paid).toMatchObject({ tier: 2, gross: units(1_500) });
    expect(paid.steps.at(-1)).toMatchObject({ step: "rate", base: units(30_000), rate: 500 });
  });
  test("in float mode pays a lower tier's whole rate where that is more than a higher one's part", () => {
    const paid = dividend(team(800_000, 12_000, 5), { ...terms, mode: "float" }, 0n, SECOND_HALF);
    expect(paid).toMatchObject({ tier: 1, gross: units(360) });
  });
  test("of a team that won pays nothing and carries -580.12", () => {
    expect(dividend(team(1_020, -580.12, 1), terms, 0n, SECOND_HALF)).toEqual({
      tier: null,
      gross: 0n,
      carryOut: -5_801_200n,
      steps: [
        { step: "loss", loss: -5_801_200n, carryIn: 0n, measure: -5_801_200n },
        { step: "nothing", why: "noLoss" },
        { step: "carryOut", amount: -5_801_200n },
      ],
    });
  });
  test("counts a loss against what is carried, exactly to zero", () => {
    const open = [tier(1_000)];
    const carried = { ...terms, tiers: open };
    expect(dividend(team(0, 600, 0), carried, -units(580.12), SECOND_HALF)).toMatchObject({
      gross: units(1.98) + 80n,
      carryOut: 0n,
    });
    expect(dividend(team(0, 580.12, 0), carried, -units(580.12), SECOND_HALF)).toMatchObject({
      tier: null,
      gross: 0n,
      carryOut: 0n,
    });
  });
  test("shows what each tier asked for when none is met", () => {
    const paid = dividend(team(800_000, 9_999.99, 5), terms, 0n, SECOND_HALF);
    expect(paid).toMatchObject({ tier: null, gross: 0n, carryOut: 0n });
    expect(paid.steps).toContainEqual({
      step: "tier",
      tier: 1,
      isMet: false,
      conditions: [
        { of: "validBet", asked: units(300_000), had: units(800_000) },
        { of: "active", asked: 3n, had: 5n },
        { of: "loss", asked: units(10_000), had: units(9_999.99) },
      ],
    });
    expect(paid.steps.at(-1)).toEqual({ step: "nothing", why: "noTier" });
  });
  test("reaches a tier with its exact marks", () => {
    expect(dividend(team(300_000, 10_000, 3), terms, 0n, SECOND_HALF).gross).toBe(units(300));
    expect(dividend(team(299_999.99, 10_000, 3), terms, 0n, SECOND_HALF).gross).toBe(0n);
    expect(dividend(team(300_000, 10_000, 2), terms, 0n, SECOND_HALF).gross).toBe(0n);
  });

  const CARRIES: [Carry, bigint, bigint][] = [
    ["none", 0n, 0n],
    ["permanent", units(-400), units(-400)],
    ["previous", units(-300), units(-300)],
    ["firstHalf", units(-400), 0n],
  ];
  test.each(CARRIES)("with carry %s takes along %s of a first half, %s of a second", (...row) => {
    const [carry, first, second] = row;
    const after = (period: typeof FIRST_HALF) =>
      dividend(team(0, -300, 0), { ...terms, carry }, units(-100), period).carryOut;
    expect([after(FIRST_HALF), after(SECOND_HALF)]).toEqual([first, second]);
  });
});

describe("a daily salary", () => {
  test("of 0.8 % pays A 1,600 and of 0.5 % pays B 600, so A keeps 1,000", () => {
    const a = salary(team(200_000, 0, 5), [tier(80, { validBet: units(100_000), active: 5 })]);
    const b = salary(team(120_000, 0, 3), [tier(50, { validBet: units(50_000), active: 3 })]);
    expect([a.gross, b.gross]).toEqual([units(1_600), units(600)]);
    const earned = [
      { payee: "B", upline: "A", gross: b.gross },
      { payee: "A", upline: null, gross: a.gross },
    ];
    expect(settleTree(earned, "UPLINE")).toEqual([
      { ...earned[1], paidBelow: units(600), net: units(1_000), due: units(1_600), from: null },
      { ...earned[0], paidBelow: 0n, net: units(600), due: units(600), from: "A" },
    ]);
    expect(settleTree(earned, "HOUSE").map(({ due, from }) => [due, from])).toEqual([
      [units(1_000), null],
      [units(600), null],
    ]);
  });
  test("of the acceptance scenario pays 5.10", () => {
    const asks = { validBet: units(1_000), active: 1, minimumBet: units(100) };
    const figures = {
      validBet: units(1_020),
      loss: units(-580.12),
      active: [{ minimumBet: units(100), members: 1 }],
    };
    expect(salary(figures, [tier(50, asks)])).toMatchObject({ tier: 1, gross: units(5.1) });
  });
  test("takes the highest tier for the whole base and shows the lower one too", () => {
    const tiers = [tier(10, { validBet: units(1_000) }), tier(20, { validBet: units(2_000) })];
    const paid = salary(team(2_000, 0, 0), tiers);
    expect(paid).toMatchObject({ tier: 2, gross: units(4) });
    expect(paid.steps.map(({ step }) => step)).toEqual(["tier", "tier", "rate"]);
  });
  test("is not reached by a ten-thousandth less", () => {
    const tiers = [tier(10, { validBet: units(1_000) })];
    expect(salary({ ...team(0, 0, 0), validBet: units(1_000) - 1n }, tiers).gross).toBe(0n);
  });
  test("counts active members at each tier's own minimum bet", () => {
    const tiers = [
      tier(10, { active: 2, minimumBet: units(100) }),
      tier(20, { active: 2, minimumBet: units(500) }),
    ];
    const active = [
      { minimumBet: units(100), members: 3 },
      { minimumBet: units(500), members: 1 },
    ];
    const figures = { validBet: units(1_000), loss: 0n, active };
    expect(salary(figures, tiers)).toMatchObject({ tier: 1, gross: units(1) });
    expect(() => salary({ ...figures, active: [] }, tiers)).toThrow("were not counted");
  });
  test("may ask for a loss, and an hour's for the day before", () => {
    const loses = [tier(10, { loss: units(1) })];
    expect(salary(team(1_000, 0.99, 0), loses).gross).toBe(0n);
    expect(salary(team(1_000, 1, 0), loses).gross).toBe(units(1));
    const hour = [tier(10, { dayBefore: units(5_000) })];
    expect(salary(team(1_000, 0, 0), hour).gross).toBe(0n);
    expect(salary({ ...team(1_000, 0, 0), dayBefore: units(5_000) }, hour).gross).toBe(units(1));
  });
  test("is cut to the unit, never rounded up", () => {
    expect(salary({ ...team(0, 0, 0), validBet: 19_999n }, [tier(1)]).gross).toBe(1n);
  });
});

describe("a real-time salary", () => {
  const tiers = [
    { singleBet: units(10), dayBet: null, winRate: 20, lossRate: 10 },
    { singleBet: units(100), dayBet: units(1_000), winRate: 40, lossRate: 30 },
  ];
  const round = (stake: number, payout: number, dayBet = 0) =>
    roundSalary({ stake: units(stake), payout: units(payout), dayBet: units(dayBet) }, tiers);

  test("pays by won and lost, and nothing for a round that pays back its stake", () => {
    expect(round(50, 80)).toMatchObject({ tier: 1, gross: units(0.1) });
    expect(round(50, 20)).toMatchObject({ tier: 1, gross: units(0.05) });
    expect(round(50, 50)).toMatchObject({ tier: 1, gross: 0n });
    expect(round(50, 50).steps.at(-1)).toEqual({ step: "nothing", why: "even" });
  });
  test("asks for the least stake and the day's bet", () => {
    expect(round(9.99, 0)).toMatchObject({ tier: null, gross: 0n });
    expect(round(100, 0, 999.99)).toMatchObject({ tier: 1, gross: units(0.1) });
    expect(round(100, 0, 1_000)).toMatchObject({ tier: 2, gross: units(0.3) });
  });
});

test("a lower rate ends those below that pay more and keeps an equal one", () => {
  const below = [
    { contract: "c", downline: "C", highestRate: 51 },
    { contract: "d", downline: "D", highestRate: 50 },
  ];
  expect(endedByRate(50, below)).toEqual([below[0]]);
});

describe("a tree of payees", () => {
  /** Payee n hangs below one of those before it; only the first is the operator's. */
  const trees = fc
    .array(fc.record({ above: fc.nat(), gross: fc.bigInt({ min: 0n, max: 10n ** 12n }) }), {
      minLength: 1,
      maxLength: 30,
    })
    .map((rows) =>
      rows.map(({ above, gross }, at): Earned => {
        const upline = at === 0 ? null : String(above % at);
        return { payee: String(at), upline, gross };
      }),
    );
  const sum = (amounts: bigint[]) => amounts.reduce((total, next) => total + next, 0n);

  test("is paid from the top, each after whoever pays it", () => {
    fc.assert(
      fc.property(trees, (earned) => {
        const paid = settleTree(earned.toReversed(), "UPLINE");
        expect(paid).toHaveLength(earned.length);
        const met = new Set<string | null>([null]);
        for (const { payee, from } of paid) {
          expect(met.has(from)).toBe(true);
          met.add(payee);
        }
      }),
    );
  });
  test("costs the operator the top's gross, whoever pays, where no floor bites", () => {
    fc.assert(
      fc.property(trees, (earned) => {
        const top = earned[0]!.gross;
        const byUpline = settleTree(earned, "UPLINE");
        expect(sum(byUpline.filter(({ from }) => from === null).map(({ due }) => due))).toBe(top);
        expect(sum(byUpline.map(({ net }) => net))).toBe(top);
        const byHouse = settleTree(earned, "HOUSE");
        const floors = sum(byHouse.map(({ due, net }) => due - net));
        expect(sum(byHouse.map(({ due }) => due))).toBe(top + floors);
        if (byHouse.every(({ net }) => net >= 0n)) expect(floors).toBe(0n);
      }),
    );
  });
  test("lets an upline pay more than it got, or the house for it", () => {
    const earned = [
      { payee: "A", upline: null, gross: 100n },
      { payee: "B", upline: "A", gross: 160n },
    ];
    const figures = (payer: "UPLINE" | "HOUSE") =>
      settleTree(earned, payer).map(({ net, due }) => [net, due]);
    expect(figures("UPLINE")).toEqual([
      [-60n, 100n],
      [160n, 160n],
    ]);
    expect(figures("HOUSE")).toEqual([
      [-60n, 0n],
      [160n, 160n],
    ]);
  });
  test("leaves out those whose upline has no contract", () => {
    const earned = [
      { payee: "A", upline: null, gross: 5n },
      { payee: "C", upline: "B", gross: 3n },
      { payee: "D", upline: "C", gross: 1n },
    ];
    expect(settleTree(earned, "UPLINE").map(({ payee }) => payee)).toEqual(["A"]);
  });
});
