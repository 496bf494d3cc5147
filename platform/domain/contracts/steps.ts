import type { RoundEnd } from "../../contract/agents/contract-kinds.ts";

/** What a tier asked for and what was there. */
export type Condition = {
  of: "validBet" | "loss" | "active" | "dayBefore" | "singleBet" | "dayBet";
  asked: bigint;
  had: bigint;
};

/**
 * One step of a pay, in the order of reckoning. Pages write each as a sentence, so that the reader
 * can repeat it with a pocket calculator. Amounts are in ledger units, rates in basis points, tiers
 * count from 1.
 */
export type Step =
  | { step: "loss"; loss: bigint; carryIn: bigint; measure: bigint }
  | { step: "tier"; tier: number; conditions: Condition[]; isMet: boolean }
  | { step: "rate"; tier: number; base: bigint; rate: number; amount: bigint }
  /** A float dividend that reached `had` of the loss `asked`. */
  | {
      step: "part";
      tier: number;
      base: bigint;
      rate: number;
      had: bigint;
      asked: bigint;
      amount: bigint;
    }
  /** The rounds of a real-time salary that one rate paid; each amount was cut by itself. */
  | {
      step: "rounds";
      tier: number;
      end: RoundEnd;
      rounds: number;
      base: bigint;
      rate: number;
      amount: bigint;
    }
  | { step: "nothing"; why: "noLoss" | "noTier" | "even" }
  | { step: "carryOut"; amount: bigint };

/** An amount with the tier that gave it and the steps to it. */
export type Pay = { tier: number | null; gross: bigint; steps: Step[] };

/** Basis points in a whole. */
export const WHOLE = 10_000n;

/** A tier's step from what it asks for; what is null is not asked. */
export function tierStep(
  tier: number,
  asks: readonly { of: Condition["of"]; asked: bigint | null | undefined; had: bigint }[],
): Extract<Step, { step: "tier" }> {
  const conditions = asks.flatMap(({ of, asked, had }) =>
    asked == null ? [] : [{ of, asked, had }],
  );
  return {
    step: "tier",
    tier,
    conditions,
    isMet: conditions.every(({ asked, had }) => had >= asked),
  };
}
