import type { Rates } from "../../contract/agents/rate-categories.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { agentTermsAt } from "../../core/merchant/config/terms-at.ts";
import { guardPath, type PathContract } from "../../domain/agents/guard-path.ts";
import { type RateProblem, ratesProblems } from "../../domain/agents/rates.ts";
import type { Transaction } from "../../store/open-store.ts";
import type { At } from "./rates-at.ts";

/** The codes of a rate above what may be given and of one below what is there. */
type Codes = { aboveMost: string; belowLeast: string };

/**
 * Refuses rates that are none (rate_wrong), above `most` or below `least`, at the field of each
 * category.
 */
export function requireRates(
  rates: Rates,
  bounds: { most: Rates; least: Rates },
  codes: Codes = { aboveMost: "rates_above_own", belowLeast: "rates_only_raised" },
): void {
  const code = { ...codes, notARate: "rate_wrong" };
  const refusal = Refusal.of(
    ratesProblems(rates, bounds).map((problem) => ({
      code: code[problem.why],
      field: problem.category,
      details: { bound: writtenBound(problem) },
    })),
  );
  if (refusal) throw refusal;
}

/** A series as it is, a rate as a percentage: "0.60". */
const writtenBound = ({ category, bound }: RateProblem): string =>
  category === "LOTT" ? String(bound) : percent(bound);

const percent = (basisPoints: number): string => (basisPoints / 100).toFixed(2);

/**
 * Refuses with rates_above_ceiling a path of which the merchant would pay more than its ceiling at
 * once. The details have the sum and the ceiling as percentages, and what they are of.
 */
export async function requireBelowCeiling(
  tx: Transaction,
  { merchant, at }: At,
  path: readonly Rates[],
  contracts: readonly PathContract[],
): Promise<void> {
  const { ceiling } = await agentTermsAt(tx, merchant, at);
  const above = guardPath(path, contracts, ceiling);
  if (!above) return;
  const { base, sum, most } = above;
  throw new Refusal("rates_above_ceiling", {
    details: { base, sum: percent(sum), most: percent(most) },
  });
}
