import { activeAsk, type Figures } from "./figures.ts";
import { type Pay, type Step, tierStep, WHOLE } from "./steps.ts";
import type { Tier } from "./terms.ts";

/**
 * A daily or an hour salary (domain 5.3): the team's valid bet of the period times the rate of the
 * highest tier that is met, on the whole base, cut to the unit. Tiers are sorted from low to high.
 */
export function salary(figures: Figures, tiers: readonly Tier[]): Pay {
  const asked = tiers.map((tier, at) =>
    tierStep(at + 1, [
      { of: "validBet", asked: tier.validBet, had: figures.validBet },
      { of: "loss", asked: tier.loss, had: figures.loss },
      activeAsk(figures, tier),
      { of: "dayBefore", asked: tier.dayBefore, had: figures.dayBefore ?? 0n },
    ]),
  );
  const met = asked.findLast(({ isMet }) => isMet)?.tier;
  if (!met) return { tier: null, gross: 0n, steps: [...asked, { step: "nothing", why: "noTier" }] };
  const { rate } = tiers[met - 1]!;
  const gross = (figures.validBet * BigInt(rate)) / WHOLE;
  const last: Step = { step: "rate", tier: met, base: figures.validBet, rate, amount: gross };
  return { tier: met, gross, steps: [...asked, last] };
}
