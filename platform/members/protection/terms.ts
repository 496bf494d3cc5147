import { LIMIT_KINDS, type LimitKind } from "../../contract/members/protection/protection-kinds.ts";
import type { Context } from "../../core/context.ts";
import { policyFor } from "../../core/guard.ts";
import type { Policy } from "../../domain/policy/policy.ts";

const HOUR_MS = 3_600_000;

/** What the law of a merchant's place asks of its limits and breaks, and what members may choose. */
export type ProtectionTerms = {
  kinds: readonly LimitKind[];
  /** Those that must have a limit before money comes in. */
  required: readonly LimitKind[];
  raiseWaitMs: number;
  /** Months from one raise of a kind of limit to the next that may be asked for. */
  raiseGapMonths: number;
  raiseNeedsTest: boolean;
  /** How long a higher limit may be confirmed after its wait. */
  confirmMs: number;
  timeOutHours: readonly number[];
  exclusionMonths: readonly number[];
  mayBeForEver: boolean;
  reality: { isForced: boolean; min: number; max: number };
};

/** The kinds of which a policy wants a limit before the first deposit. */
export const requiredKinds = ({ limits }: Policy): LimitKind[] =>
  LIMIT_KINDS.filter(
    (kind) =>
      limits.required.includes(kind) ||
      (kind === "deposit" && limits.depositAtSignUp === "required"),
  );

export function toProtectionTerms(policy: Policy): ProtectionTerms {
  const { limits, exclusion, realityCheck, timeOutHours } = policy;
  return {
    kinds: limits.kinds,
    required: requiredKinds(policy),
    raiseWaitMs: limits.raiseWaitHours * HOUR_MS,
    raiseGapMonths: limits.raiseGapMonths,
    raiseNeedsTest: limits.raiseNeedsTest,
    confirmMs: limits.confirmWithinHours * HOUR_MS,
    timeOutHours,
    exclusionMonths: exclusion.months,
    mayBeForEver: exclusion.mayBeForEver,
    reality: {
      isForced: realityCheck.isForced,
      min: realityCheck.minMinutes,
      max: realityCheck.maxMinutes,
    },
  };
}

/** The terms of a call: those of the merchant's place, or stricter ones of the visitor's. */
export const protectionTermsOf = async (
  context: Pick<Context, "store" | "merchant" | "clientCountry">,
) => toProtectionTerms(await policyFor(context));
