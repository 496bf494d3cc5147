import type { ContractTerms } from "../../contract/agents/contract-terms.ts";
import { Refusal } from "../../contract/wire/refusal.ts";
import { type TermsProblem, termsProblems } from "../../domain/contracts/terms-problems.ts";
import { formatAmount } from "../../domain/money.ts";

const CODES = {
  notAboveTierBefore: "tier_rate_not_rising",
  belowTierBefore: "tier_mark_falling",
  aboveUpline: "rate_above_upline",
  belowUpline: "mark_below_upline",
} as const;

/** Marks that are counts or rates; the others are amounts. */
const PLAIN = ["rate", "winRate", "lossRate", "active"];

/**
 * Refuses terms that an upline with these terms of its own may not offer, each error at its field,
 * e.g. `terms.tiers.1.rate`. `upline` is null where the operator offers. `bound` is basis points,
 * members, or an amount such as "100.00".
 */
export function checkTerms(terms: ContractTerms, upline: ContractTerms | null): void {
  const refusal = Refusal.of(termsErrors(terms, upline));
  if (refusal) throw refusal;
}

/** The same errors as a list. */
export function termsErrors(terms: ContractTerms, upline: ContractTerms | null) {
  return [
    ...(upline && terms.period !== upline.period
      ? [{ code: "period_not_upline", field: "terms.period", details: { bound: upline.period } }]
      : []),
    ...(upline && !isWithin(terms.gameTypes, upline.gameTypes)
      ? [{ code: "types_not_upline", field: "terms.gameTypes" }]
      : []),
    ...(terms.kind === "dividend" && terms.carry === "firstHalf" && terms.period === "monthly"
      ? [{ code: "carry_without_halves", field: "terms.carry" }]
      : []),
    ...termsProblems(terms.tiers, upline?.tiers ?? null).map(toError),
  ];
}

function toError({ tier, field, why, bound }: TermsProblem) {
  const shown = PLAIN.includes(field) ? Number(bound) : formatAmount(bound);
  const details = { tier, bound: shown };
  return { code: CODES[why], field: `terms.tiers.${tier - 1}.${field}`, details };
}

/** Null counts every category. */
export function isWithin(
  types: ContractTerms["gameTypes"],
  bounds: ContractTerms["gameTypes"],
): boolean {
  if (bounds === null) return true;
  return types?.every((type) => bounds.includes(type)) ?? false;
}
