import { highestRate, type RoundTier, ratesOf, type Tier } from "./terms.ts";

/** A field of a tier that stands against another tier or the upline's terms. */
export type TermsProblem = {
  tier: number;
  field: "rate" | "winRate" | "lossRate" | Mark;
  why: "notAboveTierBefore" | "belowTierBefore" | "aboveUpline" | "belowUpline";
  /** What the field is measured by: basis points, members or ledger units. */
  bound: bigint;
};

type Mark = "validBet" | "loss" | "active" | "dayBefore" | "singleBet" | "dayBet";
type AnyTier = Tier | RoundTier;
const MARKS: Mark[] = ["validBet", "loss", "active", "dayBefore", "singleBet", "dayBet"];
/** A downline's least marks may not be easier than the upline's. */
const BOUND_MARKS: Mark[] = ["validBet", "loss", "active", "singleBet"];

/**
 * What is wrong with the tiers of an offer (domain 5.3): tiers rise in their rates and never fall in
 * what they ask for, no rate is above the highest of the upline's own contract of that kind, and no
 * mark is below the upline's lowest. `upline` is null where the operator pays, who has no tiers.
 */
export function termsProblems(
  tiers: readonly AnyTier[],
  upline: readonly AnyTier[] | null,
): TermsProblem[] {
  return tiers.flatMap((tier, at) => [
    ...(at > 0 ? againstBefore(tier, tiers[at - 1]!, at + 1) : []),
    ...(upline ? againstUpline(tier, upline, at + 1) : []),
  ]);
}

function againstBefore(tier: AnyTier, before: AnyTier, number: number): TermsProblem[] {
  const rises = ratesOf(tier).some(([field, rate]) => rate > rateOf(before, field));
  const falls = ratesOf(tier).filter(([field, rate]) => rate < rateOf(before, field));
  const atRate = rises ? falls : ratesOf(tier).slice(0, 1);
  return [
    ...atRate.map(([field]) => ({
      tier: number,
      field,
      why: "notAboveTierBefore" as const,
      bound: BigInt(rateOf(before, field)),
    })),
    ...MARKS.filter((mark) => markOf(tier, mark) < markOf(before, mark)).map((field) => ({
      tier: number,
      field,
      why: "belowTierBefore" as const,
      bound: markOf(before, field),
    })),
  ];
}

function againstUpline(tier: AnyTier, upline: readonly AnyTier[], number: number): TermsProblem[] {
  const most = highestRate(upline);
  const least = (mark: Mark) =>
    upline.map((one) => markOf(one, mark)).reduce((low, next) => (next < low ? next : low));
  return [
    ...ratesOf(tier)
      .filter(([, rate]) => rate > most)
      .map(([field]) => ({
        tier: number,
        field,
        why: "aboveUpline" as const,
        bound: BigInt(most),
      })),
    ...BOUND_MARKS.filter((mark) => markOf(tier, mark) < least(mark)).map((field) => ({
      tier: number,
      field,
      why: "belowUpline" as const,
      bound: least(field),
    })),
  ];
}

function rateOf(tier: AnyTier, field: string): number {
  return ratesOf(tier).find(([name]) => name === field)?.[1] ?? 0;
}

/** What a tier asks for; nothing is zero. */
function markOf(tier: AnyTier, mark: Mark): bigint {
  const asked = (tier as Partial<Record<Mark, bigint | number | null>>)[mark];
  return BigInt(asked ?? 0);
}
