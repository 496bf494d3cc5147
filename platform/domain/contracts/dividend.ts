import type { Carry, DividendMode } from "../../contract/agents/contract-kinds.ts";
import { activeAsk, type Figures } from "./figures.ts";
import { type Pay, type Step, tierStep, WHOLE } from "./steps.ts";
import type { Tier } from "./terms.ts";

export type DividendTerms = { tiers: readonly Tier[]; mode: DividendMode; carry: Carry };

/** The period's own place: a half month's second half may add what the first half left. */
export type DividendPeriod = { isFirstHalf: boolean };

/**
 * A dividend (domain 5.3): a share of what the team lost, together with what earlier periods carry
 * (zero or less). Tiers are sorted from low to high, and the whole measure takes one rate. `fixed`
 * takes the highest tier that is met with its loss. `float` needs the other conditions alone, pays
 * each tier's rate times the part of its loss that was reached, and takes the most. Amounts are cut
 * to the unit once. `carryOut` is zero or less.
 */
export function dividend(
  figures: Figures,
  { tiers, mode, carry }: DividendTerms,
  carryIn: bigint,
  period: DividendPeriod,
): Pay & { carryOut: bigint } {
  const measure = figures.loss + carryIn;
  const carryOut = carried(carry, { loss: figures.loss, measure }, period);
  const first: Step = { step: "loss", loss: figures.loss, carryIn, measure };
  const last: Step[] = carryOut < 0n ? [{ step: "carryOut", amount: carryOut }] : [];
  if (measure <= 0n) {
    return {
      tier: null,
      gross: 0n,
      carryOut,
      steps: [first, { step: "nothing", why: "noLoss" }, ...last],
    };
  }
  const asked = tiers.map((tier, at) =>
    tierStep(at + 1, [
      { of: "validBet", asked: tier.validBet, had: figures.validBet },
      activeAsk(figures, tier),
      { of: "loss", asked: mode === "fixed" ? tier.loss : null, had: measure },
    ]),
  );
  const amounts = asked
    .filter(({ isMet }) => isMet)
    .map(({ tier }) => (mode === "fixed" ? whole(tier) : part(tier)));
  const paid = mode === "fixed" ? amounts.at(-1) : most(amounts);
  const shown = mode === "fixed" ? (paid ? [paid] : []) : amounts;
  const nothing: Step[] = paid ? [] : [{ step: "nothing", why: "noTier" }];
  return {
    tier: paid?.tier ?? null,
    gross: paid?.amount ?? 0n,
    carryOut,
    steps: [first, ...asked, ...shown, ...nothing, ...last],
  };

  function whole(tier: number) {
    const { rate } = tiers[tier - 1]!;
    return {
      step: "rate" as const,
      tier,
      base: measure,
      rate,
      amount: (measure * BigInt(rate)) / WHOLE,
    };
  }

  function part(tier: number) {
    const { rate, loss } = tiers[tier - 1]!;
    if (!loss || measure >= loss) return whole(tier);
    const amount = (measure * BigInt(rate) * measure) / (WHOLE * loss);
    return { step: "part" as const, tier, base: measure, rate, had: measure, asked: loss, amount };
  }
}

/** The highest amount; the higher tier's of two equal ones. */
function most<Paid extends { amount: bigint }>(amounts: Paid[]): Paid | undefined {
  return amounts.reduce<Paid | undefined>(
    (best, next) => (best && best.amount > next.amount ? best : next),
    undefined,
  );
}

/** What the next period starts with: nothing, or what the players won. */
function carried(
  carry: Carry,
  { loss, measure }: { loss: bigint; measure: bigint },
  { isFirstHalf }: DividendPeriod,
): bigint {
  const left = {
    none: 0n,
    permanent: measure,
    previous: loss,
    firstHalf: isFirstHalf ? measure : 0n,
  };
  return left[carry] < 0n ? left[carry] : 0n;
}
