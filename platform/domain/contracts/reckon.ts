import type { ContractTerms } from "../../contract/agents/contract-terms.ts";
import { dividend } from "./dividend.ts";
import type { Figures } from "./figures.ts";
import { isFirstHalf } from "./pay-period.ts";
import { type RoundGroup, roundSalary, roundsPay } from "./round-salary.ts";
import { salary } from "./salary.ts";
import type { Pay } from "./steps.ts";

/** What was counted for a contract in a period. Amounts are in ledger units. */
export type Counted = {
  stake: bigint;
  payout: bigint;
  validBet: bigint;
  rebates: bigint;
  agentRebates: bigint;
  bonuses: bigint;
  /** The deposits' fees that the house bore. */
  fees: bigint;
  active: readonly { minimumBet: bigint; members: number }[];
  /** An hour salary: the team's valid bet of the day before. */
  dayBefore?: bigint | undefined;
  /** A real-time salary: the paid rounds of a run. Without them the figures are those of one round. */
  rounds?: readonly RoundGroup[] | undefined;
  /** The valid bet on the day of that one round, of whoever has bet. */
  dayBet?: bigint | undefined;
};

/** The loss measure of domain 5.2; negative when the team won. */
export function lossOf(
  counted: Pick<Counted, "stake" | "payout" | "rebates" | "agentRebates" | "bonuses" | "fees">,
): bigint {
  const { stake, payout, rebates, agentRebates, bonuses, fees } = counted;
  return stake - payout - rebates - agentRebates - bonuses - fees;
}

/**
 * What a contract pays for what was counted, with the steps to it. Bills, their explanation, what-if
 * and what a period would pay now all come from here. `carryIn` and `carryOut` are zero or less; only
 * a dividend has them.
 */
export function reckon(
  terms: ContractTerms,
  counted: Counted,
  { carryIn, from }: { carryIn: bigint; from: string },
): Pay & { carryOut: bigint } {
  const { validBet, active, dayBefore = 0n, rounds, stake, payout, dayBet = 0n } = counted;
  const figures: Figures = { validBet, active, dayBefore, loss: lossOf(counted) };
  if (terms.kind === "realtime") {
    const pay = rounds ? roundsPay(rounds) : roundSalary({ stake, payout, dayBet }, terms.tiers);
    return { ...pay, carryOut: 0n };
  }
  if (terms.kind !== "dividend") return { ...salary(figures, terms.tiers), carryOut: 0n };
  return dividend(figures, terms, carryIn, {
    isFirstHalf: isFirstHalf({ length: terms.period, from }),
  });
}
