import type { RoundEnd } from "../../contract/agents/contract-kinds.ts";
import { type Pay, type Step, tierStep, WHOLE } from "./steps.ts";
import type { RoundTier } from "./terms.ts";

/** One closed round of a downline, and the downline's valid bet of that day. */
export type PaidRound = { stake: bigint; payout: bigint; dayBet: bigint };

/**
 * A real-time salary for one round (domain 5.3): the stake times the rate for a won or a lost round,
 * by the highest tier that is met, cut to the unit. A round that pays back its stake earns nothing.
 * Tiers are sorted from low to high.
 */
export function roundSalary(
  { stake, payout, dayBet }: PaidRound,
  tiers: readonly RoundTier[],
): Pay {
  const asked = tiers.map((tier, at) =>
    tierStep(at + 1, [
      { of: "singleBet", asked: tier.singleBet, had: stake },
      { of: "dayBet", asked: tier.dayBet, had: dayBet },
    ]),
  );
  const met = asked.findLast(({ isMet }) => isMet)?.tier;
  if (!met) return { tier: null, gross: 0n, steps: [...asked, { step: "nothing", why: "noTier" }] };
  if (payout === stake) {
    return { tier: met, gross: 0n, steps: [...asked, { step: "nothing", why: "even" }] };
  }
  const tier = tiers[met - 1]!;
  const rate = payout > stake ? tier.winRate : tier.lossRate;
  const gross = (stake * BigInt(rate)) / WHOLE;
  const last: Step = { step: "rate", tier: met, base: stake, rate, amount: gross };
  return { tier: met, gross, steps: [...asked, last] };
}

/** Rounds that the same rate of the same tier paid. */
export type RoundGroup = {
  tier: number;
  end: RoundEnd;
  rounds: number;
  stake: bigint;
  rate: number;
  amount: bigint;
};

/** Whether a round paid more than its stake. */
export const endOf = ({ stake, payout }: Pick<PaidRound, "stake" | "payout">): RoundEnd =>
  payout > stake ? "won" : "lost";

/** The pay of a run: what its groups of rounds gave. It has no single tier. */
export function roundsPay(groups: readonly RoundGroup[]): Pay {
  const steps = groups.map(
    ({ stake: base, ...group }): Step => ({
      ...{ step: "rounds" as const, base },
      ...group,
    }),
  );
  return { tier: null, gross: groups.reduce((sum, { amount }) => sum + amount, 0n), steps };
}
